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
  /** A request without a response so far. The server may have saved these lines. */
  readonly sent?: { readonly lines: readonly Line[]; readonly time: number };
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

/**
 * Returns the lines that the changes of this device start from: those of the unanswered request if the server has saved it, else the
 * base. Undefined at the first contact.
 */
export const findBase = <Line>({ device, base, sent }: Replica<Line>, seen: EditTimes): readonly Line[] | undefined =>
  sent && sent.time <= (seen[device] ?? 0) ? sent.lines : base;

/** On the server, the times of devices are kept for ninety days. */
export const keepRecentDevices = (seen: EditTimes, now: number): EditTimes =>
  Object.fromEntries(Object.entries(seen).filter(([, time]) => now - time < 90 * 86_400_000));
