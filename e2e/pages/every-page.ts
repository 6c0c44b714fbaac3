/** A page of Pazar: its address, and who looks at it. */
export interface PageVisit {
  readonly name: string;
  readonly path: string;
  /** Nobody is signed in on public pages. */
  readonly account: 'producer' | 'manager' | 'consumer' | null;
}

/** Rows whose pages are looked at, found by the API. */
export interface SeenRows {
  readonly productId: string;
  /** A product whose stock is kept by hand. */
  readonly manualProductId: string;
  readonly lotId: string;
  readonly placeId: string;
}

const open = (name: string, path: string): PageVisit => ({ name, path, account: null });
const seen = (name: string, path: string): PageVisit => ({ name, path, account: 'producer' });

const mailToken = 'token=a-token-of-an-e-mail-that-is-long';

/** Every page that Pazar has. A page that is added is added here. */
export function everyPage({ productId, manualProductId, lotId, placeId }: SeenRows): PageVisit[] {
  return [
    open('home', '/home'),
    open('register', '/home/register'),
    open('forgotten-password', '/home/forgot'),
    open('reset-password', `/home/reset?${mailToken}`),
    open('confirm-address', `/home/confirm?${mailToken}`),
    open('landing', '/landing'),
    open('feature', '/feature'),
    open('subscription', '/subscription'),
    open('contact', '/contact'),
    open('about-visitor', '/about'),
    open('not-found-visitor', '/nowhere'),
    seen('dashboard', '/dashboard'),
    seen('product-list', '/product'),
    seen('product-list-empty', '/product?status=DRAFT&q=nothing-like-this'),
    seen('product-new', '/product/new'),
    seen('product-import', '/product/import'),
    seen('product', `/product/${productId}`),
    seen('product-images', `/product/${productId}/images`),
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
    seen('place-history', `/location/${placeId}/history`),
    seen('promotion', '/promotion'),
    seen('account', '/account'),
    seen('about', '/about'),
    seen('no-access', '/management'),
    seen('not-found', '/nowhere'),
    { name: 'dashboard-consumer', path: '/dashboard', account: 'consumer' },
    { name: 'no-access-consumer', path: '/product', account: 'consumer' },
    { name: 'management', path: '/management', account: 'manager' },
    { name: 'releases', path: '/management/releases', account: 'manager' },
    { name: 'release', path: '/management/releases/catalog', account: 'manager' },
  ];
}

const noRows: SeenRows = { productId: '', manualProductId: '', lotId: '', placeId: '' };

/** Names of all pages by who looks at them, for the titles of tests: rows are found when a test runs. */
export const pageNames: ReadonlyMap<PageVisit['account'], readonly string[]> = new Map(
  [...Map.groupBy(everyPage(noRows), ({ account }) => account)].map(([account, visits]) => [
    account,
    visits.map(({ name }) => name),
  ]),
);
