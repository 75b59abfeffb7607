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
import { startTlsProxy } from './tls-proxy.ts';

const runCount = Number(process.env.RUNS ?? 5);
const nameFilter = process.env.ONLY ?? '';

const siteUrl = new URL(process.env.SITE_URL ?? 'http://127.0.0.1:4390');
const stopSite = await startSite(siteUrl);
const tlsProxy = await startTlsProxy(siteUrl);
const baselinePage = await serveBaselinePage();
const browser = await chromium.launch({ executablePath: findChromiumPath(), args: ['--no-sandbox'] });

/** A visit in a language over a protocol. */
interface Visit {
  protocol: string;
  baseUrl: URL;
  language: 'en' | 'ar';
}

const englishVisit: Visit = { protocol: 'HTTP/1.1', baseUrl: siteUrl, language: 'en' };
const visits: readonly Visit[] = [
  englishVisit,
  { protocol: 'HTTP/2', baseUrl: tlsProxy.url, language: 'en' },
  { protocol: 'HTTP/1.1', baseUrl: siteUrl, language: 'ar' },
];

const getUrl = ({ language, baseUrl }: Visit, path: string) => new URL(localizedPath(language, path), baseUrl).href;

const productPath = '/product/1';
const loadMeasurements: Record<string, () => Promise<LoadTimes>> = {
  ...Object.fromEntries(
    visits.map((visit) => [
      `${localizedPath(visit.language, productPath)}, ${visit.protocol}`,
      () => measureLoad(browser, getUrl(visit, productPath)),
    ]),
  ),
  'lower bound: the English page, scripts blocked': () =>
    measureLoad(browser, getUrl(englishVisit, productPath), { blocksScripts: true }),
  'lower bound: baseline page': () => measureLoad(browser, baselinePage.origin),
};

type ClickResult = ClickTimes & ReturnType<ReturnType<typeof recordRequests>>;

const measureClickOnPage = (
  visit: Visit,
  { name, path, storage, delayMs, prepare, getTarget, isComplete }: Click,
): Promise<ClickResult> =>
  withThrottledPage(browser, { storage }, async (page) => {
    const sitePage = await createSitePage(page, visit.language);
    const waitUntilIdle = trackRequests(page);
    await page.goto(getUrl(visit, path));
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
    throw new Error(`The click "${name}" on ${getUrl(visit, path)} could not be measured.`, { cause });
  });

try {
  // Each run measures all loads and clicks once, so that other work on the machine affects all of them alike.
  const loadResults = Object.keys(loadMeasurements).map((): LoadTimes[] => []);
  const clickResults = visits.flatMap((visit) =>
    clicks
      .filter(({ name }) => name.includes(nameFilter))
      .map((click) => ({ visit, click, times: [] as ClickResult[] })),
  );
  for (let run = 0; run < runCount; run++) {
    if (!nameFilter)
      for (const [index, measure] of Object.values(loadMeasurements).entries())
        loadResults[index]?.push(await measure());
    for (const { visit, click, times } of clickResults) times.push(await measureClickOnPage(visit, click));
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
  console.log(
    `\n${formatRow(['click, ms', 'page', 'protocol', 'first change', 'complete', 'INP', 'requests', 'waves'])}`,
  );
  console.log(formatRow(['---', '---', '---', ...clickKeys.map(() => '---:')]));
  for (const { visit, click, times } of clickResults) {
    const page = localizedPath(visit.language, click.path);
    console.log(formatRow([click.name, page, visit.protocol, ...formatCells(times, clickKeys)]));
  }
} finally {
  await browser.close();
  baselinePage.stop();
  await tlsProxy.stop();
  await stopSite();
}
