import type { Account } from '@pazar/contracts/account';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { ProductSummary } from '@pazar/contracts/product';
import type { Category, VatRateEntry } from '@pazar/contracts/reference';
import { anAccount } from '@pazar/testing/an-account';
import { aLocation, anId, aPage, aProduct } from '@pazar/testing/builders';
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

/** A rate of value added tax that has held for long. */
export function aVatRate(rate: number, over: Partial<VatRateEntry> = {}): VatRateEntry {
  return {
    id: anId(),
    version: 1,
    rate,
    name: { mk: `Стапка ${rate}`, en: `Rate ${rate}` },
    validFrom: '2000-04-01',
    validTo: null,
    updatedAt: longAgo,
    ...over,
  };
}

/** Where products are sold in these tests. */
export const stall = aLocation({ name: 'Тезга на Битпазар', type: 'MARKET_STALL' });

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
    moderation: { status: 'NONE', reason: null, by: null, at: null, fixedAt: null },
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

/** The agent of these tests: one who charges VAT, or does not. */
export function vatAccount(vatRegistered = true): Account {
  const account = anAccount();
  return { ...account, business: { ...account.business, vatRegistered } };
}

/** Everything that the pages of products ask for beside what a test is about. */
export const aroundProducts: Readonly<Record<string, FakeAnswer>> = {
  ...listAnswers,
  '/v1/reference/categories': { items: [vegetables] },
  '/v1/reference/vat-rates': { items: [18, 10, 5, 0].map((rate) => aVatRate(rate)) },
  '/v1/locations': aPage([stall]),
  '/v1/produce': aPage([]),
  '/v1/account': vatAccount(),
};

/** An API with these products and what the pages around them need. */
export function productApi(
  products: readonly ProductSummary[],
  answers: Readonly<Record<string, FakeAnswer>> = {},
) {
  // For the info bar, which shows what was sold of a chosen product.
  const ledgers = products.map(({ id }) => [`/v1/products/${id}/movements`, aPage([])] as const);
  return fakeApi({
    ...aroundProducts,
    '/v1/products': aPage([...products]),
    ...Object.fromEntries(ledgers),
    ...answers,
  });
}
