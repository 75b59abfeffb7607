import type { Point } from 'unist';

/** A mistake in a content file. The message begins with the line and the column if they are known. */
export class ContentError extends Error {
  constructor(message: string, node?: { position?: { start: Point } }) {
    const start = node?.position?.start;
    super(start ? `${start.line}:${start.column}: ${message}` : message);
  }
}
