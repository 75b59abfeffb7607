import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Encoding, StaticFile } from './static-files.ts';

type HeaderFields = Readonly<Record<string, string>>;

function selectEncoding(c: Context, file: StaticFile): Encoding {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip', 'identity'],
    default: 'identity',
    // Prefers the smallest encoding. The order in Accept-Encoding is not a preference.
    match: (accepted, { default: fallback }) =>
      (['br', 'gzip'] as const).find(
        (encoding) => file.bodies[encoding] && accepted.some(({ type, q }) => type === encoding && q > 0),
      ) ?? fallback,
  }) as Encoding;
}

/** Responds with a file in the smallest accepted encoding, or with 304 if `If-None-Match` contains its ETag, weak or strong. */
export function sendFile(c: Context, file: StaticFile, headers: HeaderFields, status: 200 | 404 | 503 = 200): Response {
  const encoding = selectEncoding(c, file);
  const body = file.bodies[encoding];
  if (!body) throw new Error(`The file has no ${encoding} body.`);
  const etag = `"${file.hash}-${encoding}"`;
  const isCached = status === 200 && c.req.header('If-None-Match')?.includes(etag);
  // The constructor gets all headers, because setting headers on an existing response takes twice as long.
  if (isCached) return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  return new Response(c.req.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      ETag: etag,
      'Content-Type': file.type,
      'Content-Length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  });
}
