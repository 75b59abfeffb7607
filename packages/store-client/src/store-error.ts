/**
 * Why a call failed:
 * - `http`: the store responded with an error `status`
 * - `timeout`: the call took longer than its timeout
 * - `aborted`: the caller aborted the call
 * - `network`: the store cannot be reached, or the connection broke
 * - `invalid_body`: not a valid response (HTML, incomplete JSON, no array of products or variants, a single product without an id or a
 *   valid variant)
 * - `too_large`: the response is larger than `maxBytes`; the rest was not read
 * - `invalid_request`: an id that cannot be part of a URL; nothing was sent
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
 * The only error that the methods of the client reject with, unless `onReport` throws. For an error status, the message is
 * `HTTP {status}: {statusText}` (spec section 8). `status` is set only if the response has an error status, is too large or is not JSON.
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

interface StoreErrorDetails {
  url: string;
  status?: number;
  cause?: unknown;
}
