import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { addCspReporting, createCspReportHandlers } from './csp-reports.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';

let logs: string[];
let metrics: ReturnType<typeof createMetrics>;
let site: Hono;

beforeEach(() => {
  logs = [];
  metrics = createMetrics();
  const logger = createLogger('site', 'warn', { write: (line) => void logs.push(line) });
  site = new Hono().post('/csp-reports', ...createCspReportHandlers(logger, metrics));
});

const send = (body: unknown) =>
  site.request('/csp-reports', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });

async function readCounts() {
  const { values } = await metrics.cspReports.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.directive, value]));
}

it('counts and logs the reports of both formats', async () => {
  const blocked = 'https://evil.example/x.js';
  await send({ 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': blocked } });
  const report = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'data' } };
  const response = await send([report, report]);
  expect(response.status).toBe(204);
  expect(await readCounts()).toEqual({ 'script-src-elem': 1, 'img-src': 2 });
  expect(JSON.parse(logs[0] ?? '')).toMatchObject({ directive: 'script-src-elem', blocked });
});

it.each([
  ['no JSON', 'x'],
  ['an empty body', ''],
  ['another object', { a: 1 }],
  ['null', 'null'],
  ['an unknown directive', { 'csp-report': { 'effective-directive': 'other-src' } }],
])('ignores %s', async (_, body) => {
  expect((await send(body)).status).toBe(204);
  expect(await readCounts()).toEqual({});
});

it('rejects a body of more than 16 KiB, and ignores reports after the twentieth', async () => {
  expect((await send('x'.repeat(20_000))).status).toBe(413);
  await send(Array.from({ length: 30 }, () => ({ body: { effectiveDirective: 'img-src' } })));
  expect(await readCounts()).toEqual({ 'img-src': 20 });
});

it('adds its path to the policy', () => {
  expect(addCspReporting({ 'Content-Security-Policy': "default-src 'self'", 'X-Frame-Options': 'DENY' })).toEqual({
    'Content-Security-Policy': "default-src 'self'; report-uri /csp-reports; report-to csp",
    'Reporting-Endpoints': 'csp="/csp-reports"',
    'X-Frame-Options': 'DENY',
  });
});
