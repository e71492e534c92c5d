import postgres from 'postgres';

import { DatabaseStartError } from './database-start-error';

/** A pool of connections, as postgres.js gives it. */
export type Sql = postgres.Sql;

/** What a caller may change about a pool; everything else is the same for every connection of the program. */
export type ConnectOptions = {
  readonly max?: number;
  readonly applicationName?: string;
  /** 0 switches the limit off, for a backup or a migration that may take its time. */
  readonly statementTimeoutMs?: number;
  readonly lockTimeoutMs?: number;
  readonly idleInTransactionTimeoutMs?: number;
  readonly connectTimeoutSeconds?: number;
  /** Seconds before a connection is replaced; null keeps it, which session-level locks need. */
  readonly maxLifetimeSeconds?: number | null;
  readonly onClose?: () => void;
};

const defaultStatementTimeoutMs = 20_000;
const defaultLockTimeoutMs = 5_000;
const defaultIdleInTransactionTimeoutMs = 15_000;
const slowestReconnectSeconds = 0.25;

/**
 * Opens a pool on a PostgreSQL URL; nothing is sent before the first query.
 * `?host=/folder` names a Unix socket's folder, as in psql; postgres.js itself cannot read that.
 * @throws DatabaseStartError `bad-url` when the text is no PostgreSQL URL.
 */
export function connect(url: string, options: ConnectOptions = {}): Sql {
  const target = parseDatabaseUrl(url);
  return postgres(target.url, {
    ...(target.socketFolder === undefined ? {} : { path: `${target.socketFolder}/.s.PGSQL.${target.port}` }),
    max: options.max ?? 10,
    connect_timeout: options.connectTimeoutSeconds ?? 10,
    ...(options.maxLifetimeSeconds === undefined ? {} : { max_lifetime: options.maxLifetimeSeconds }),
    // The library's own backoff grows to 20 s, far beyond the second in which a database comes back.
    backoff: (attempt) => Math.min(0.02 * 2 ** attempt, slowestReconnectSeconds),
    onnotice: () => undefined,
    onclose: () => options.onClose?.(),
    connection: {
      application_name: options.applicationName ?? 'pubquiz',
      statement_timeout: options.statementTimeoutMs ?? defaultStatementTimeoutMs,
      lock_timeout: options.lockTimeoutMs ?? defaultLockTimeoutMs,
      idle_in_transaction_session_timeout:
        options.idleInTransactionTimeoutMs ?? defaultIdleInTransactionTimeoutMs,
    },
  });
}

type DatabaseTarget = {
  readonly url: string;
  readonly socketFolder: string | undefined;
  readonly port: string;
};

/** Splits a PostgreSQL URL into what postgres.js reads and the Unix socket's folder. */
export function parseDatabaseUrl(text: string): DatabaseTarget {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new DatabaseStartError(
      'bad-url',
      'DATABASE_URL is not a PostgreSQL address. It looks like postgres://user:password@host:5432/database.',
    );
  }
  const host = url.searchParams.get('host') ?? undefined;
  const port = url.searchParams.get('port') ?? (url.port === '' ? '5432' : url.port);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  if (host?.startsWith('/') === true) return { url: url.href, socketFolder: host, port };
  if (host !== undefined) {
    url.hostname = host;
    url.port = port;
  }
  return { url: url.href, socketFolder: undefined, port };
}

/** Names a database in a message, without its password. */
export function describeDatabaseUrl(text: string): string {
  const { url, socketFolder, port } = parseDatabaseUrl(text);
  const parsed = new URL(url);
  const place = socketFolder ?? `${parsed.hostname === '' ? 'localhost' : parsed.hostname}:${port}`;
  return `${place}${parsed.pathname === '/' ? '' : parsed.pathname}`;
}
