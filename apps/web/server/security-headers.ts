import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { PublishedFile } from './published-files.ts';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** The hashes of the inline scripts of a page, for the content security policy. */
function scriptHashes(page: PublishedFile | undefined): string[] {
  const html = new TextDecoder().decode(page?.bodies.identity);
  return [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Scripts only from us, or inline with a known hash. Styles may be inline because Radix writes some at run time. */
export function securityHeaders(landing: PublishedFile | undefined, connect: readonly string[]): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes(landing)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      connectSrc: ["'self'", ...connect],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
}
