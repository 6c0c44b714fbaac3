import { demoPassword } from './test-app.ts';

/** Whose identifier a path holds: the kind of row, which `createWalkRows` makes. */
export type RowKind =
  | 'agent'
  | 'category'
  | 'crop'
  | 'export'
  | 'fx-rate'
  | 'image'
  | 'import'
  | 'location'
  | 'location-bulk'
  | 'lot'
  | 'lot-bulk'
  | 'movement'
  | 'passkey'
  | 'product'
  | 'product-bulk'
  | 'promotion'
  | 'promotion-bulk'
  | 'session'
  | 'unit'
  | 'vat-rate'
  | 'view';

/** Who may call a route, written down a second time: not by the route itself. */
export interface RouteRule {
  access: 'everybody' | 'signed-in' | 'agent' | 'manager';
  /** Only verified agents. */
  verified?: true;
  /** A suspended agent may, although it writes. */
  suspended?: true;
  row?: RowKind;
  /** What the route needs to come as far as its row. */
  body?: object;
  query?: string;
  /** The session that asks is not good for another question. */
  endsSession?: true;
}

const reason = 'Пријава од повеќе купувачи.';
const everybody: RouteRule = { access: 'everybody' };
const signedIn: RouteRule = { access: 'signed-in' };
const agent: RouteRule = { access: 'agent' };
const manager: RouteRule = { access: 'manager' };
const product: RouteRule = { access: 'agent', row: 'product' };
const lot: RouteRule = { access: 'agent', row: 'lot' };
const movement: RouteRule = { access: 'agent', row: 'movement' };
const location: RouteRule = { access: 'agent', row: 'location' };
const promotion: RouteRule = { access: 'agent', row: 'promotion' };
const importOf: RouteRule = { access: 'agent', row: 'import' };
const view: RouteRule = { access: 'signed-in', row: 'view' };
const subject: RouteRule = { access: 'manager', row: 'agent' };
const apart = { other: '0198c8a0-0000-7000-8000-000000000000', isApart: true };
const moderated: RouteRule = { access: 'manager', row: 'product', body: { reason } };
const harvest = { type: 'HARVEST', quantity: '1.000' };
const query = `reason=${encodeURIComponent(reason)}`;
const referenceRules = Object.fromEntries(
  (
    [
      ['categories', 'category'],
      ['crops', 'crop'],
      ['units', 'unit'],
      ['vat-rates', 'vat-rate'],
      ['fx-rates', 'fx-rate'],
    ] as const
  ).flatMap(([path, row]): [string, RouteRule][] => [
    [`GET /v1/reference/${path}`, everybody],
    [`POST /v1/management/reference/${path}`, manager],
    [`PATCH /v1/management/reference/${path}/{key}`, { access: 'manager', row, body: { reason } }],
    [`DELETE /v1/management/reference/${path}/{key}`, { access: 'manager', row, query }],
  ]),
);

