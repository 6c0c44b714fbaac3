import { demoPassword } from './test-app.ts';

const reason = 'Пријава од повеќе купувачи.';
const text = { mk: 'Пробно', en: 'Trial' };
const nobody = '0193a000-0000-7000-8000-000000000000';
const promotion = { name: text, rule: { type: 'PERCENT_OFF', percent: 10 } };
const price = { by: 'percent', value: 10, roundTo: 1 };

/** Of routes without a row in their path: a body that is right. */
export const routeBodies: Record<string, object> = {
  'POST /v1/account/verification': { userType: 'SELLER' },
  'POST /v1/account/appeal': { text: 'Пријавата е на друг продавач.' },
  'POST /v1/account/password': { currentPassword: 'not-this', newPassword: 'pazar-demo-2' },
  'POST /v1/account/close': { currentPassword: demoPassword },
  'PUT /v1/account/preferences': {
    notifications: {},
    lists: {},
    dashboard: { order: [], hidden: [] },
  },
  'POST /v1/account/passkeys/options': {},
  'POST /v1/account/passkeys': { challenge: nobody, name: 'Телефон', response: { id: 'a' } },
  'POST /v1/account/second-factor': {},
  'POST /v1/account/second-factor/confirm': { code: '123456' },
  'POST /v1/account/second-factor/codes': {},
  'DELETE /v1/account/second-factor': { code: '123456' },
  'POST /v1/notifications/read': { all: true },
  'POST /v1/views': { page: 'products', name: 'Walk', query: {} },
  'POST /v1/products': {
    name: text,
    baseUnit: 'KG',
    stockMode: 'MANUAL',
    packs: [{ size: '1.000', unit: 'KG', priceMinor: 6000 }],
  },
  'POST /v1/products/bulk': { ids: [nobody], action: 'archive', params: {} },
  'POST /v1/products/bulk/preview': { ids: [nobody], params: price },
  'POST /v1/products/bulk/undo': { undoToken: nobody },
  'POST /v1/produce/bulk': { ids: [nobody], action: 'reopen', params: {} },
  'POST /v1/produce/bulk/undo': { undoToken: nobody },
  'POST /v1/locations/bulk': { ids: [nobody], action: 'archive', params: {} },
  'POST /v1/locations/bulk/undo': { undoToken: nobody },
  'POST /v1/locations': {
    type: 'STORE',
    name: 'Дуќан',
    address: { settlement: 'Струмица', municipalityCode: 'MK-410' },
  },
  'POST /v1/promotions': promotion,
  'POST /v1/promotions/preview': { promotion },
  'POST /v1/promotions/bulk': { ids: [nobody], action: 'pause', params: {} },
  'POST /v1/promotions/bulk/undo': { undoToken: nobody },
  'POST /v1/management/reference/categories': {
    id: 'walk',
    parentId: null,
    name: text,
    defaultVatRate: 5,
    position: 99,
    active: true,
    reason,
  },
  'POST /v1/management/reference/crops': {
    id: 'walk',
    name: text,
    defaultUnit: 'KG',
    usualMonths: [5],
    daysToMaturity: null,
    active: true,
    reason,
  },
  'POST /v1/management/reference/units': {
    code: 'walk',
    name: text,
    short: text,
    dimension: 'MASS',
    factorMillionths: 1_000_000,
    reason,
  },
  'POST /v1/management/reference/fx-rates': {
    denarsPerEuro: 61.6953,
    validFrom: '2026-12-01',
    reason,
  },
  'POST /v1/management/reference/vat-rates': {
    rate: 7,
    name: text,
    validFrom: '2027-01-01',
    validTo: null,
    reason,
  },
};
