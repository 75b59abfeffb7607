import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStorybook } from './storybook.ts';

let folder: string;
let site: Hono;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-storybook-'));
  const storybook = createStorybook(folder, () => ({ 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'same-origin' }));
  site = new Hono().get('/storybook', storybook).get('/storybook/*', storybook);
});
afterEach(() => rm(folder, { recursive: true }));

it('responds with a page that reloads itself until the build is complete', async () => {
  await writeFile(join(folder, 'index.html'), 'manager');
  const response = await site.request('/storybook/');
  expect(response.status).toBe(503);
  expect(response.headers.get('Refresh')).toBe('3');
  await writeFile(join(folder, 'iframe.html'), 'preview');
  expect(await (await site.request('/storybook/')).text()).toBe('manager');
});

it('redirects to the path with a slash, to which the links of the Storybook are relative', async () => {
  const response = await site.request('/storybook');
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/storybook/']);
});

it('lets the Storybook show its stories in a frame, and keeps the other security headers', async () => {
  await writeFile(join(folder, 'iframe.html'), 'preview');
  const { headers } = await site.request('/storybook/iframe.html?id=basics-button--primary');
  expect(headers.get('Content-Type')).toContain('text/html');
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
});

it.each(['missing.js', '..%2Fpackage.json', '%2e%2e/package.json'])('responds with 404 to %s', async (path) => {
  await writeFile(join(folder, 'iframe.html'), 'preview');
  expect((await site.request(`/storybook/${path}`)).status).toBe(404);
});
