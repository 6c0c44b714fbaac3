// Who may import whom, by pattern, so that a new remote is covered on its first day.
// The table in docs/architecture.md says the same in words.

const test = '[.]test[.]tsx?$';

/** Pazar's remotes, and the one that the end-to-end tests publish. */
const remoteFolder = '^((e2e/)?remotes/[^/]+)';

/** Inside a remote each layer imports only from layers to its right. */
const layers = ['section', 'routes', 'pages', 'components', 'api', 'model'];
const layerPath = (names) => `^$1/src/(${names.join('|')})(/|[.]tsx?$)`;

const layerRules = layers.slice(1).map((layer, index) => ({
  name: `remote-${layer}-only-to-its-right`,
  comment: `Inside a remote: ${layers.join(' → ')}, each only to its right.`,
  severity: 'error',
  from: { path: `${remoteFolder}/src/${layer}(/|[.]tsx?$)`, pathNot: test },
  to: { path: layerPath(layers.slice(0, index + 1)) },
}));

/**
 * The floors of the host, and the folders of two of them. In each row a folder imports only from
 * folders to its right, so there is no circle between folders.
 */
const hostRows = [
  { row: 'floor', base: '', folders: ['main', 'boot', 'view', 'host-services', 'core'] },
  {
    row: 'view',
    base: 'view/',
    folders: [
      'frame',
      'pages',
      'commands',
      'diagnostics',
      'info-bar',
      'sections',
      'overlays',
      'sign-in',
      'maps',
      'page',
    ],
  },
  {
    row: 'core',
    base: 'core/',
    folders: [
      'loading',
      'telemetry',
      'http',
      'discovery',
      'session',
      'journal',
      'builds',
      'page-state',
      'i18n',
      'config',
      'storage',
      'clock',
    ],
  },
];

const hostRules = hostRows.flatMap(({ row, base, folders }) =>
  folders.slice(1).map((folder, index) => ({
    name: `host-${row}-${folder}-only-to-its-right`,
    comment: `In host/src/${base}: ${folders.join(' → ')}, each only to its right.`,
    severity: 'error',
    from: { path: `^host/src/${base}${folder}(/|[.]tsx?$)`, pathNot: test },
    to: { path: `^host/src/${base}(${folders.slice(0, index + 1).join('|')})(/|[.]tsx?$)` },
  })),
);

/** The folders of the list, each importing only from folders to its right. */
const listFolders = [
  'views',
  'bulk',
  'filters',
  'table',
  'undo',
  'cell',
  'selection',
  'panel',
  'query',
];
const list = '^shared/ui/src/list/';

const listRules = [
  {
    name: 'ui-list-parts-never-the-whole',
    comment: 'The files beside the folders put the parts together.',
    severity: 'error',
    from: { path: `${list}[^/]+/`, pathNot: test },
    to: { path: `${list}[^/]+$` },
  },
  ...listFolders.slice(1).map((folder, index) => ({
    name: `ui-list-${folder}-only-to-its-right`,
    comment: `In shared/ui/src/list: ${listFolders.join(' → ')}, each only to its right.`,
    severity: 'error',
    from: { path: `${list}${folder}/`, pathNot: test },
    to: { path: `${list}(${listFolders.slice(0, index + 1).join('|')})/` },
  })),
];

/** What each domain of the API may import of the others: the stock ledger, prices, and what reads many. */
const apiDoors = {
  account: [],
  dashboard: [
    'account/(agent-repository|suspensions)',
    'produce/lot-status',
    'products/product-facts',
    'promotions/promotion-status',
    'stock/',
  ],
  images: [],
  imports: [
    '[^/]+/[^/]+-(target|list|csv-columns)',
    'produce/lot-(status|store)',
    'products/read-product-input',
    'locations/location-views',
  ],
  locations: ['stock/'],
  management: [
    'account/',
    '[^/]+/[^/]+-(list|repository)',
    'products/product-detail',
    'promotions/promotion-status',
  ],
  produce: ['locations/growing-location-types', 'stock/'],
  products: ['promotions/prices/', 'stock/'],
  promotions: [],
  reference: [],
  stock: ['produce/lot-status'],
};

