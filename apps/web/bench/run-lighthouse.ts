import lighthouse, { type Result } from 'lighthouse';

/** The result of one Lighthouse run: scores out of 100, times and transfer sizes in the unit at the end of the name. */
export type LighthouseResult = Record<
  | 'performance'
  | 'lcpS'
  | 'tbtMs'
  | 'cls'
  | 'jsKB'
  | 'totalKB'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'benchmarkIndex',
  number
> & {
  /** The ids of audits that failed in accessibility, best practices or SEO. */
  failedAudits: string[];
};

interface NetworkRequest {
  resourceType: string;
  transferSize: number;
}

const categories = ['accessibility', 'best-practices', 'seo'];

const findFailedAudits = ({ audits, categories: resultCategories }: Result) =>
  categories
    .flatMap((name) => resultCategories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/**
 * How Lighthouse throttles the CPU and the network: `simulate` (the default) estimates the times on a slow phone from a load without
 * throttling, `devtools` throttles while the page loads.
 */
export type ThrottlingMethod = 'simulate' | 'devtools';

/** Runs Lighthouse with its mobile defaults, in the Chromium that listens on the debugging port `port`. */
export async function runLighthouse(
  url: string,
  port: number,
  throttlingMethod: ThrottlingMethod,
): Promise<LighthouseResult> {
  const run = await lighthouse(url, {
    port,
    throttlingMethod,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', ...categories],
    // Without this option, Lighthouse rejects the 404 page.
    ignoreStatusCode: true,
  });
  const result = run?.lhr;
  if (!result || result.runtimeError) throw new Error(`${url}: ${result?.runtimeError?.message ?? 'no result'}`);
  const getScore = (name: string) => Math.round((result.categories[name]?.score ?? 0) * 100);
  const getValue = (name: string) => result.audits[name]?.numericValue ?? Number.NaN;
  const { items = [] } = (result.audits['network-requests']?.details ?? {}) as { items?: NetworkRequest[] };
  const sumKB = (requests: NetworkRequest[]) =>
    requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    performance: getScore('performance'),
    lcpS: getValue('largest-contentful-paint') / 1000,
    tbtMs: getValue('total-blocking-time'),
    cls: getValue('cumulative-layout-shift'),
    jsKB: sumKB(items.filter(({ resourceType }) => resourceType === 'Script')),
    totalKB: sumKB(items),
    accessibility: getScore('accessibility'),
    bestPractices: getScore('best-practices'),
    seo: getScore('seo'),
    benchmarkIndex: result.environment.benchmarkIndex,
    failedAudits: findFailedAudits(result),
  };
}
