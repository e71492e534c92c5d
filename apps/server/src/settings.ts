import { join } from 'node:path';
import { readOperatorToken } from './auth/operator-token-file';
import type { Retention } from './backup/old-backups';
import type { Environment } from './env';

/** When backups are made by themselves, where they lie, and how long. */
export interface BackupSettings {
  readonly isDaily: boolean;
  readonly folder: string;
  /** HH:MM, where the server is. */
  readonly time: string;
  readonly keep: Retention;
}

/** What the host of this server has decided (wire contract 13), as use cases need it. */
export interface Settings {
  /** Origin of invite and team URLs, without a slash at the end. */
  readonly publicUrl: string;
  readonly siteSuffix: string;
  readonly socialUrl: string;
  readonly supportEmail: string;
  readonly contributorName: string;
  /** Folder of the pages and the starter library. */
  readonly contentDir: string;
  readonly operatorToken: string;
  readonly backups: BackupSettings;
}

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The settings of an environment; what depends on where the server runs fills in what is not set. */
export async function readSettings(
  environment: Environment,
  { port, contentDir }: { readonly port: number; readonly contentDir: string },
): Promise<Settings> {
  return {
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${port}`,
    siteSuffix: environment.SITE_SUFFIX,
    socialUrl: environment.SOCIAL_URL,
    supportEmail: environment.SUPPORT_EMAIL,
    contributorName: environment.CONTRIBUTOR_NAME,
    contentDir: environment.CONTENT_DIR ?? contentDir,
    operatorToken: environment.OPERATOR_TOKEN ?? (await readOperatorToken(environment.DATA_DIR)),
    backups: {
      isDaily: environment.BACKUP === 'on',
      folder: environment.BACKUP_DIR ?? join(environment.DATA_DIR, 'backups'),
      time: environment.BACKUP_TIME,
      keep: { days: environment.BACKUP_KEEP_DAYS, weeks: environment.BACKUP_KEEP_WEEKS },
    },
  };
}

/** True while phones cannot reach the public address: it names this machine only. */
export function isLoopbackUrl(url: string): boolean {
  return LOOPBACK_HOSTS.has(new URL(url).hostname);
}

/** True when the session cookie can carry `Secure`: https, or a browser's exception for localhost (wire contract 4). */
export function isSecureUrl(url: string): boolean {
  return url.startsWith('https:') || isLoopbackUrl(url);
}
