import lighthouse, { type Result } from 'lighthouse';

/** What Lighthouse says of one visit: scores out of 100, times in their units, sizes as they were sent. */
export type Measured = Record<
  'performance' | 'lcpS' | 'tbtMs' | 'cls' | 'jsKB' | 'allKB' | 'accessibility' | 'bestPractices' | 'seo',
  number
> & {
  /** Audits that kept accessibility, best practices or SEO below 100. */
  faults: string[];
};

interface Sent {
  resourceType: string;
  transferSize: number;
}

const categories = ['accessibility', 'best-practices', 'seo'];

const faultsOf = ({ audits, categories: all }: Result) =>
  categories
    .flatMap((name) => all[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/** Visits a page with Lighthouse's mobile defaults, in the Chromium that listens at a port. */
export async function measure(url: string, port: number): Promise<Measured> {
  const answer = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', ...categories],
    // The page for unknown addresses is a page like the others.
    ignoreStatusCode: true,
  });
  const result = answer?.lhr;
  if (!result || result.runtimeError) throw new Error(`${url}: ${result?.runtimeError?.message ?? 'no result'}`);
  const score = (name: string) => Math.round((result.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => result.audits[name]?.numericValue ?? Number.NaN;
  const { items = [] } = (result.audits['network-requests']?.details ?? {}) as { items?: Sent[] };
  const kB = (sent: Sent[]) => sent.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    performance: score('performance'),
    lcpS: value('largest-contentful-paint') / 1000,
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    jsKB: kB(items.filter(({ resourceType }) => resourceType === 'Script')),
    allKB: kB(items),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    faults: faultsOf(result),
  };
}
