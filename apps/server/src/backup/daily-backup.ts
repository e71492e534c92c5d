import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asOnlyNode, type MilestoneRepository } from '@pubquiz/db';
import type { Logger } from '../logger';
import type { BackupSettings } from '../settings';
import { listBackups, makeBackupFile, NoRoomError, removeAbandoned } from './backup-files';
import { latestSlot } from './latest-slot';
import { oldBackups } from './old-backups';

export interface DailyBackupOptions {
  readonly settings: BackupSettings;
  readonly milestones: MilestoneRepository;
  readonly log: Logger;
  readonly now: () => Date;
  /** The database, as PostgreSQL knows it. */
  readonly url: string;
  readonly migrationsFolder: string;
  /** Ends a backup that is being made. */
  readonly signal?: AbortSignal;
}

const FIRST_LOOK_MS = 60_000;
const LOOK_EVERY_MS = 10 * 60_000;

async function isDue({ milestones, settings, now }: DailyBackupOptions): Promise<boolean> {
  const last = await milestones.reachedAt('daily-backup');
  return last === null || last < latestSlot(now(), settings.time);
}

async function backUp(options: DailyBackupOptions): Promise<void> {
  const { settings, milestones, log, now, ...source } = options;
  // Another node may have made it while this one waited for its turn.
  if (!(await isDue(options))) return;
  const at = now();
  const startedAt = performance.now();
  const { name, sizeInBytes, rowCount } = await makeBackupFile(settings.folder, { ...source, at });
  await milestones.reach('daily-backup', at);
  const seconds = Math.round(performance.now() - startedAt) / 1000;
  log.info({ name, sizeInBytes, rowCount, seconds }, 'The daily backup is made');
  const names = (await listBackups(settings.folder)).map((file) => file.name);
  for (const old of oldBackups(names, settings.keep)) await rm(join(settings.folder, old), { force: true });
  await removeAbandoned(settings.folder, at);
}

function tell({ log }: DailyBackupOptions, error: unknown): void {
  const { name, message, code } = error as NodeJS.ErrnoException;
  const reason = error instanceof NoRoomError || code !== undefined ? message : name;
  log.error({ reason, code }, 'The daily backup was not made; it is tried again in ten minutes');
}

/** Makes the daily backup if it is due and no other node makes it; a failure is told in the log. */
export async function makeDailyBackup(options: DailyBackupOptions): Promise<void> {
  try {
    if (await isDue(options)) await asOnlyNode(options.url, () => backUp(options));
  } catch (error) {
    if (options.signal?.aborted !== true) tell(options, error);
  }
}

/**
 * Looks now and then whether a backup is due, unless the host wants none: one that was missed while the machine was off
 * is made up for.
 */
export function startDailyBackup(options: DailyBackupOptions): { stop(): Promise<void> } {
  if (!options.settings.isDaily) return { stop: () => Promise.resolve() };
  const stopped = new AbortController();
  let running: Promise<void> | null = null;
  const look = () => {
    running ??= makeDailyBackup({ ...options, signal: stopped.signal }).finally(() => {
      running = null;
    });
  };
  const first = setTimeout(look, FIRST_LOOK_MS);
  const timer = setInterval(look, LOOK_EVERY_MS);
  first.unref();
  timer.unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      stopped.abort();
      await running;
    },
  };
}
