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
  const etag = `"${file.hash}-${encoding}"`;
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('ETag', etag);
  if (status === 200 && c.req.header('If-None-Match')?.split(/,\s*/).includes(etag)) return c.body(null, 304);
  c.header('Content-Type', file.type);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  const body = file.bodies[encoding];
  if (!body) throw new Error(`No ${encoding} body was published.`);
  c.header('Content-Length', String(body.byteLength));
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(body, status);
}
