// Inside the API.

const { test } = require('./test-files.cjs');

/** What each domain of the API may import of the others: the stock ledger, prices, and what reads many. */
const apiDoors = {
  account: ['locations/location-(detail|record)', 'notifications/notify'],
  dashboard: [
    'account/(agent-repository|suspensions)',
    'produce/lot-status',
    'products/product-parts',
    'promotions/promotion-status',
    'stock/',
  ],
  images: [],
  imports: ['[^/]+/[^/]+-target', 'notifications/notify'],
  locations: ['stock/'],
  management: [
    'account/',
    'notifications/(notify|news-mails)',
    // It lists and reads the records of all agents, and changes none: their `-record` files stay closed.
    '[^/]+/[^/]+-(list|detail)',
    'locations/location-views',
    'promotions/promotion-status',
    // Its figures count what agents sold and what customers see.
    'dashboard/outflow',
    'products/hidden-reasons',
    'stock/standing-entries',
  ],
  notifications: [],
  produce: ['locations/growing-location-types', 'stock/'],
  products: ['promotions/prices/', 'reference/vat-rates', 'stock/'],
  promotions: ['stock/(recount-promotions|standing-entries)'],
  reference: [],
  stock: ['produce/lot-status', 'promotions/(prices/|promotion-links)'],
};

const api = '^services/api/src/';
const apiDomains = `(${Object.keys(apiDoors).join('|')})/`;
/** The files of a domain that speak HTTP. */
const apiRoutes = `${api}${apiDomains}.*(-routes|open-[a-z]+)[.]ts$`;

/** http → domain → records, lists, bulk, csv → database, clock, problems, security, queues. */
module.exports = [
  {
    name: 'api-domain-never-http',
    comment: 'Only routes speak HTTP: what is below them runs in imports and regular work too.',
    severity: 'error',
    from: {
      path: `${api}(${apiDomains}|(records|lists|bulk|csv|database|clock|problems|security|queues)/)`,
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
    from: { path: `${api}(database|clock|problems|security|queues)/`, pathNot: test },
    to: {
      path: api,
      pathNot: `${api}((database|clock|problems|security|queues)/|environment)`,
    },
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
