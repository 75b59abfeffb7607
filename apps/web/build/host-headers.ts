import { createHash } from 'node:crypto';

/** Header names with their values, as every answer of the site carries them. */
export type HostHeaders = Readonly<Record<string, string>>;

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The security headers of a build. Scripts come only from us, or inline with a known hash: `page` is any page, since all carry the
 * same ones. Styles may be inline because Radix writes some at run time. `storeUrl` is the store's origin where it is not our own.
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

/** The headers as a part of nginx’s configuration. No value of ours has a double quote or a `$` in it, and one that had would be refused. */
export function forNginx(headers: HostHeaders): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["$\\]/.test(value)) throw new Error(`nginx would misread the header ${name}: ${value}`);
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');
}

/** The headers as the file `_headers` that Netlify, Cloudflare Pages and their like read. */
export function forFileHosts(headers: HostHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}

/** Every form of the headers, by the file that it is written to. */
export const headerFiles = (headers: HostHeaders) => ({
  'headers.json': JSON.stringify(headers, null, 2),
  'nginx.conf': forNginx(headers),
  _headers: forFileHosts(headers),
});
