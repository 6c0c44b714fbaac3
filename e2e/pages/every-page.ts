/** A page of Pazar: its path, and the account that opens it. */
export interface PageVisit {
  readonly name: string;
  readonly path: string;
  /** Nobody is signed in on public pages. */
  readonly account: 'producer' | 'manager' | 'consumer' | null;
}

/** Rows whose pages are opened, found through the API. */
export interface SeenRows {
  readonly productId: string;
  /** A product whose stock is kept by hand. */
  readonly manualProductId: string;
  readonly lotId: string;
  readonly placeId: string;
  readonly promotionId: string;
  /** The agent who owns these rows. */
  readonly agentId: string;
}

const open = (name: string, path: string): PageVisit => ({ name, path, account: null });
const seen = (name: string, path: string): PageVisit => ({ name, path, account: 'producer' });

const managed = (name: string, path: string): PageVisit => ({
  name,
  path: `/management/${path}`,
  account: 'manager',
});

const mailToken = 'token=a-token-of-an-e-mail-that-is-long';

/** Every page that Pazar has. A page that is added is added here. */
export function everyPage(rows: SeenRows): PageVisit[] {
  const { productId, manualProductId, lotId, placeId, promotionId, agentId } = rows;
  return [
    open('home', '/home'),
    open('register', '/home/register'),
    open('forgotten-password', '/home/forgot'),
    open('reset-password', `/home/reset?${mailToken}`),
    open('confirm-address', `/home/confirm?${mailToken}`),
    open('not-me', `/home/not-me?${mailToken}`),
    open('landing', '/landing'),
    open('feature', '/feature'),
    open('subscription', '/subscription'),
    open('contact', '/contact'),
    open('about-visitor', '/about'),
    open('not-found-visitor', '/nowhere'),
    seen('dashboard', '/dashboard'),
    seen('dashboard-arrange', '/dashboard/arrange'),
    seen('product-list', '/product'),
    seen('product-list-empty', '/product?status=DRAFT&q=nothing-like-this'),
    seen('product-new', '/product/new'),
    seen('product-import', '/product/import'),
    seen('product', `/product/${productId}`),
    seen('product-stock', `/product/${productId}/stock`),
    seen('product-stock-manual', `/product/${manualProductId}/stock`),
    seen('product-history', `/product/${productId}/history`),
    seen('product-not-found', '/product/nowhere'),
    seen('produce-list', '/produce'),
    seen('produce-calendar', '/produce/calendar'),
    seen('produce-record-harvest', '/produce/record/harvest'),
    seen('produce-record-sale', '/produce/record/sale'),
    seen('produce-new', '/produce/new'),
    seen('produce-import', '/produce/import'),
    seen('lot', `/produce/${lotId}`),
    seen('lot-edit', `/produce/${lotId}/edit`),
    seen('lot-label', `/produce/${lotId}/label`),
    seen('location', '/location'),
    seen('location-new', '/location/new'),
    seen('location-import', '/location/import'),
    seen('place', `/location/${placeId}`),
    seen('place-edit', `/location/${placeId}/edit`),
    seen('place-customer', `/location/${placeId}/customer`),
    seen('place-history', `/location/${placeId}/history`),
    seen('promotion', '/promotion'),
    seen('promotion-new', '/promotion/new'),
    seen('promotion-timeline', '/promotion/timeline'),
    seen('promotion-weeks', '/promotion/timeline?view=table'),
    seen('promotion-record', `/promotion/${promotionId}`),
    seen('promotion-tags', `/promotion/${promotionId}/tags`),
    seen('account-profile', '/account/profile'),
    seen('account-business', '/account/business'),
    seen('account-security', '/account/security'),
    seen('account-notifications', '/account/notifications'),
    seen('account-verification', '/account/verification'),
    seen('account-activity', '/account/activity'),
    seen('account-data', '/account/data'),
    { name: 'account-request', path: '/account/verification', account: 'consumer' },
    seen('about', '/about'),
    seen('no-access', '/management'),
    seen('not-found', '/nowhere'),
    { name: 'dashboard-consumer', path: '/dashboard', account: 'consumer' },
    { name: 'dashboard-manager', path: '/dashboard', account: 'manager' },
    { name: 'no-access-consumer', path: '/product', account: 'consumer' },
    { name: 'management', path: '/management', account: 'manager' },
    managed('management-verification', 'verification'),
    managed('management-audit', 'audit'),
    managed('management-moderation', 'moderation'),
    managed('management-figures', 'figures'),
    managed('management-categories', 'reference/categories'),
    managed('management-crops', 'reference/crops'),
    managed('management-units', 'reference/units'),
    managed('management-vat-rates', 'reference/vat-rates'),
    managed('management-fx-rates', 'reference/fx-rates'),
    managed('management-agent', `agents/${agentId}`),
    managed('management-agent-products', `agents/${agentId}/products`),
    managed('management-agent-lots', `agents/${agentId}/produce`),
    managed('management-agent-places', `agents/${agentId}/locations`),
    managed('management-agent-promotions', `agents/${agentId}/promotions`),
    managed('management-agent-activity', `agents/${agentId}/activity`),
    managed('management-agent-sessions', `agents/${agentId}/sessions`),
    managed('management-agent-notes', `agents/${agentId}/notes`),
    managed('management-product', `products/${productId}`),
    managed('management-lot', `produce/${lotId}`),
    managed('management-place', `locations/${placeId}`),
    managed('management-promotion', `promotions/${promotionId}`),
    { name: 'releases', path: '/management/releases', account: 'manager' },
    { name: 'release', path: '/management/releases/catalog', account: 'manager' },
    { name: 'policy-reports', path: '/management/reports', account: 'manager' },
  ];
}

const noRows: SeenRows = {
  productId: '',
  manualProductId: '',
  lotId: '',
  placeId: '',
  promotionId: '',
  agentId: '',
};

/** The first part of an address, which names the section. */
export const sectionOf = (path: string) => path.split(/[/?]/, 2)[1] ?? '';

/**
 * Pages ordered by turns of their sections, so that a visitor seldom opens two of one section in a
 * row.
 */
function inTurns(visits: readonly PageVisit[]): PageVisit[] {
  const bySection = [...Map.groupBy(visits, ({ path }) => sectionOf(path)).values()];
  const rounds = Math.max(...bySection.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    bySection.flatMap((pages) => pages.slice(round, round + 1)),
  ).flat();
}

/** Names of all pages by visitor, for the titles of tests: rows are found when a test runs. */
export const pageNames: ReadonlyMap<PageVisit['account'], readonly string[]> = new Map(
  [...Map.groupBy(everyPage(noRows), ({ account }) => account)].map(([account, visits]) => [
    account,
    inTurns(visits).map(({ name }) => name),
  ]),
);
