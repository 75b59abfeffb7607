/**
 * Why a product or variant was skipped:
 * - `no_id`: it has no id, or one that cannot be part of a URL
 * - `no_price`: its amount, sale amount or currency is not valid
 * - `no_variant`: it is a product without a valid variant
 * - `duplicate`: an earlier one in the response has the same id
 * - `surplus`: the response contains more products than the requested limit; one report for all of them
 */
export type StoreReportCode = 'no_id' | 'no_price' | 'no_variant' | 'duplicate' | 'surplus';

/** A skipped product or variant; for `surplus`, all products beyond the limit. `message` is meant for logs. */
export interface StoreReport {
  code: StoreReportCode;
  message: string;
  url: string;
  productId?: string;
  variantId?: string;
}

/** Reports a skipped product or variant, with its ids if they are known. */
export type Reporter = (code: StoreReportCode, ids?: { productId?: string; variantId?: string }) => void;

const reasons: Record<StoreReportCode, string> = {
  no_id: 'it has no valid id',
  no_price: 'it has no valid price',
  no_variant: 'it has no variant that can be sold',
  duplicate: 'another one has the same id',
  surplus: 'there are more than were requested',
};

/** Maximum number of reports per response. A response can contain thousands of invalid products. */
const maxReportCount = 100;

/** Returns a function that reports skipped products and variants of the response of `url`. */
export function createReporter(url: string, onReport: (report: StoreReport) => void): Reporter {
  let reportCount = 0;
  return (code, { productId, variantId } = {}) => {
    if (reportCount++ >= maxReportCount) return;
    const product = productId === undefined ? 'A product' : `The product ${JSON.stringify(productId)}`;
    const subject = variantId === undefined ? product : `${product}, variant ${JSON.stringify(variantId)},`;
    onReport({ code, message: `${subject} was skipped in ${url}: ${reasons[code]}.`, url, productId, variantId });
  };
}
