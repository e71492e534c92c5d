import { Router } from 'express';
import type { Registry } from 'prom-client';
import { hasBasicCredential } from './basic-credential';

export interface HealthOptions {
  readonly registry: Registry;
  readonly basicCredential: string;
  /** Why this process takes no calls now; null while it does. */
  readonly notReady: () => Promise<string | null>;
}

/** /healthz and /readyz for whoever watches the process, /metrics with the API's credential. */
export function healthRoutes({ registry, basicCredential, notReady }: HealthOptions): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const reason = await notReady();
    if (reason === null) res.json({ status: 'ready' });
    else res.status(503).set('Retry-After', '1').json({ error: reason });
  });
  router.get('/metrics', async (req, res) => {
    if (!hasBasicCredential(req.headers.authorization, basicCredential)) {
      res.status(401).set('WWW-Authenticate', 'Basic realm="Pub Quiz API"');
      res.json({ error: 'Missing or wrong API credential' });
      return;
    }
    res.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
