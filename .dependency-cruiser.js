// The import rules of docs/architecture.md. `pnpm lint:imports` checks them.

/** The other packages and apps that each package or app may import. */
const allowedImports = {
  'packages/cart': [],
  'packages/store-client': ['packages/cart'],
  'packages/i18n': [],
  'packages/ui': [],
  'apps/store': ['packages/store-client', 'packages/i18n'],
  'apps/web': ['packages/cart', 'packages/store-client', 'packages/i18n', 'packages/ui'],
  'apps/storybook': ['packages/ui', 'packages/i18n', 'apps/web'],
};

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
      comment: 'Only stories and tests import apps/web/src/stories and apps/web/src/testing.',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot: ['^apps/web/src/(stories|testing)/', '\\.(stories|test)\\.tsx?$'],
      },
      to: { path: '^apps/web/src/(stories|testing)/' },
    },
    {
      name: 'web-shared-imports',
      comment: 'apps/web/src/shared imports no feature and no module of apps/web/src/app.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-feature-imports',
      comment: 'A feature imports no module of apps/web/src/app.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-feature-index',
      comment: 'A feature imports another one through its index.ts.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: {
        path: '^apps/web/src/features/[^/]+/',
        pathNot: ['^apps/web/src/features/$1/', '/features/[^/]+/index\\.tsx?$'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be understood or tested separately.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The rules above cannot check an import that does not resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    exclude: { path: ['(^|/)(dist|\\.tsc|\\.cache|\\.reports)/', '^packages/cart/(bench|examples)/'] },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@vitrine/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
