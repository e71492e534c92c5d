/** The import directions of the house: core <- db <- server; core, ui <- web; server types <- client <- {web, cli}. */
const source = (path) => `^${path}/src/`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(apps|packages)/[^/]+/src/',
        pathNot: ['\\.d\\.ts$', '\\.css$', 'vite-env', '/testing/'],
      },
      to: {},
    },
    {
      name: 'core-imports-no-workspace-package',
      severity: 'error',
      from: { path: source('packages/core') },
      to: { path: '^(apps|packages)/', pathNot: '^packages/core/' },
    },
    {
      name: 'core-is-pure',
      comment: 'No node built-ins in the rules.',
      severity: 'error',
      from: { path: source('packages/core'), pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'db-imports-only-core',
      severity: 'error',
      from: { path: source('packages/db') },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(db|core)/' },
    },
    {
      name: 'ui-imports-no-workspace-package',
      severity: 'error',
      from: { path: source('packages/ui') },
      to: { path: '^(apps|packages)/', pathNot: '^packages/ui/' },
    },
    {
      name: 'client-takes-only-types-of-the-server',
      severity: 'error',
      from: { path: source('packages/client') },
      to: { path: '^apps/server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-never-imports-server-or-db',
      severity: 'error',
      from: { path: source('apps/web') },
      to: { path: '^(apps/server|packages/db)/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: source('apps/server') },
      to: { path: '^(apps/web|packages/(ui|client))/' },
    },
    {
      name: 'only-db-imports-drizzle',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^packages/db/' },
      to: { path: 'node_modules/(drizzle-orm|postgres)/' },
    },
    {
      name: 'lucia-stays-in-auth',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^apps/server/src/auth/', '^packages/db/'] },
      to: { path: 'node_modules/lucia/' },
    },
    {
      name: 'use-cases-know-no-transport',
      severity: 'error',
      from: { path: '^apps/server/src/use-cases/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^apps/server/src/(routers|rest)/', 'node_modules/(express|ws|@trpc/server)/'] },
    },
    {
      name: 'rest-has-no-logic-of-its-own',
      severity: 'error',
      from: { path: '^apps/server/src/rest/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^packages/db/', '^apps/server/src/use-cases/', 'node_modules/zod/'] },
    },
    {
      name: 'features-import-no-other-feature',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'lib-imports-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/migrations/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
