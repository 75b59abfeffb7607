// Measures pages of the built site with Lighthouse, with simulated and with applied throttling, and prints a table.
// `node bench/main.ts /en /ar/shop` measures only these two pages.
import { chromium } from '@playwright/test';
import { localizedPath } from '@vitrine/i18n';
import { findFreePort } from '../../../scripts/free-port.mjs';
import { findChromiumPath } from '../../../scripts/system-programs.mjs';
import { isNotFound, pagePaths } from '../e2e/page-paths.ts';
import { startSite } from '../e2e/start-site.ts';
import { runLighthouse, type ThrottlingMethod } from './run-lighthouse.ts';
import { formatResultRow, tableHeader } from './table.ts';

/** The throttling methods of Lighthouse, each with its name in the table. */
const throttlingMethods: readonly (readonly [ThrottlingMethod, string])[] = [
  ['simulate', 'simulated'],
  ['devtools', 'applied'],
];

/** The number of runs per page and throttling method. */
const runCount = 3;

/** One page per route, the page of a store product, and one not-found page. They are measured in English and Arabic. */
const paths = pagePaths.filter((path) => path === '/nowhere' || !isNotFound(path));
const args = process.argv.slice(2);
const measuredPaths =
  args.length > 0
    ? args
    : (['en', 'ar'] as const).flatMap((language) => paths.map((path) => localizedPath(language, path)));

// `SITE_URL` must be that of the build, so that canonical URLs match.
const siteUrl = new URL(process.env.SITE_URL ?? 'http://127.0.0.1:4390');
const stopSite = await startSite(siteUrl);
const debuggingPort = await findFreePort(0, '127.0.0.1');
const browser = await chromium.launch({
  executablePath: findChromiumPath(),
  args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
});
try {
  console.log(tableHeader);
  for (const path of measuredPaths)
    for (const [throttlingMethod, name] of throttlingMethods) {
      const results = [];
      for (let run = 0; run < runCount; run++)
        results.push(await runLighthouse(new URL(path, siteUrl).href, debuggingPort, throttlingMethod));
      console.log(formatResultRow(`${path}, ${name}`, results));
    }
} finally {
  await browser.close();
  await stopSite();
}
