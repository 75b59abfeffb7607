import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that is not served. `message` is for the client; `parameter` names the parameter that is invalid. */
export class RequestError extends HTTPException {
  readonly parameter: string | undefined;

  constructor(status: ContentfulStatusCode, message: string, parameter?: string) {
    super(status, { message });
    this.parameter = parameter;
  }
}

/** The client may retry in a moment. */
export const tooBusy = () => new RequestError(503, 'The store is too busy to respond.');
