import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type Encoding = 'br' | 'gzip' | 'identity';

type Bytes = Uint8Array<ArrayBuffer>;

/** A response body in several encodings. */
export interface CompressedFile {
  readonly type: string;
  /** The content by encoding. A function compresses it when it is first requested. */
  readonly bodies: Readonly<Partial<Record<Encoding, Bytes | (() => Promise<Bytes>)>> & { identity: Bytes }>;
  readonly hash: string;
}

/** Shorter bodies fit into one packet. */
const minCompressedSize = 1024;

// On request, fast compression is more important than small files.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressors = {
  br: (body: Bytes) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body: Bytes) => promisify(gzip)(body, { level: 5 }),
};

/** The hash of a body for its ETag: 27 base64url characters are 162 bits. */
export const hashBody = (body: Bytes): string => createHash('sha256').update(body).digest('base64url').slice(0, 27);

/** Creates a file from a text. It is compressed when a client that accepts an encoding requests it. */
export function compressFile(text: string, type: string): CompressedFile {
  const identity = new TextEncoder().encode(text);
  const compressOnce = (encoding: keyof typeof compressors) => {
    let compressed: Promise<Bytes> | undefined;
    return () => {
      compressed ??= compressors[encoding](identity).then((body) => new Uint8Array(body));
      return compressed;
    };
  };
  const isCompressible = identity.byteLength >= minCompressedSize;
  return {
    type,
    bodies: { identity, ...(isCompressible && { br: compressOnce('br'), gzip: compressOnce('gzip') }) },
    hash: hashBody(identity),
  };
}

/** Approximate memory of a file from `compressFile` in bytes: the compressed bodies take about half of the size of the text. */
export const getFileSize = ({ bodies }: CompressedFile): number => Math.ceil(1.5 * bodies.identity.byteLength);

/** Returns the smallest encoding that the client accepts. The order in `Accept-Encoding` is not a preference. */
function selectEncoding(c: Context, { bodies }: CompressedFile): Encoding {
  const accepted = parseAccept(c.req.header('Accept-Encoding') ?? '');
  const isAccepted = (encoding: Encoding) => accepted.some(({ type, q }) => type === encoding && q > 0);
  return (['br', 'gzip'] as const).find((encoding) => bodies[encoding] && isAccepted(encoding)) ?? 'identity';
}

/** Responds with a file in the smallest accepted encoding, or with 304 if `If-None-Match` contains its ETag, weak or strong. */
export async function sendFile(
  c: Context,
  file: CompressedFile,
  headers: Readonly<Record<string, string>>,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const encoding = selectEncoding(c, file);
  const etag = `"${file.hash}-${encoding}"`;
  const isCached = status === 200 && c.req.header('If-None-Match')?.includes(etag);
  // The constructor gets all headers, because setting headers on an existing response takes twice as long.
  if (isCached) return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  const source = file.bodies[encoding] ?? file.bodies.identity;
  const body = typeof source === 'function' ? await source() : source;
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
