import type { Movement } from '@pazar/contracts/movement';
import type { LotSummary } from '@pazar/contracts/produce';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import { aLocation, aLot, aPage } from '@pazar/testing/builders';
import { fakeApi, type FakeAnswer } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';

const longAgo = '2026-08-23T10:00:00.000Z';
const somebody = '00000000-0000-4000-8000-0000000000aa';

/** Where lots grow in these tests. */
const greenhouse = aLocation({ name: 'Пластеник 2', type: 'GREENHOUSE' });

/** A lot with everything that belongs to it: tomatoes on offer, sold as nothing yet. */
export function aLotDetail(over: Partial<LotDetail> = {}): LotDetail {
  return {
    ...aLot(),
    supplierName: null,
    receivedOn: null,
    area: { quantity: '2.000', unit: 'DKA' },
    certifications: [],
    notes: null,
    imageIds: [],
    lossReason: null,
    lossNote: null,
    closedAt: null,
    reopenUntil: null,
    adjusted: '0.000',
    yieldPerDka: '107.000',
    progress: 71,
    linkedProducts: [],
    createdAt: longAgo,
    createdBy: somebody,
    updatedBy: somebody,
    ...over,
  };
}

/** An entry of a lot's ledger: twenty kilograms sold at the market for 65 denars each. */
export function aMovement(lot: LotSummary, over: Partial<Movement> = {}): Movement {
  const id = crypto.randomUUID();
  return {
    id,
    bookingId: id,
    produceId: lot.id,
    lotNumber: lot.lotNumber,
    cropName: lot.cropName,
    productId: null,
    productName: null,
    type: 'SALE',
    quantity: '-20.000',
    unit: lot.unit,
    packId: null,
    packCount: null,
    packSize: null,
    occurredAt: '2026-11-20T08:00:00.000Z',
    channel: 'MARKET',
    unitPriceMinor: 6500,
    currency: 'MKD',
    promotion: null,
    listPriceMinor: null,
    vatRate: null,
    note: null,
    reversesId: null,
    reversedById: null,
    createdBy: somebody,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...over,
  };
}

/** Everything that the pages of lots ask for beside what a test is about. */
export const aroundLots: Readonly<Record<string, FakeAnswer>> = {
  ...listAnswers,
  '/v1/reference/crops': { items: [] },
  '/v1/locations': aPage([greenhouse]),
  '/v1/products': aPage([]),
};

/** An API with these lots, empty ledgers that take anything, and what the pages around them need. */
export function produceApi(
  lots: readonly LotSummary[],
  answers: Readonly<Record<string, FakeAnswer>> = {},
) {
  const ledgers = lots.flatMap(({ id }): [string, FakeAnswer][] => [
    [`/v1/produce/${id}/movements`, aPage([])],
    [`POST /v1/produce/${id}/movements`, { movements: [], lots: [], products: [] }],
  ]);
  return fakeApi({
    ...aroundLots,
    '/v1/produce': aPage([...lots]),
    ...Object.fromEntries(ledgers),
    ...answers,
  });
}
