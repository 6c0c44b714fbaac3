// Inside the API.

const { readdirSync } = require('node:fs');
const path = require('node:path');
const { onlyToTheRight } = require('./ordered-folders.cjs');
const { test } = require('./test-files.cjs');

/** What each domain of the API may import of the others: the stock ledger, prices, and what reads many. */
const apiDoors = {
  account: ['locations/location-(detail|record)', 'notifications/notify'],
  dashboard: ['products/product-parts', 'stock/'],
  images: [],
  imports: ['notifications/notify'],
  locations: ['stock/'],
  management: [
    'account/account-(answer|repository)[.]',
    'account/(last-manager|notify-managers)[.]',
    'account/sessions/(account-session-routes|session-(repository|service))[.]',
    'notifications/notify',
    // It lists and reads the records of all agents, and changes none: their `-record` files stay closed.
    '[^/]+/[^/]+-(list|detail)',
    'locations/location-views',
    // Its figures count what agents sold and what customers see.
    'products/hidden-reasons',
    'stock/kept-entries',
  ],
  notifications: ['stock/out-of-season'],
  produce: ['locations/growing-location-types', 'stock/'],
  products: ['notifications/notify-managers', 'reference/vat-rates', 'stock/'],
  promotions: ['stock/kept-entries'],
  reference: [],
  // It enters and removes the records of one agent, as that agent would.
  samples: [
    'account/account-repository[.]',
    'produce/lot-(moves|record)[.]',
    'products/product-(record|types)[.]',
    'stock/(book|kept-entries|stock-rows)[.]',
  ],
  stock: [],
};

/** Everything in `src`; a file beside the folders puts their parts together. */
const apiFolders = [
  'server',
  'app',
  'record-kinds',
  'open-bulk',
  'new-record',
  'management',
  'samples',
  'seed',
  'environment',
  'account',
  'imports',
  'dashboard',
  'produce',
  'products',
  'promotions',
  'locations',
  'notifications',
  'adapters',
  'images',
  'reference',
  'stock',
  'operations',
  'http',
  'kinds',
  'bulk',
  'history',
  'lists',
  'csv',
  'units',
  'pricing',
  'callers',
  'security',
  'records',
  'queues',
  'problems',
  'mail',
  'jobs',
  'texts',
  'database',
  'clock',
];

/** A domain without a place above: `record-kinds` alone imports it, and it imports no other domain. */
const source = path.join(__dirname, '../services/api/src');
for (const { name } of readdirSync(source, { withFileTypes: true }).filter((one) =>
  one.isDirectory(),
)) {
  if (apiFolders.includes(name) || name === 'testing') continue;
  apiFolders.splice(apiFolders.indexOf('management'), 0, name);
  apiDoors[name] = [];
}

const belowHttp = apiFolders.slice(apiFolders.indexOf('http') + 1).join('|');

const api = '^services/api/src/';
const apiDomains = `(${Object.keys(apiDoors).join('|')})/`;
/** The files of a domain that speak HTTP. */
const apiRoutes = `${api}${apiDomains}.*(-routes|open-[a-z]+)[.]ts$`;

module.exports = [
  ...onlyToTheRight('api', 'services/api/src/', apiFolders),
  {
    name: 'api-domain-never-http',
    comment: 'Only routes speak HTTP: what is below them runs in imports and regular work too.',
    severity: 'error',
    from: { path: `${api}(${apiDomains}|(${belowHttp})/)`, pathNot: [test, apiRoutes] },
    to: { path: [`${api}http/`, apiRoutes, 'node_modules/fastify/'] },
  },
  {
    name: 'api-never-demo-identity',
    comment: 'Who plays Google for the demo is a process of the runner and of the tests.',
    severity: 'error',
    from: { path: api, pathNot: test },
    to: { path: '^services/api/demo-identity/' },
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
