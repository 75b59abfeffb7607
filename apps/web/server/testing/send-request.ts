import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The decompressed body. */
  readonly text: string;
}

const decoders = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
]);

/** Sends a request without changing its path or headers. `fetch` would normalize the path and add headers such as `Accept-Encoding`. */
export function sendRequest(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise<ReceivedResponse>((resolve, reject) => {
    const clientRequest = request({ hostname, port, path, method, headers, agent: false }, (response) => {
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
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
