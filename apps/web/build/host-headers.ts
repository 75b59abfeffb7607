import { createHash } from 'node:crypto';

/** Header names and values that every response of the site carries. */
export type HostHeaders = Readonly<Record<string, string>>;

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Creates the security headers of a build. Scripts are allowed from the same origin, and inline by hash: `page` is the HTML of any page,
 * since all have the same inline script. Inline styles are allowed because Radix sets some at run time. `storeUrl` is the origin of the
 * store, null if it is the origin of the site.
 */
export function hostHeaders(page: string, storeUrl: string | null): HostHeaders {
  const scripts = [...page.matchAll(inlineScript)].map(([, script = '']) => hashOf(script));
  const policy = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
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

/** Formats the headers for the nginx configuration. Throws if a value has a double quote, `$` or backslash, which nginx would interpret. */
export function toNginxConfig(headers: HostHeaders): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["$\\]/.test(value)) throw new Error(`nginx would interpret a character of the header ${name}: ${value}`);
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');
}

/** Formats the headers as a `_headers` file, for Netlify and Cloudflare Pages. */
export function toHeadersFile(headers: HostHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}

/** The content of every header file, by file name. */
export const headerFiles = (headers: HostHeaders) => ({
  'headers.json': JSON.stringify(headers, null, 2),
  'nginx.conf': toNginxConfig(headers),
  _headers: toHeadersFile(headers),
});
