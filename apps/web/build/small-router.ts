import type { Plugin } from 'vite';

const entry = /^react-router(\/dom)?$/;
const component = /= (React\d*\.forwardRef\()/g;
const nameInDevTools = /^\w+\.displayName = .*;$/gm;

/**
 * React Router as a production build wants it. Its package leads every bundler to the files with development warnings, and its
 * components say nowhere that they are free of side effects, so that those which nobody uses (`Form`, `NavLink`…) would all
 * come along: 4 kB, compressed.
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
        code: code.replace(component, '= /* @__PURE__ */ $1').replace(nameInDevTools, ''),
        map: null,
      }),
    },
  };
}
