// Who may import whom, by pattern, so that a new remote is covered on its first day.
// The table in docs/reference/imports.md says the same in words.

const apiRules = require('./.dependency-cruiser/api-rules.cjs');
const hostRules = require('./.dependency-cruiser/host-rules.cjs');
const ownedLibraryRules = require('./.dependency-cruiser/library-rules.cjs');
const listRules = require('./.dependency-cruiser/list-rules.cjs');
const localRules = require('./.dependency-cruiser/local-rules.cjs');
const releasesRules = require('./.dependency-cruiser/releases-rules.cjs');
const sectionRules = require('./.dependency-cruiser/section-rules.cjs');
const { test } = require('./.dependency-cruiser/test-files.cjs');

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
  ui: ['format', 'geography', 'shell'],
  section: ['contracts', 'format', 'geography', 'shell', 'ui'],
  testing: ['contracts', 'format', 'shell', 'ui', 'section'],
  build: ['contracts'],
  service: ['contracts'],
  'create-remote': [],
};

const sharedRules = Object.entries(sharedMayImport).map(([area, allowed]) => ({
  name: `shared-${area}-layer`,
  comment:
    'contracts, format, geography ← shell ← ui ← section ← testing; ui knows no contracts, build and service no more than them.',
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
  from: { path: from, pathNot: '^e2e/bench/(one-application|peers)/' },
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
    ...ownedLibraryRules,
    ...listRules,
    ...localRules,
    ...releasesRules,
    ...sectionRules,
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
      comment:
        'Services talk over HTTP. The development shell is the edge with a played API, in one process.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/($1|edge)/' },
    },
    {
      name: 'edge-only-in-dev-shell',
      comment: 'Other services talk to the edge over HTTP.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/(edge|dev-shell)/' },
      to: { path: '^services/edge/' },
    },
    {
      name: 'service-only-platform-free',
      comment: 'A service sees no browser code.',
      severity: 'error',
      from: { path: '^services/' },
      to: {
        path: '^shared/',
        pathNot:
          '^shared/((contracts|format|geography|service|create-remote)/|testing/src/(builders|an-account)[.]ts)',
      },
    },
    {
      name: 'service-kit-for-services',
      comment: 'It needs Node, and a browser would have to load it.',
      severity: 'error',
      from: { pathNot: '^(services|shared/service|e2e)/' },
      to: { path: '^shared/service/' },
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
      // What weighs builds knows how they are made; what starts services, or checks documents, does it
      // as the kit does.
      from: { path: '^e2e/', pathNot: '^e2e/(remotes|bench/(one-application|peers))/' },
      to: {
        path: '^shared/',
        pathNot:
          '^shared/(contracts/|build/src/(weights/|chunks[.]ts)|service/src/((start|stop)-child|wait-until-ready|script-options|document-set|testing/))',
      },
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
      name: 'shared-by-package-name',
      comment:
        'Module Federation negotiates by the text of the import: write @pazar/<package>/<file>.',
      severity: 'error',
      from: { path: '^((shared/)?[^/]+)/' },
      to: { path: '^shared/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycle',
      comment: 'Also of types alone: who reads one file of a circle has to read all.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'The file is absent, or the package is not declared where it is imported.',
      severity: 'error',
      from: {},
      // The section that is developed, which a development build puts in the place of this name.
      to: { couldNotResolve: true, pathNot: '^developed-section/' },
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
    // A library's own folder `dist` counts as the library. Only a team installs what its sample imports.
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|test-results|[.]pazar|e2e/team/orders)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
