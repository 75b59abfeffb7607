// `pnpm bench:felt` measures how fast the site feels on a slow phone: first visits and clicks. Chromium emulates the phone by
// throttling. `RUNS` is the number of runs. If `ONLY` is set, only the clicks whose name contains its value are measured.
import { chromium } from '@playwright/test';
import { localizedPath } from '@vitrine/i18n';
import { findChromiumPath } from '../../../scripts/system-programs.mjs';
import { createSitePage } from '../e2e/site-page.ts';
import { startSite } from '../e2e/start-site.ts';
import { serveBaselinePage } from './baseline-page.ts';
import { type ClickTimes, measureClick } from './measure-click.ts';
import { type LoadTimes, measureLoad } from './measure-load.ts';
import { type Click, clicks } from './slow-phone-clicks.ts';
import { formatMedianAndRange, formatRow } from './table.ts';
import { recordRequests, trackRequests, withThrottledPage } from './throttled-page.ts';

const runCount = Number(process.env.RUNS ?? 5);
const nameFilter = process.env.ONLY ?? '';
const languages = ['en', 'ar'] as const;

const siteUrl = new URL(process.env.SITE_URL ?? 'http://127.0.0.1:4390');
const stopSite = await startSite(siteUrl);
const baselinePage = await serveBaselinePage();
const browser = await chromium.launch({ executablePath: findChromiumPath(), args: ['--no-sandbox'] });

const getUrl = (language: (typeof languages)[number], path: string) =>
  new URL(localizedPath(language, path), siteUrl).href;

const loadMeasurements: Record<string, () => Promise<LoadTimes>> = {
  '/en/product/1': () => measureLoad(browser, getUrl('en', '/product/1')),
  '/ar/product/1': () => measureLoad(browser, getUrl('ar', '/product/1')),
  'lower bound: /en/product/1, scripts blocked': () =>
    measureLoad(browser, getUrl('en', '/product/1'), { blocksScripts: true }),
  'lower bound: baseline page': () => measureLoad(browser, baselinePage.origin),
};

type ClickResult = ClickTimes & ReturnType<ReturnType<typeof recordRequests>>;

const measureClickOnPage = (
  language: (typeof languages)[number],
  { name, path, storage, delayMs, prepare, getTarget, isComplete }: Click,
): Promise<ClickResult> =>
  withThrottledPage(browser, { storage }, async (page) => {
    const sitePage = await createSitePage(page, language);
    const waitUntilIdle = trackRequests(page);
    await page.goto(getUrl(language, path));
    const wait = async () => {
      if (delayMs === undefined) return waitUntilIdle();
      await page.waitForFunction(() => !document.querySelector('main button:disabled, header button:disabled'));
      await page.waitForTimeout(delayMs);
    };
    await wait();
    if (prepare) {
      await prepare(page, sitePage);
      // An early visitor taps at once.
      if (delayMs === undefined) await waitUntilIdle();
    }
    const getRequests = recordRequests(page);
    const times = await measureClick(page, getTarget(page, sitePage), isComplete);
    return { ...times, ...getRequests() };
  }).catch((cause) => {
    throw new Error(`The click "${name}" on ${localizedPath(language, path)} could not be measured.`, { cause });
  });

try {
  // Each run measures all loads and clicks once, so that other work on the machine affects all of them alike.
  const loadResults = Object.keys(loadMeasurements).map((): LoadTimes[] => []);
  const clickResults = languages.flatMap((language) =>
    clicks
      .filter(({ name }) => name.includes(nameFilter))
      .map((click) => ({ language, click, times: [] as ClickResult[] })),
  );
  for (let run = 0; run < runCount; run++) {
    if (!nameFilter)
      for (const [index, measure] of Object.values(loadMeasurements).entries())
        loadResults[index]?.push(await measure());
    for (const { language, click, times } of clickResults) times.push(await measureClickOnPage(language, click));
  }

  const formatCells = <Times extends object>(results: readonly Times[], keys: readonly (keyof Times)[]) =>
    keys.map((key) => formatMedianAndRange(results.map((times) => Number(times[key]))));
  const loadKeys = ['firstContentfulPaint', 'largestContentfulPaint', 'usableAt', 'longestTask'] as const;
  const clickKeys = ['firstChange', 'complete', 'inp', 'requests', 'waves'] as const;

  if (!nameFilter) {
    console.log(formatRow(['first visit, ms', 'FCP', 'LCP', 'usable', 'longest task after FCP']));
    console.log(formatRow(['---', ...loadKeys.map(() => '---:')]));
    for (const [index, name] of Object.keys(loadMeasurements).entries())
      console.log(formatRow([name, ...formatCells(loadResults[index] ?? [], loadKeys)]));
  }
  console.log(`\n${formatRow(['click, ms', 'page', 'first change', 'complete', 'INP', 'requests', 'waves'])}`);
  console.log(formatRow(['---', '---', ...clickKeys.map(() => '---:')]));
  for (const { language, click, times } of clickResults)
    console.log(formatRow([click.name, localizedPath(language, click.path), ...formatCells(times, clickKeys)]));
} finally {
  await browser.close();
  baselinePage.stop();
  await stopSite();
}