const api = '^services/api/src/';
const apiDomains = `(${Object.keys(apiDoors).join('|')})/`;
/** The files of a domain that speak HTTP. */
const apiRoutes = `${api}${apiDomains}.*(-routes|open-[a-z]+)[.]ts$`;

/** http → domain → records, lists, bulk, csv → database, clock, problems, security. */
const apiRules = [
  {
    name: 'api-domain-never-http',
    comment: 'Only routes speak HTTP: what is below them runs in imports and regular work too.',
    severity: 'error',
    from: {
      path: `${api}(${apiDomains}|(records|lists|bulk|csv|database|clock|problems|security)/)`,
      pathNot: [test, apiRoutes],
    },
    to: { path: [`${api}http/`, apiRoutes, 'node_modules/fastify/'] },
  },
  {
    name: 'api-machines-never-domain',
    comment: 'What serves every domain knows none of them.',
    severity: 'error',
    from: { path: `${api}(records|lists|bulk|csv)/`, pathNot: test },
    to: { path: `${api}${apiDomains}` },
  },
  {
    name: 'api-foundation-at-the-bottom',
    comment: 'The database, the clock, problems and secrets need nothing of what is built on them.',
    severity: 'error',
    from: { path: `${api}(database|clock|problems|security)/`, pathNot: test },
    to: {
      path: api,
      pathNot: `${api}((database|clock|problems|security)/|start-problem|environment)`,
    },
  },
  ...Object.entries(apiDoors).map(([domain, doors]) => ({
    name: `api-${domain}-by-doors`,
    comment: 'A domain imports another one only through the files that apiDoors names.',
    severity: 'error',
    from: { path: `${api}${domain}/`, pathNot: test },
    to: {
      path: `${api}${apiDomains}`,
      pathNot: [domain + '/', ...doors].map((door) => `${api}${door}`),
    },
  })),
];

/** Every package that renders. */
const reactPackage =
  'node_modules/((react|react-dom|react-i18next|react-router-dom|react-error-boundary|react-toastify' +
  '|@react-google-maps/api|@tanstack/react-query)/|zustand/(esm/)?(index|react)[.])';

/** What each shared package may import of the others; its own files are always allowed. */
const sharedMayImport = {
  contracts: [],
  format: [],
  geography: [],
  shell: ['contracts', 'format'],
  ui: ['contracts', 'format', 'geography', 'shell'],
  section: ['contracts', 'format', 'geography', 'shell', 'ui'],
  testing: ['contracts', 'format', 'shell', 'ui'],
  build: ['contracts'],
};

const sharedRules = Object.entries(sharedMayImport).map(([area, allowed]) => ({
  name: `shared-${area}-layer`,
  comment:
    'contracts, format, geography ← shell ← ui ← section, testing; build knows contracts only.',
  severity: 'error',
  // Tests of both take @pazar/testing, as those of host and remotes do; tests-never-build has the rest.
  from: {
    path: `^shared/${area}/`,
    ...(['ui', 'section'].includes(area) && { pathNot: `${test}|^shared/(ui|section)/test/` }),
  },
  to: { path: '^shared/', pathNot: `^shared/(${[area, ...allowed].join('|')})/` },
}));

const outwardRules = [
  ['remote', '^remotes/', '^(host|services|e2e)/'],
  ['host', '^host/', '^(remotes|services|e2e)/'],
  ['shared', '^shared/', '^(host|remotes|services|e2e)/'],
  ['service', '^services/', '^(host|remotes|e2e)/'],
  ['e2e', '^e2e/', '^(host|remotes|services)/'],
].map(([name, from, to]) => ({
  name: `${name}-never-outward`,
  comment: 'Share through a package under shared/, or talk over HTTP.',
  severity: 'error',
  // The application to compare with is made of the same sections, which is its whole point.
  from: { path: from, pathNot: '^e2e/bench/one-application/' },
  to: { path: to },
}));

