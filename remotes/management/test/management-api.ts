import type { AgentDetail, AuditEntry } from '@pazar/contracts/management';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { aLocation, aPage, aProduct, anId } from '@pazar/testing/builders';

const longAgo = '2026-08-23T10:00:00.000Z';

/** A verified producer as management reads one. */
export function anAgentDetail(over: Partial<AgentDetail> = {}): AgentDetail {
  return {
    id: anId(),
    version: 3,
    username: 'blagoj',
    email: 'blagoj@pazar.example',
    pendingEmail: null,
    pendingEmailWaitsFor: [],
    displayName: 'Благој Митрев',
    avatarImageId: null,
    userType: 'PRODUCER',
    roles: ['ROLE_AGENT'],
    authenticationProvider: 'LOCAL',
    accountStatus: 'ACTIVE',
    verified: true,
    phone: '+38970123456',
    business: {
      legalName: 'Митрев Благој',
      taxNumber: '4030000000001',
      registrationNumber: null,
      farmRegistryNumber: '15-001',
      vatRegistered: false,
    },
    about: null,
    locale: 'mk',
    currency: 'MKD',
    timezone: 'Europe/Skopje',
    verification: { status: 'VERIFIED', reason: null, requestedAt: longAgo, decidedAt: longAgo },
    suspension: null,
    closesAt: null,
    creationDate: longAgo,
    updateDate: longAgo,
    settlement: 'Босилово',
    settlementIn: { mk: 'Босилово', en: 'Bosilovo' },
    counts: { products: 2, lots: 1, locations: 1, promotions: 0, sessions: 1 },
    hasSecondFactor: false,
    noteCount: 0,
    duplicates: [],
    ...over,
  };
}

/** Any agent's product in full. */
export function aManagedProduct(over: Partial<ProductDetail> = {}) {
  return {
    ...aProduct(),
    description: null,
    lowStockThreshold: null,
    minOrder: null,
    step: null,
    seasonMonths: [],
    availableFrom: null,
    availableTo: null,
    locationIds: [anId(), anId()],
    produceIds: [],
    certifications: [],
    allergens: ['CELERY'],
    shelfLifeDays: 14,
    storageNote: null,
    images: [],
    moderation: { status: 'NONE', reason: null, by: null, at: null, fixedAt: null },
    publishedAt: longAgo,
    baseUnitFixed: true,
    publishRequirements: [],
    warnings: [],
    createdAt: longAgo,
    createdBy: anId(),
    updatedBy: anId(),
    agent: { id: anId(), displayName: 'Благој Митрев' },
    ...over,
  };
}

/** A product that management blocked. */
export function anAuditEntry(over: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: anId(),
    at: longAgo,
    action: 'product.update',
    entity: 'product',
    entityId: anId(),
    label: 'Домат',
    name: { mk: 'Домат', en: 'Tomato' },
    actorRole: 'agent',
    reason: null,
    agent: { id: anId(), displayName: 'Благој Митрев' },
    actor: { id: anId(), displayName: 'Благој Митрев' },
    before: { vatRate: 18 },
    after: { vatRate: 5 },
    ...over,
  };
}

/** What the names of municipalities are read from. */
export const municipalityReference = {
  '/v1/reference/municipalities': {
    items: [{ code: 'MK-410', name: { mk: 'Струмица', en: 'Strumica' } }],
  },
};

/** What the names in a record are read from. */
export const recordReference = {
  ...municipalityReference,
  '/v1/reference/categories': {
    items: [
      {
        id: 'vegetables',
        version: 1,
        name: { mk: 'Зеленчук', en: 'Vegetables' },
        parentId: null,
        defaultVatRate: 5,
        position: 1,
        active: true,
        updatedAt: longAgo,
      },
    ],
  },
  '/v1/reference/crops': { items: [] },
};

/** Answers for everything below one agent. */
export function aroundAgent({ id }: { id: string }) {
  const path = `/v1/management/agents/${id}`;
  return {
    ...recordReference,
    '/v1/management/agents': aPage([]),
    [`${path}/products`]: aPage([aProduct()]),
    [`${path}/locations`]: aPage([aLocation()]),
    [`${path}/activity`]: aPage([anAuditEntry()]),
    [`${path}/notes`]: { items: [] },
    [`${path}/sessions`]: { items: [] },
  };
}
