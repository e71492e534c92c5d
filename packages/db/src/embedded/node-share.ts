import { connect, type Sql } from '../connect';
import { isDatabaseAway } from '../database-away';
import { DatabaseStartError } from '../database-start-error';
import { databaseUrl, type Endpoint } from './endpoint';

/** A live node's share in the database: a lock that its connection holds, and that ends with it, however that happens. */
export type NodeShare = {
  readonly sql: Sql;
  /** Settles when the connection is gone. */
  readonly lost: Promise<void>;
  /** Gives the share back; true when no other node has one, and none can get one until this connection ends. */
  giveBackAsLast(): Promise<boolean>;
  end(): Promise<void>;
};

export type ShareRequest = {
  readonly endpoint: Endpoint;
  readonly password: string;
  readonly cluster: string;
};

/** Locks belong to one database; nodes meet in this one, which a restore never touches. */
const meetingDatabase = 'postgres';
const nodeLock = 7_316_550;
const wrongPassword: ReadonlySet<unknown> = new Set(['28P01', '28000']);

/**
 * Takes a share in the database that runs behind the endpoint; undefined while none runs there or the last node is
 * stopping it.
 * @throws DatabaseStartError `not-ours` when something else answers.
 */
export async function takeShare(request: ShareRequest): Promise<NodeShare | undefined> {
  let onClose = (): void => undefined;
  const lost = new Promise<void>((resolve) => (onClose = resolve));
  const sql = connect(databaseUrl(request.endpoint, request.password, meetingDatabase), {
    max: 1,
    applicationName: 'pubquiz-node',
    statementTimeoutMs: 0,
    maxLifetimeSeconds: null,
    onClose,
  });
  const end = (): Promise<void> => sql.end({ timeout: 1 });
  try {
    const [row] = await sql<{ shared: boolean; folder: string }[]>`
      select pg_try_advisory_lock_shared(${nodeLock}) as shared, current_setting('data_directory') as folder`;
    // A socket lies in its data folder; a port may have gone to another database.
    if (request.endpoint.kind === 'loopback' && row?.folder !== request.cluster) throw notOurs(request);
    if (row?.shared === true) return { sql, lost, giveBackAsLast: () => giveBackAsLast(sql), end };
  } catch (error) {
    if (!isDatabaseAway(error)) {
      await end();
      throw wrongPassword.has((error as { code?: unknown }).code) ? notOurs(request) : error;
    }
  }
  await end();
  return undefined;
}

async function giveBackAsLast(sql: Sql): Promise<boolean> {
  // First give back, then ask: two nodes that stop together would otherwise each see the other's share.
  await sql`select pg_advisory_unlock_shared(${nodeLock})`;
  const [row] = await sql<{ last: boolean }[]>`select pg_try_advisory_lock(${nodeLock}) as last`;
  return row?.last === true;
}

function notOurs({ cluster }: ShareRequest): DatabaseStartError {
  return new DatabaseStartError(
    'not-ours',
    `A PostgreSQL that does not accept the password in DATA_DIR answers for ${cluster}. Stop it, or choose another DATA_DIR.`,
  );
}