const browserSource = '^((e2e/)?remotes/[^/]+|host)/src/';

module.exports = {
  forbidden: [
    ...outwardRules,
    ...sharedRules,
    ...layerRules,
    ...apiRules,
    ...hostRules,
    ...listRules,
    {
      name: 'host-core-never-react',
      comment: 'host/src/core works without a page; what renders is in host/src/view.',
      severity: 'error',
      from: { path: '^host/src/core/', pathNot: test },
      to: { path: `${reactPackage}|^shared/ui/` },
    },
    {
      name: 'remote-never-another-remote',
      comment: 'One folder is one team and one deployable.',
      severity: 'error',
      from: { path: `${remoteFolder}/` },
      to: { path: '^(remotes|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'remote-pages-never-pages',
      comment: 'What two pages need is a component.',
      severity: 'error',
      from: { path: `${remoteFolder}/src/pages/`, pathNot: test },
      to: { path: '^$1/src/pages/.+[.]tsx?$' },
    },
    {
      name: 'browser-source-never-tooling',
      comment: '@pazar/testing and @pazar/build are for tests and configuration only.',
      severity: 'error',
      from: { path: browserSource, pathNot: test },
      to: { path: '^shared/(testing|build)/' },
    },
    {
      name: 'tests-never-build',
      comment: 'Only a configuration file takes a build preset.',
      severity: 'error',
      from: { path: `^((e2e/)?remotes/[^/]+|host|shared/(ui|section))/src/.*${test}` },
      to: { path: '^shared/build/' },
    },
    {
      name: 'service-never-another-service',
      comment: 'Services talk over HTTP.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'service-only-platform-free',
      comment: 'A service sees no browser code.',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^shared/', pathNot: '^shared/(contracts|format|geography)/' },
    },
    {
      name: 'service-drizzle-in-one-file',
      comment: "Import from the service's database/drizzle.ts, whose comment says why.",
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/[^/]+/src/database/drizzle[.]ts$' },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'e2e-only-contracts',
      comment: 'End-to-end tests start everything as processes.',
      severity: 'error',
      // The remote of the tests is a remote, and the application to compare with is built like one.
      from: { path: '^e2e/', pathNot: '^e2e/(remotes|bench/one-application)/' },
      to: { path: '^shared/', pathNot: '^shared/contracts/' },
    },
    {
      name: 'contracts-zod-only',
      comment: 'Contracts run in browser, server and tests alike.',
      severity: 'error',
      from: { path: '^shared/contracts/src/', pathNot: test },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'format-and-geography-pure',
      comment: 'Formats and shapes need no library and no platform.',
      severity: 'error',
      from: { path: '^shared/(format|geography)/src/', pathNot: test },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'ui-form-by-forms-alone',
      comment: 'A list or an input that imports the frame of a form loads react-hook-form with it.',
      severity: 'error',
      from: { path: '^shared/ui/src/', pathNot: `^shared/ui/src/form/|${test}` },
      to: {
        path: '^shared/ui/src/form/|node_modules/react-hook-form/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-by-package-name',
      comment:
        'Module Federation negotiates by the text of the import: write @pazar/<package>/<file>.',
      severity: 'error',
      from: { path: '^((shared/)?[^/]+)/' },
      to: { path: '^shared/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      // A cycle of types alone is erased before anything runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'The file is absent, or the package is not declared where it is imported.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-dependency',
      comment: "Declare the package in the nearest package.json with 'catalog:'.",
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-dependency-in-source',
      comment: 'What runs in production is a dependency, not a development dependency.',
      severity: 'error',
      from: {
        path: '^(host|((e2e/)?remotes|shared|services)/[^/]+)/src/',
        pathNot: `${test}|/src/(fixtures|testing)/`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '@types/' },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript interface for a parser yet; SWC reads the same syntax.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // A library's own folder `dist` counts as the library.
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|test-results|[.]pazar)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
