import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Seconds by route pattern and status; never by URL, which holds secrets. */
  readonly requests: Histogram<'route' | 'status'>;
  readonly subscribers: Gauge<'feed'>;
  readonly updates: Counter<'feed'>;
}

/** The numbers that /metrics shows. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'pubquiz_request_seconds',
      help: 'Time to answer a request, by route',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    subscribers: new Gauge({
      name: 'pubquiz_feed_subscribers',
      help: 'Devices that watch a feed now',
      labelNames: ['feed'],
      registers: [registry],
    }),
    updates: new Counter({
      name: 'pubquiz_feed_updates_total',
      help: 'Updates made for feeds, one for each audience',
      labelNames: ['feed'],
      registers: [registry],
    }),
  };
}
