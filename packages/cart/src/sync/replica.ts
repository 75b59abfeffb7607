import type { CartLine } from '../line.ts';
import type { EditTimes } from '../persist/codec.ts';

/** What a device knows about the cart on the server. */
export interface Replica<Line> {
  readonly url: string;
  /** Identifies the device in the `seen` times on the server. */
  readonly device: string;
  /**
   * The lines of the server that were last merged into the cart. The changes to send are those from `base` to the cart. Undefined
   * before the first response.
   */
  readonly base?: readonly Line[];
  /**
   * A request without a response so far, and the `ETag` that it requires. While the server has that `ETag`, the request can still arrive:
   * the same request is sent again, and no other.
   */
  readonly sent?: { readonly lines: readonly Line[]; readonly time: number; readonly etag: string };
}

/** Returns the saved replica, or a new one if there is none for this URL. */
export function openReplica<Line extends CartLine<object, object, unknown>>(
  saved: unknown,
  url: string,
): Replica<Line> {
  const replica = Object(saved);
  if (replica.url === url && Array.isArray(replica.base)) return replica;
  return { url, device: `${Math.random()}`.slice(2) };
}

/** Updates a replica to the edits that the server has, and its `ETag`: the sent request has been saved, or can never be, or neither. */
export function resolveSent<Line>(replica: Replica<Line>, seen: EditTimes, etag: string): Replica<Line> {
  const { sent, ...rest } = replica;
  if (!sent) return replica;
  if (sent.time <= (seen[replica.device] ?? 0)) return { ...rest, base: sent.lines };
  return sent.etag === etag ? replica : rest;
}
