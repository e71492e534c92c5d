import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE_NAME = 'operator-token';

/** The operator token of a DATA_DIR; made at the first start, readable by its owner only (wire contract 13). */
export async function readOperatorToken(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE_NAME);
  await mkdir(dataDir, { recursive: true });
  try {
    // The flag makes one of two nodes that start at once the maker; the other one reads what it wrote.
    await writeFile(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