/** Every route of the service. A route that is not here fails the walk. */
export const routeRules: Record<string, RouteRule> = {
  'GET /health/live': everybody,
  'GET /health/ready': everybody,
  ...referenceRules,
  'GET /v1/reference/municipalities': everybody,

  'POST /v1/agent/login': everybody,
  'POST /v1/agent/login/second-factor': everybody,
  'POST /v1/agent/passkey/options': everybody,
  'POST /v1/agent/passkey/login': everybody,
  'POST /v1/agent/not-me': everybody,
  'POST /v1/agent/register': everybody,
  'POST /v1/agent/email/confirm': everybody,
  'POST /v1/agent/password/forgot': everybody,
  'POST /v1/agent/password/reset': everybody,
  'GET /oauth2/authorization/google': everybody,
  'GET /login/oauth2/code/google': everybody,
  'GET /logout': { access: 'everybody', endsSession: true },
  'GET /v1/agent/current': signedIn,
  'POST /v1/agent/token/refresh': { access: 'signed-in', suspended: true, endsSession: true },

  'GET /v1/dashboard': signedIn,
  'POST /v1/samples': agent,
  'DELETE /v1/samples': agent,
  'GET /v1/account': signedIn,
  'PATCH /v1/account': signedIn,
  'GET /v1/account/verification': signedIn,
  'POST /v1/account/verification': signedIn,
  'POST /v1/account/appeal': { access: 'signed-in', suspended: true },
  'POST /v1/account/password': signedIn,
  'POST /v1/account/google': signedIn,
  'DELETE /v1/account/google': signedIn,
  'GET /v1/account/security': signedIn,
  'POST /v1/account/passkeys/options': signedIn,
  'POST /v1/account/passkeys': signedIn,
  'PATCH /v1/account/passkeys/{id}': {
    access: 'signed-in',
    row: 'passkey',
    body: { name: 'Телефон' },
  },
  'DELETE /v1/account/passkeys/{id}': {
    access: 'signed-in',
    row: 'passkey',
    body: { currentPassword: demoPassword },
  },
  'POST /v1/account/second-factor': signedIn,
  'POST /v1/account/second-factor/confirm': signedIn,
  'POST /v1/account/second-factor/codes': signedIn,
  'DELETE /v1/account/second-factor': signedIn,
  'GET /v1/account/close': signedIn,
  'POST /v1/account/close': signedIn,
  'DELETE /v1/account/close': { access: 'signed-in', suspended: true },
  'GET /v1/account/sessions': signedIn,
  'DELETE /v1/account/sessions': { access: 'signed-in', suspended: true },
  'DELETE /v1/account/sessions/{id}': { access: 'signed-in', suspended: true, row: 'session' },
  'GET /v1/account/preferences': signedIn,
  'PUT /v1/account/preferences': signedIn,
  'POST /v1/account/export': { access: 'signed-in', suspended: true },
  'GET /v1/account/export/{id}': { access: 'signed-in', row: 'export' },
  'GET /v1/activity': signedIn,
  'GET /v1/notifications': signedIn,
  'GET /v1/notifications/unread': signedIn,
  'POST /v1/notifications/read': { access: 'signed-in', suspended: true },
  'GET /v1/views': signedIn,
  'POST /v1/views': signedIn,
  'GET /v1/views/{id}': view,
  'PATCH /v1/views/{id}': { ...view, body: {} },
  'DELETE /v1/views/{id}': view,

  'GET /v1/products': agent,
  'POST /v1/products': agent,
  'GET /v1/products/export': agent,
  'POST /v1/products/bulk': agent,
  'POST /v1/products/bulk/preview': agent,
  'POST /v1/products/bulk/undo': agent,
  'GET /v1/products/bulk/{id}': { access: 'agent', row: 'product-bulk' },
  'GET /v1/products/{id}': product,
  'PATCH /v1/products/{id}': { ...product, body: {} },
  'DELETE /v1/products/{id}': product,
  'GET /v1/products/{id}/history': product,
  'GET /v1/products/{id}/offers': product,
  'GET /v1/products/{id}/prices': product,
  'PUT /v1/products/{id}/produce': { ...product, body: { produceIds: [] } },
  'PUT /v1/products/{id}/images': { ...product, body: { images: [] } },
  'POST /v1/products/{id}/publish': product,
  'POST /v1/products/{id}/fixed': product,
  'POST /v1/products/{id}/unpublish': product,
  'POST /v1/products/{id}/archive': product,
  'POST /v1/products/{id}/restore': product,
  'POST /v1/products/{id}/duplicate': product,
  'GET /v1/products/{id}/movements': product,
  'POST /v1/products/{id}/movements': {
    ...product,
    body: { type: 'RECEIPT', quantity: '1.000' },
  },

  'GET /v1/produce': agent,
  'POST /v1/produce': agent,
  'GET /v1/produce/calendar': agent,
  'GET /v1/produce/export': agent,
  'POST /v1/produce/bulk': agent,
  'POST /v1/produce/bulk/undo': agent,
  'GET /v1/produce/bulk/{id}': { access: 'agent', row: 'lot-bulk' },
  'GET /v1/produce/{id}': lot,
  'PATCH /v1/produce/{id}': { ...lot, body: {} },
  'DELETE /v1/produce/{id}': lot,
  'POST /v1/produce/{id}/duplicate': lot,
  'POST /v1/produce/{id}/close': { ...lot, body: {} },
  'POST /v1/produce/{id}/reopen': lot,
  'POST /v1/produce/{id}/mark-lost': { ...lot, body: { reason: 'FROST' } },
  'PUT /v1/produce/{id}/links': { ...lot, body: { productIds: [] } },
  'POST /v1/produce/{id}/links/preview': { ...lot, body: { productIds: [] } },
  'GET /v1/produce/{id}/movements': lot,
  'POST /v1/produce/{id}/movements': { ...lot, body: harvest },
  'POST /v1/movements/{id}/reverse': { ...movement, body: {} },
  'POST /v1/movements/{id}/correct': { ...movement, body: { quantity: '1.000' } },
  'GET /v1/movements/{id}/trace': movement,

  'GET /v1/locations': agent,
  'POST /v1/locations': agent,
  'GET /v1/locations/export': agent,
  'GET /v1/locations/export/geojson': agent,
  'GET /v1/locations/export/kml': agent,
  'POST /v1/locations/bulk': agent,
  'POST /v1/locations/bulk/undo': agent,
  'GET /v1/locations/bulk/{id}': { access: 'agent', row: 'location-bulk' },
  'GET /v1/locations/{id}': location,
  'GET /v1/locations/{id}/history': location,
  'GET /v1/locations/{id}/uses': location,
  'PATCH /v1/locations/{id}': { ...location, body: {} },
  'DELETE /v1/locations/{id}': location,
  'POST /v1/locations/{id}/archive': location,
  'POST /v1/locations/{id}/restore': location,
  'POST /v1/locations/{id}/undo-archive': location,
  'POST /v1/locations/{id}/make-primary': location,

  'GET /v1/promotions': agent,
  'GET /v1/promotions/overlaps': agent,
  'POST /v1/promotions': agent,
  // Writes nothing, so a session that may only read may ask.
  'POST /v1/promotions/preview': { ...agent, suspended: true },
  'GET /v1/promotions/{id}': promotion,
  'PATCH /v1/promotions/{id}': { ...promotion, body: {} },
  'DELETE /v1/promotions/{id}': promotion,
  'POST /v1/promotions/{id}/duplicate': promotion,
  'POST /v1/promotions/{id}/replacement': promotion,
  'POST /v1/promotions/{id}/publish': { ...promotion, verified: true },
  'POST /v1/promotions/{id}/pause': promotion,
  'POST /v1/promotions/{id}/resume': { ...promotion, verified: true },
  'POST /v1/promotions/{id}/stop': promotion,
  'POST /v1/promotions/{id}/archive': promotion,
  'POST /v1/promotions/{id}/restore': promotion,
  'GET /v1/promotions/{id}/effect': promotion,
  'POST /v1/promotions/bulk': agent,
  'POST /v1/promotions/bulk/undo': agent,
  'GET /v1/promotions/bulk/{id}': { access: 'agent', row: 'promotion-bulk' },

  'POST /v1/images': signedIn,
  'DELETE /v1/images/{id}': { access: 'signed-in', row: 'image' },
  'GET /v1/images/{id}/{size}.webp': everybody,

  'POST /v1/imports': agent,
  'GET /v1/imports/template': agent,
  'GET /v1/imports/{id}': importOf,
  'GET /v1/imports/{id}/rows': importOf,
  'GET /v1/imports/{id}/faults': importOf,
  'PATCH /v1/imports/{id}/rows': {
    ...importOf,
    body: { column: 'sku', value: 'A', replacement: 'B' },
  },
  'PATCH /v1/imports/{id}/rows/{n}': { ...importOf, body: {} },
  'POST /v1/imports/{id}/confirm-names': { ...importOf, body: {} },
  'POST /v1/imports/{id}/apply': { ...importOf, body: {} },
  'GET /v1/imports/{id}/errors.csv': importOf,
  'POST /v1/imports/{id}/undo': importOf,

  'GET /v1/management/agents': manager,
  'GET /v1/management/agents/{id}': subject,
  'GET /v1/management/agents/export': manager,
  'GET /v1/management/agents/{id}/notes': subject,
  'POST /v1/management/agents/{id}/notes': { ...subject, body: { text: 'Се јавил по телефон.' } },
  'GET /v1/management/agents/{id}/sessions': subject,
  'POST /v1/management/agents/{id}/apart': { ...subject, body: apart },
  'GET /v1/management/products/{id}': { access: 'manager', row: 'product' },
  'GET /v1/management/produce/{id}': { access: 'manager', row: 'lot' },
  'GET /v1/management/locations/{id}': { access: 'manager', row: 'location' },
  'GET /v1/management/promotions/{id}': { access: 'manager', row: 'promotion' },
  'GET /v1/management/agents/{id}/products': subject,
  'GET /v1/management/agents/{id}/produce': subject,
  'GET /v1/management/agents/{id}/locations': subject,
  'GET /v1/management/agents/{id}/promotions': subject,
  'GET /v1/management/agents/{id}/activity': subject,
  'POST /v1/management/agents/{id}/verification': {
    ...subject,
    body: { decision: 'VERIFIED', reason },
  },
  'PUT /v1/management/agents/{id}/lease': subject,
  'DELETE /v1/management/agents/{id}/lease': subject,
  'POST /v1/management/agents/{id}/suspend': { ...subject, body: { reason } },
  'POST /v1/management/agents/{id}/reactivate': { ...subject, body: { reason } },
  'PUT /v1/management/agents/{id}/roles': { ...subject, body: { roles: ['ROLE_AGENT'], reason } },
  'POST /v1/management/agents/{id}/sessions/revoke': { ...subject, body: { reason } },
  'POST /v1/management/agents/{id}/second-factor/end': { ...subject, body: { reason } },
  'POST /v1/management/agents/{id}/view': { ...subject, body: { reason } },
  'GET /v1/management/verification': manager,
  'GET /v1/management/stats': manager,
  'GET /v1/management/products': manager,
  'GET /v1/management/reference/categories/uses': manager,
  'GET /v1/management/reference/crops/uses': manager,
  'GET /v1/management/reference/units/uses': manager,
  'GET /v1/management/reference/vat-rates/uses': manager,
  'POST /v1/management/reference/crops/{key}/merge': {
    access: 'manager',
    row: 'crop',
    body: { into: 'cherry-tomato', reason },
  },
  'GET /v1/management/audit': manager,
  'GET /v1/management/locations': manager,
  'GET /v1/management/audit/export': manager,
  'GET /v1/management/audit/proof': manager,
  'POST /v1/management/audit/proof': manager,
  'POST /v1/management/products/{id}/block': moderated,
  'POST /v1/management/products/{id}/unblock': moderated,
};
