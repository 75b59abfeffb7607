import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConcurrencyLimit } from './limit.ts';

/** From 1 ms to 10 s. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of a server. `app` responds to `/metrics` in the text format of Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const app = new Hono().get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  return {
    app,
    requestDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of HTTP requests',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: durationBuckets,
      registers,
    }),
    cacheRequests: new Counter({
      name: 'cache_requests_total',
      help: 'Requests to the caches of responses: hit, stale, or miss',
      labelNames: ['cache', 'result'] as const,
      registers,
    }),
    renderDuration: new Histogram({
      name: 'page_render_duration_seconds',
      help: 'Duration of rendering a page on request',
      buckets: durationBuckets,
      registers,
    }),
    overloads: new Counter({
      name: 'overload_responses_total',
      help: 'Requests that were rejected because too many were waiting',
      registers,
    }),
    cspReports: new Counter({
      name: 'csp_reports_total',
      help: 'Violations of the content security policy that browsers have reported',
      labelNames: ['directive'] as const,
      registers,
    }),
    /** Adds the number of waiting tasks of a limit. */
    observeQueue: (limit: ConcurrencyLimit) =>
      new Gauge({
        name: 'queue_length',
        help: 'Tasks that wait for the database or for rendering',
        registers,
        collect() {
          this.set(limit.getPendingCount());
        },
      }),
  };
}
