import type { Account } from '@pazar/contracts/account';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { ProductSummary } from '@pazar/contracts/product';
import type { Category } from '@pazar/contracts/reference';
import { aLocation, aPage, aProduct } from '@pazar/testing/builders';
import { fakeApi, type FakeAnswer } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';

const longAgo = '2026-08-23T10:00:00.000Z';
const somebody = '00000000-0000-4000-8000-0000000000aa';

/** The category of products in these tests. */
export const vegetables: Category = {
  id: 'vegetables',
  version: 1,
  parentId: null,
  name: { mk: 'Зеленчук', en: 'Vegetables' },
  defaultVatRate: 5,
  position: 0,
  active: true,
  updatedAt: longAgo,
};

/** Where products are sold in these tests. */
const stall = aLocation({ name: 'Тезга на Битпазар', type: 'MARKET_STALL' });

/** A product with everything that belongs to it: named, on sale, without pictures. */
export function aProductDetail(over: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...aProduct({ categoryId: vegetables.id }),
    description: null,
    lowStockThreshold: null,
    minOrder: null,
    step: null,
    seasonMonths: [],
    availableFrom: null,
    availableTo: null,
    locationIds: [stall.id],
    produceIds: [],
    certifications: [],
    allergens: [],
    shelfLifeDays: null,
    storageNote: null,
    images: [],
    moderation: { status: 'NONE', reason: null, by: null, at: null },
    publishedAt: longAgo,
    baseUnitFixed: true,
    publishRequirements: [],
    warnings: [],
    createdAt: longAgo,
    createdBy: somebody,
    updatedBy: somebody,
    ...over,
  };
}

/** The agent of these tests: a seller who charges VAT. */
export function anAccount({ vatRegistered = true } = {}): Account {
  return {
    id: somebody,
    version: 1,
    username: 'producer',
    email: 'ana@example.mk',
    pendingEmail: null,
    displayName: 'Ana',
    userType: 'PRODUCER',
    roles: ['ROLE_AGENT'],
    authenticationProvider: 'LOCAL',
    accountStatus: 'ACTIVE',
    verified: true,
    phone: null,
    business: {
      legalName: null,
      taxNumber: null,
      registrationNumber: null,
      farmRegistryNumber: null,
      vatRegistered,
    },
    about: null,
    locale: 'en',
    currency: 'MKD',
    timezone: 'Europe/Skopje',
    verification: { status: 'VERIFIED', reason: null, requestedAt: null, decidedAt: null },
    suspension: null,
    closesAt: null,
    signIn: { hasPassword: true, google: null },
    creationDate: longAgo,
    updateDate: longAgo,
  };
}

/** Everything that the pages of products ask for beside what a test is about. */
export const aroundProducts: Readonly<Record<string, FakeAnswer>> = {
  ...listAnswers,
  '/v1/reference/categories': { items: [vegetables] },
  '/v1/locations': aPage([stall]),
  '/v1/produce': aPage([]),
  '/v1/account': anAccount(),
};

/** An API with these products and what the pages around them need. */
export function productApi(
  products: readonly ProductSummary[],
  answers: Readonly<Record<string, FakeAnswer>> = {},
) {
  return fakeApi({ ...aroundProducts, '/v1/products': aPage([...products]), ...answers });
}
