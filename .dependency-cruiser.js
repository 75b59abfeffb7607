// The import rules of docs/architecture.md. `pnpm lint:imports` checks them.

/** The other packages and apps that each package or app may import. */
const allowedImports = {
  'packages/cart': [],
  'packages/store-client': ['packages/cart'],
  'packages/i18n': [],
  'packages/server': [],
  'packages/ui': [],
  'apps/store': ['packages/store-client', 'packages/i18n', 'packages/server'],
  'apps/web': ['packages/cart', 'packages/store-client', 'packages/i18n', 'packages/server', 'packages/ui'],
  'apps/storybook': ['packages/ui', 'packages/i18n', 'apps/web'],
};

/** The folders of apps/web/src for what several pages use. */
const webFeatures = 'blog|cart|catalogue|consent|contact|language';

/** What pages need after their first render. Features and pages load these files with import(). */
const lazyFiles = '^apps/web/src/(overlays|store)\\.ts$';

const packageRules = Object.entries(allowedImports).map(([folder, allowed]) => ({
  name: `${folder.replace('/', '-')}-imports`,
  comment: allowed.length > 0 ? `${folder} may import ${allowed.join(', ')}.` : `${folder} imports no other package.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: '^(packages|apps)/', pathNot: [folder, ...allowed].map((name) => `^${name}/`) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    {
      name: 'package-by-name',
      comment: 'Import another package by its name. Only the exports of its package.json are public.',
      severity: 'error',
      // apps/storybook imports modules of apps/web by path, because an app has no exports.
      from: { path: '^(packages|apps)/([^/]+)/', pathNot: '^apps/storybook/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'cart-libraries',
      comment: 'The cart imports no library, except the framework of its bindings.',
      severity: 'error',
      from: {
        path: '^packages/cart/src/',
        pathNot: ['^packages/cart/src/(react|vue|svelte|solid)/', '\\.test(-d)?\\.tsx?$'],
      },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'core'] },
    },
    {
      name: 'web-test-code',
      comment: 'Only stories, tests and benchmarks import the folders stories and testing of apps/web.',
      severity: 'error',
      from: {
        path: '^apps/web/(build|server|src)/',
        pathNot: ['/(stories|testing)/', '\\.(stories|test)\\.tsx?$'],
      },
      to: { path: '^apps/web/(server|src)/(stories|testing)/' },
    },
    {
      name: 'web-lib-imports',
      comment: 'apps/web/src/lib imports no other folder of apps/web/src.',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/', pathNot: ['^apps/web/src/lib/', lazyFiles] },
    },
    {
      name: 'web-feature-imports',
      comment: 'A feature imports no page, no module of apps/web/src/root and no entry.',
      severity: 'error',
      from: { path: `^apps/web/src/(${webFeatures})/` },
      to: { path: '^apps/web/src/(pages|root|[^/]+\\.tsx?$)', pathNot: lazyFiles },
    },
    {
      name: 'web-page-imports',
      comment: 'A page imports no module of apps/web/src/root and no entry.',
      severity: 'error',
      from: { path: '^apps/web/src/pages/' },
      to: { path: '^apps/web/src/(root/|[^/]+\\.tsx?$)', pathNot: lazyFiles },
    },
    {
      name: 'web-folder-index',
      comment:
        'A feature or a page imports another one through its index.ts. Only import() of a lazy component names a module.',
      severity: 'error',
      from: { path: `^apps/web/src/((?:${webFeatures})|pages/[^/]+)/` },
      to: {
        path: `^apps/web/src/(?:${webFeatures}|pages/[^/]+)/`,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
        pathNot: ['^apps/web/src/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be understood or tested separately.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: lazyFiles } },
    },
    {
      name: 'resolvable',
      comment:
        'The rules above cannot check an import that does not resolve. hast, mdast and unist contain types only.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^(hast|mdast|unist)$'] },
    },
  ],
  options: {
    exclude: { path: ['(^|/)(dist|\\.tsc|\\.cache|\\.reports)/', '^packages/(cart|ui)/(bench|examples)/'] },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@vitrine/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
