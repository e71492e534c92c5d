import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

type ProcessStat = { readonly state: string; readonly startTicks: string };

/** Tells whether a process runs; one that has ended but that nobody has collected yet does not. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    const stat = readStat(pid);
    return stat !== undefined && stat.state !== 'Z' && stat.state !== 'X';
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process began, in a form that only serves comparison: it tells a process from a later one with its pid. */
export function startOf(pid: number): string {
  if (process.platform === 'linux') return `${bootId()} ${readStat(pid)?.startTicks ?? ''}`;
  return process.platform === 'win32' ? '' : ps(pid, 'lstart=');
}

/** The command line of a process, empty where it cannot be read. */
export function commandLineOf(pid: number): string {
  if (process.platform !== 'linux') return process.platform === 'win32' ? '' : ps(pid, 'command=');
  return (readProcFile(`${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
}

/** The folder that a process works in; undefined where the system does not tell. */
export function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function readStat(pid: number): ProcessStat | undefined {
  const text = readProcFile(`${pid}/stat`);
  if (text === undefined) return undefined;
  // The second field is the program's name in brackets, which may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
}

function bootId(): string {
  return readProcFile('sys/kernel/random/boot_id')?.trim() ?? '';
}

function readProcFile(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string {
  return spawnSync('ps', ['-ww', '-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
