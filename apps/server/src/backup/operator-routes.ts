import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { restoreBackup, writeBackup } from '@pubquiz/db';
import { Router, type RequestHandler } from 'express';
import { isOperatorToken } from '../auth/operator-token';
import type { Deps } from '../deps';
import { logFault } from '../log-fault';
import { orThrow, toTrpcError } from '../refusal-error';
import { answerFailure } from '../rest/answer-failure';
import { readStarterFiles } from '../starter-library/read-starter-files';
import { backupFileName } from './backup-files';

export interface OperatorRoutesOptions {
  /** The database, as PostgreSQL knows it. */
  readonly url: string;
  readonly migrationsFolder: string;
  /** The account that the start makes (ADMIN_USERNAME). */
  readonly adminUsername: string | null;
  /** What else has to be done before the restored server is used. */
  readonly onRestored: () => Promise<void>;
}

function operatorRule({ settings }: Deps): RequestHandler {
  return ({ headers }, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
    if (isOperatorToken(token, settings.operatorToken)) {
      next();
      return;
    }
    // What a stranger sends is not read.
    response.setHeader('Connection', 'close');
    response.status(401).json({ error: 'Missing or wrong operator token' });
  };
}

function sendBackup(deps: Deps, { url, migrationsFolder }: OperatorRoutesOptions): RequestHandler {
  return async (_request, response) => {
    const at = deps.now();
    const body = new PassThrough();
    const writing = writeBackup({ url, migrationsFolder, to: body, createdAt: at });
    try {
      // Nothing is answered before there is something to send.
      await Promise.race([once(body, 'readable'), writing]);
      response.attachment(backupFileName(at)).type('application/gzip');
      const sending = pipeline(body, response);
      sending.catch(() => undefined);
      const { rowCount } = await writing;
      await sending;
      deps.log.info({ rowCount }, 'A backup was sent');
    } catch (error) {
      if (!response.headersSent) answerFailure(response, error, { onFault: faultOf(deps, 'backup') });
      else deps.log.warn('A backup broke off; whoever asked for it has no whole file');
    }
  };
}

function takeBackup(deps: Deps, options: OperatorRoutesOptions): RequestHandler {
  const { backups, contentDir } = deps.settings;
  return async (request, response) => {
    const received = join(backups.folder, `restore-${deps.newId()}.partial`);
    try {
      await mkdir(backups.folder, { recursive: true, mode: 0o700 });
      await pipeline(request, createWriteStream(received, { mode: 0o600, flags: 'wx' }));
      const starterFiles = await readStarterFiles(contentDir);
      const restored = orThrow(
        await restoreBackup({
          ...options,
          from: createReadStream(received),
          expected: {
            adminUsername: options.adminUsername,
            starterQuestionIds: starterFiles.flatMap(({ content }) =>
              (content?.questions ?? []).flatMap(({ id }) => id),
            ),
          },
        }),
      );
      deps.log.info({ ...restored }, 'A backup was restored');
      await options.onRestored();
      response.json(restored);
    } catch (error) {
      answerFailure(response, inSentence(error), { onFault: faultOf(deps, 'restore') });
    } finally {
      await rm(received, { force: true });
    }
  };
}

function inSentence(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOSPC') {
    return toTrpcError({
      code: 'unavailable',
      message: 'The disk of the server is full; nothing was restored',
    });
  }
  const isBrokenOff = code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isBrokenOff
    ? toTrpcError({ code: 'invalid', message: 'The file broke off; nothing was restored' })
    : error;
}

function faultOf({ log }: Deps, where: string): (error: unknown) => void {
  return (error) => logFault(log, error, where);
}

/** A backup of everything, and its way back; for whoever holds the operator token. Bodies are files, hence no tRPC. */
export function operatorRoutes(deps: Deps, options: OperatorRoutesOptions): Router {
  const router = Router();
  router.use(operatorRule(deps));
  router.get('/backup', sendBackup(deps, options));
  router.post('/restore', takeBackup(deps, options));
  return router;
}
