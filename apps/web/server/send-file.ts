import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Encoding, PublishedFile } from './published-files.ts';

type Headers = Readonly<Record<string, string>>;

function encodingFor(c: Context, file: PublishedFile): Encoding {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip', 'identity'],
    default: 'identity',
    // The smallest of what the browser takes; its own order says nothing about size.
    match: (wanted, { default: otherwise }) =>
      (['br', 'gzip'] as const).find(
        (encoding) => file.bodies[encoding] && wanted.some((one) => one.type === encoding && one.q > 0),
      ) ?? otherwise,
  }) as Encoding;
}

/** Answers with a published file: the smallest encoding that the browser takes, 304 when it has the file already. */
export function sendFile(c: Context, file: PublishedFile, headers: Headers, status: 200 | 404 = 200): Response {
  const encoding = encodingFor(c, file);
  const body = file.bodies[encoding];
  if (!body) throw new Error(`No ${encoding} body was published.`);
  const etag = `"${file.hash}-${encoding}"`;
  const known = status === 200 && c.req.header('If-None-Match')?.split(/,\s*/).includes(etag);
  // A response made of a plain object is sent as it is; one that is changed afterwards costs twice as much.
  if (known) return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
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
