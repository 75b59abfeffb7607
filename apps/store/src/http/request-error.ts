import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that the store does not answer, in the words that the caller gets. `parameter` names what was wrong with it. */
export class RequestError extends HTTPException {
  readonly parameter: string | undefined;

  constructor(status: ContentfulStatusCode, message: string, parameter?: string) {
    super(status, { message });
    this.parameter = parameter;
  }
}

/** Whoever asks may do so again in a moment. */
export const tooBusy = () => new RequestError(503, 'The store is too busy to answer.');
