import { type IncomingHttpHeaders, request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as a person would read it, whatever it came in. */
  readonly text: string;
}

const decoders = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
]);

/** Asks for a path as it stands: nothing is normalised, no header is added but those of HTTP itself. */
export function ask(address: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { protocol, hostname, port } = new URL(address);
  const request = protocol === 'https:' ? overTls : overHttp;
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const decode = decoders.get(response.headers['content-encoding'] ?? '');
        const text = (decode && body.length > 0 ? decode(body) : body).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
