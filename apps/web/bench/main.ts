// Measures the pages of the built site with Lighthouse and prints a table. `node bench/main.ts /en /ar/shop` measures those alone.
import { chromium } from '@playwright/test';
import { localizedPath } from '@vitrine/i18n';
import { chromiumPath } from '../../../scripts/system.mjs';
import { isNotFound, pages } from '../e2e/pages.ts';
import { measure } from './measure.ts';
import { serve } from './serve.ts';
import { heading, row } from './table.ts';

/** A median needs this many at least. */
const runs = 3;

/** A page of each route, and of the ways to name nothing the plainest. */
const paths = pages.filter((path) => path === '/nowhere' || !isNotFound(path));
const asked = process.argv.slice(2);
const addresses =
  asked.length > 0 ? asked : (['en', 'ar'] as const).flatMap((one) => paths.map((path) => localizedPath(one, path)));

// The address that the site was built for, so that its pages name themselves.
const site = new URL(process.env.SITE_URL ?? 'http://127.0.0.1:4390');
const debuggingPort = Number(site.port) + 2;

const stop = await serve(site);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
});
try {
  console.log(heading);
  for (const address of addresses) {
    const results = [];
    for (let run = 0; run < runs; run++) results.push(await measure(new URL(address, site).href, debuggingPort));
    console.log(row(address, results));
  }
} finally {
  await browser.close();
  stop();
}
