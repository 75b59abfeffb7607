/**
 * Why something in a response was skipped:
 * - `no_id`: without an id it cannot be bought
 * - `no_price`: the amount, the sale amount or the currency is not valid
 * - `no_variant`: a product without a variant that can be sold
 * - `duplicate`: the id was used before; the first one is kept
 * - `surplus`: products beyond the requested limit
 */
export type StoreReportCode = 'no_id' | 'no_price' | 'no_variant' | 'duplicate' | 'surplus';

/** A skipped part of a response. `message` is for a developer's log. */
export type StoreReport = {
  code: StoreReportCode;
  message: string;
  url: string;
  productId?: string;
  variantId?: string;
};

/** Reports a skipped part, with the ids that are known. */
export type Report = (code: StoreReportCode, ids?: { productId?: string; variantId?: string }) => void;

const reasons: Record<StoreReportCode, string> = {
  no_id: 'it has no id',
  no_price: 'it has no valid price',
  no_variant: 'it has no variant that can be sold',
  duplicate: 'its id is there twice',
  surplus: 'there are more than were requested',
};

/** Maximum number of reports per response: a broken store may send a hundred thousand invalid products. */
const maxReports = 100;

/** Returns a function that reports skipped parts of the response of `url`. */
export function createReporter(url: string, onReport: (report: StoreReport) => void): Report {
  let count = 0;
  return (code, { productId, variantId } = {}) => {
    if (count++ >= maxReports) return;
    const product = productId === undefined ? 'A product' : `The product ${JSON.stringify(productId)}`;
    const subject = variantId === undefined ? product : `${product}, variant ${JSON.stringify(variantId)},`;
    onReport({ code, message: `${subject} was skipped in ${url}: ${reasons[code]}.`, url, productId, variantId });
  };
}
