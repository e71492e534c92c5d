import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { starterFileSchema, type StarterFile } from './starter-file';

/** A file of the starter library, or why it can not be used. */
export interface ReadStarterFile {
  readonly name: string;
  readonly content: StarterFile | null;
  /** A sentence that says where the file is wrong; null when it is not. */
  readonly problem: string | null;
}

async function namesOf(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readStarterFile(folder: string, name: string): Promise<ReadStarterFile> {
  const text = await readFile(join(folder, name), 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { name, content: null, problem: `${name} is not valid JSON` };
  }
  const read = starterFileSchema.safeParse(json);
  if (read.success) return { name, content: read.data, problem: null };
  const [issue] = read.error.issues;
  return { name, content: null, problem: `${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
}

/** The files of a host's starter library; none when the host has no such folder. */
export async function readStarterFiles(contentDir: string): Promise<readonly ReadStarterFile[]> {
  const folder = join(contentDir, 'library');
  const names = await namesOf(folder);
  return Promise.all(names.map((name) => readStarterFile(folder, name)));
}
