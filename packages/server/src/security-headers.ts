import { createHash } from 'node:crypto';

/** The names and values of the security headers. Every response has all of them, or those of `pickAssetHeaders`. */
export type SecurityHeaders = Readonly<Record<string, string>>;

const inlineScriptPattern = /<script>([\s\S]*?)<\/script>/g;

const createHashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Creates the security headers of a build. Scripts are allowed from the same origin, and inline scripts by their hash. Inline styles are
 * allowed because Radix sets some at run time.
 *
 * @param html The HTML of any page: all pages have the same inline script.
 * @param storeUrl The origin of the store, or `null` if the store has the same origin as the site.
 */
export function createSecurityHeaders(html: string, storeUrl: string | null): SecurityHeaders {
  const scriptHashes = [...html.matchAll(inlineScriptPattern)].map(([, script = '']) => createHashSource(script));
  const policy = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...(storeUrl ? [storeUrl] : [])],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

const assetHeaderNames = ['Cross-Origin-Resource-Policy', 'X-Content-Type-Options', 'Strict-Transport-Security'];

/**
 * Returns the headers that protect scripts, style sheets, fonts and JSON. The others only have an effect on documents, and are larger than many
 * of these files.
 */
export const pickAssetHeaders = (headers: SecurityHeaders): SecurityHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => assetHeaderNames.includes(name)));

/** Formats the headers for the nginx configuration. Throws if a value has a double quote, `$` or backslash, which nginx would interpret. */
export function toNginxConfig(headers: SecurityHeaders): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["$\\]/.test(value)) throw new Error(`nginx would interpret a character of the header ${name}: ${value}`);
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');
}

/** Formats the headers as a `_headers` file for Netlify and Cloudflare Pages. Files with a hash in their name are immutable. */
export function toHeadersFile(headers: SecurityHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}

/** Creates the content of the header files of all hosts, by file name. */
export const createHeaderFiles = (headers: SecurityHeaders) => ({
  'headers.json': JSON.stringify(headers, null, 2),
  'nginx.conf': toNginxConfig(headers),
  'nginx-assets.conf': toNginxConfig(pickAssetHeaders(headers)),
  _headers: toHeadersFile(headers),
});
