/**
 * Why something was left out of an answer:
 * - `no_id`: it cannot be named, so it cannot be bought
 * - `no_price`: the amount, the sale amount or the currency is not what a price can be
 * - `no_variant`: a product none of whose variants is left
 * - `duplicate`: the id was there before; the first one stays
 * - `surplus`: products beyond the limit that was asked for
 */
export type StoreReportCode = 'no_id' | 'no_price' | 'no_variant' | 'duplicate' | 'surplus';

/** Something that was left out of an answer while the rest was kept. `message` is for a developer's log. */
export type StoreReport = {
  code: StoreReportCode;
  message: string;
  url: string;
  productId?: string;
  variantId?: string;
};

/** Notes that something was left out; ids are given as far as they are known. */
export type LeaveOut = (code: StoreReportCode, ids?: { productId?: string; variantId?: string }) => void;

const reasons: Record<StoreReportCode, string> = {
  no_id: 'it has no id',
  no_price: 'it has no price that can be charged',
  no_variant: 'it has no variant that can be sold',
  duplicate: 'its id is there twice',
  surplus: 'there are more than were asked for',
};

/** The most reports of one answer: a broken store may send a hundred thousand faults, and nobody reads that many lines. */
const mostReports = 100;

/** Turns what the readers leave out of the answer of `url` into reports. */
export function reportsOf(url: string, onReport: (report: StoreReport) => void): LeaveOut {
  let made = 0;
  return (code, { productId, variantId } = {}) => {
    if (made++ >= mostReports) return;
    const product = productId === undefined ? 'A product' : `The product ${JSON.stringify(productId)}`;
    const what = variantId === undefined ? product : `${product}, variant ${JSON.stringify(variantId)},`;
    onReport({ code, message: `${what} was left out of ${url}: ${reasons[code]}.`, url, productId, variantId });
  };
}
