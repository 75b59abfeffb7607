// Measures the pages of the built site with Lighthouse, with simulated and with applied throttling, and prints a table.
// `node bench/main.ts /en /ar/shop` measures only these.
import { chromium } from '@playwright/test';
import { localizedPath } from '@vitrine/i18n';
import { chromiumPath } from '../../../scripts/system.mjs';
import { isNotFound, pages } from '../e2e/pages.ts';
import { measure, type Throttling } from './measure.ts';
import { serve } from './serve.ts';
import { heading, row } from './table.ts';

/** What Lighthouse calls the throttling, and what the table calls it. */
const throttlingMethods: readonly (readonly [Throttling, string])[] = [
  ['simulate', 'simulated'],
  ['devtools', 'applied'],
];

/** Runs per page and throttling, for a median. */
const runs = 3;

/** One page per route, and one not-found page. */
const paths = pages.filter((path) => path === '/nowhere' || !isNotFound(path));
const args = process.argv.slice(2);
const measuredPaths =
  args.length > 0
    ? args
    : (['en', 'ar'] as const).flatMap((language) => paths.map((path) => localizedPath(language, path)));

// The `SITE_URL` of the build, so that canonical URLs match.
const site = new URL(process.env.SITE_URL ?? 'http://127.0.0.1:4390');
const debuggingPort = Number(site.port) + 2;

const stop = await serve(site);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
});
try {
  console.log(heading);
  for (const path of measuredPaths)
    for (const [throttling, name] of throttlingMethods) {
      const results = [];
      for (let run = 0; run < runs; run++)
        results.push(await measure(new URL(path, site).href, debuggingPort, throttling));
      console.log(row(`${path}, ${name}`, results));
    }
} finally {
  await browser.close();
  stop();
}
