/**
 * Why a call failed:
 * - `http`: the store responded with an error `status`
 * - `timeout`: the call took longer than its timeout
 * - `aborted`: the caller aborted the call
 * - `network`: the store cannot be reached, or the connection broke
 * - `invalid_body`: not a valid response (HTML, incomplete JSON, no array of products or variants, a single product without an id or a
 *   valid variant)
 * - `too_large`: the response is larger than `maxBytes`; the rest was not read
 * - `invalid_request`: an id that cannot be part of a URL, or invalid `headers`; nothing was sent
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
 * `HTTP {status}: {statusText}`.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  readonly url: string;
  /** Set only if the response has an error status, is too large or is not JSON. */
  readonly status: number | undefined;
  /**
   * The body of a response with an error status, as far as it arrives within a second: the parsed JSON, or else the text. Undefined if it is empty or
   * too large.
   */
  readonly data: unknown;
  /** How long the store asks to wait before the next request, from the `Retry-After` header. */
  readonly retryAfterMs: number | undefined;

  constructor(code: StoreErrorCode, message: string, details: StoreErrorDetails) {
    super(message, { cause: details.cause });
    this.code = code;
    this.url = details.url;
    this.status = details.status;
    this.data = details.data;
    this.retryAfterMs = details.retryAfterMs;
  }
}

interface StoreErrorDetails {
  url: string;
  status?: number;
  data?: unknown;
  retryAfterMs?: number;
  cause?: unknown;
}
