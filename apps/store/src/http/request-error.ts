import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error response with a status and a message for the client. `parameter` is the name of the invalid query parameter. */
export class RequestError extends HTTPException {
  readonly parameter: string | undefined;

  constructor(status: ContentfulStatusCode, message: string, parameter?: string) {
    super(status, { message });
    this.parameter = parameter;
  }
}
