import type { Plugin } from 'vite';

const entry = /^react-router(\/dom)?$/;
const component = /= (React\d*\.forwardRef\()/g;
const nameInDevTools = /^\w+\.displayName = .*;$/gm;
/** What the site never gives its router or has around it: instrumentations, server components, state from the router's own server. */
const unused = [
  [/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined'],
  [/(?<=\bif \()this\.context\b/g, 'false'],
  [/ \|\| parseHydrationData\(\)/g, ''],
] as const;

/**
 * React Router as a production build wants it. Its package leads every bundler to the files with development warnings, and its
 * components say nowhere that they are free of side effects, so that those which nobody uses (`Form`, `NavLink`…) would all
 * come along; and of the parts that stand by for other ways to use it, no bundler can know that they are never used: 5 kB, compressed.
 */
export function smallRouter(): Plugin {
  return {
    name: 'vitrine:small-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!entry.test(source)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id.replace('/dist/development/', '/dist/production/');
    },
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: unused.reduce(
          (rest, [part, instead]) => rest.replaceAll(part, instead),
          code.replace(component, '= /* @__PURE__ */ $1').replace(nameInDevTools, ''),
        ),
        map: null,
      }),
    },
  };
}
