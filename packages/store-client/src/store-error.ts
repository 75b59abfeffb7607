/**
 * Why a call failed:
 * - `http`: the store answered, but not with success; `status` says how
 * - `timeout`: the time limit of the call ran out
 * - `aborted`: the caller's own signal ended the call
 * - `network`: no answer, or one that broke off
 * - `invalid_body`: an answer that is not what the contract says (HTML, half JSON, a product that cannot be sold)
 * - `too_large`: an answer beyond the size limit, not read any further
 * - `invalid_request`: an id that no address can name, refused before anything is sent
 */
export type StoreErrorCode =
  | 'http'
  | 'timeout'
  | 'aborted'
  | 'network'
  | 'invalid_body'
  | 'too_large'
  | 'invalid_request';

/**
 * The one error that the client's calls reject with. A non-OK answer reads `HTTP {status}: {statusText}` (spec section 8);
 * `status` is undefined where no answer came.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  readonly url: string;
  readonly status: number | undefined;

  constructor(code: StoreErrorCode, message: string, { url, status, cause }: StoreErrorDetails) {
    super(message, { cause });
    this.code = code;
    this.url = url;
    this.status = status;
  }
}

type StoreErrorDetails = { url: string; status?: number; cause?: unknown };
