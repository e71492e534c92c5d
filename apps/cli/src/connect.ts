import {
  BackupRefusedError,
  createPubQuizClient,
  type BackupTransferOptions,
  type PubQuizClient,
} from '@pubquiz/client';
import { TRPCClientError } from '@trpc/client';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure';
import type { CliEnvironment } from './env';
import { readSecret } from './terminal/read-secret';

export type Api = PubQuizClient['api'];

/** How a command reaches the server and proves who it is. */
export interface ConnectOptions {
  readonly url?: string | undefined;
  readonly dataDir?: string | undefined;
  /** Logs in as this account instead of using the operator token. */
  readonly username?: string | undefined;
}

/** A server, and whether the command acts as its operator or as an editor with a login. */
export interface Connection {
  readonly url: string;
  readonly api: Api;
  readonly isOperator: boolean;
  /** null for a login. */
  readonly operatorToken: string | null;
}

async function operatorToken(environment: CliEnvironment, dataDir: string | undefined): Promise<string> {
  if (dataDir === undefined && environment.operatorToken !== null) return environment.operatorToken;
  const path = join(dataDir ?? environment.dataDir, 'operator-token');
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch {
    throw new Failure(
      `The operator token is not in ${path}. Set DATA_DIR to the folder of the server's data, or OPERATOR_TOKEN, or log in with --username.`,
    );
  }
}

function nobodyAt(url: string): string {
  return `No Pub Quiz server answers at ${url}. Is it running?`;
}

function checkedUrl(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new Failure(`${url} is no address like http://localhost:3000`);
}

/** Opens a connection as the operator, or with `username` as the holder of that account. */
export async function connect(environment: CliEnvironment, options: ConnectOptions): Promise<Connection> {
  const url = checkedUrl(options.url ?? environment.url);
  if (options.username === undefined) {
    const token = await operatorToken(environment, options.dataDir);
    return {
      url,
      api: createPubQuizClient({ url, operatorToken: token }).api,
      isOperator: true,
      operatorToken: token,
    };
  }
  const { username } = options;
  const password = environment.password ?? (await readSecret(`Password of ${username}`));
  const { userSessionId } = await createPubQuizClient({ url }).api.auth.logIn.mutate({ username, password });
  if (userSessionId === null) throw new Failure('The server gave no login');
  return {
    url,
    api: createPubQuizClient({ url, userSessionId }).api,
    isOperator: false,
    operatorToken: null,
  };
}

/** The server and the token of a connection that acts as its operator. */
export function operatorOf({ url, operatorToken }: Connection): BackupTransferOptions {
  if (operatorToken === null) throw new Failure('Only the operator of the server may do this');
  return { url, operatorToken };
}

/** What went wrong with a call, as a sentence; null for what is a fault of this program. */
export function explainCallFailure(error: unknown, url: string): string | null {
  if (error instanceof BackupRefusedError) return error.message;
  if (error instanceof TypeError && error.message === 'fetch failed') return nobodyAt(url);
  if (!(error instanceof TRPCClientError)) return null;
  const isAnswered = error.shape !== undefined && error.shape !== null;
  return isAnswered ? error.message : nobodyAt(url);
}
