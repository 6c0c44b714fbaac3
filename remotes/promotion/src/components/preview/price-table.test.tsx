import { aProduct } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aPreview,
  aPromotionDetail,
  aroundPromotions,
  rivalId,
} from '../../../test/promotion-api.ts';
import { section } from '../../section.tsx';

const [tomatoes] = aPreview.products;
const [usual] = tomatoes?.packs ?? [];
if (tomatoes === undefined || usual === undefined) throw new Error('The preview has no pack');

/** Forty packs below their lowest price, of which the last ones are no cheaper than before. */
function manyPacks(withoutEffect: number) {
  const products = Array.from({ length: 40 }, (_, index) => {
    const { id } = aProduct();
    const after = index >= 40 - withoutEffect ? usual?.before : usual?.after;
    const pack = { ...usual, packId: id, lowest: { priceMinor: 20_000, since: null }, after };
    return { ...tomatoes, id, packs: [pack] };
  });
  return { ...aPreview, products, total: 40, conflicts: [], warnings: [] };
}

/** A pack for which customers pay the price of another promotion. */
function packUnderRival(priceMinor: number) {
  const withoutCode = { priceMinor, promotionId: rivalId, isThis: false };
  const paid = [{ locationIds: [], withoutCode, withCode: null }];
  return { ...aPreview, products: [{ ...tomatoes, packs: [{ ...usual, paid }] }] };
}

async function open(preview: object) {
  const promotion = aPromotionDetail({ target: { type: 'ALL' } });
  const api = fakeApi({
    ...aroundPromotions,
    [`/v1/promotions/${promotion.id}`]: promotion,
    'POST /v1/promotions/preview': preview,
  });
  const { user } = renderSection(section, { at: `/promotion/${promotion.id}`, api });
  const table = await screen.findByRole('table', { name: 'Prices before and after' });
  return { user, table, rows: () => within(table).getAllByRole('rowheader').length };
}

describe('The prices of a promotion for many packs', () => {
  it('are folded to those that ask for a look, and all shown on request', async () => {
    const { user, rows } = await open(manyPacks(2));
    expect(screen.getByText('2 of 40 packs ask for a look:')).toBeVisible();
    expect(rows()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Show all 40 packs' }));
    expect(rows()).toBe(40);
    await user.click(screen.getByRole('button', { name: 'Show fewer packs' }));
    expect(rows()).toBe(2);
  });

  it('are folded to examples where all become cheaper', async () => {
    const { rows } = await open(manyPacks(0));
    expect(screen.getByText('All 40 packs become cheaper, for example:')).toBeVisible();
    expect(rows()).toBe(3);
  });
});

describe('The price of a pack', () => {
  it.each([
    ['is said of the promotion under which it costs less', 7500, ['75']],
    ['is said of another one at the same price', 9000, ['90']],
    ['is not said of one under which it costs more', 9500, []],
  ])('%s', async (_what, priceMinor, prices) => {
    const { table } = await open(packUnderRival(priceMinor));
    const said = within(table).queryAllByText(/under Market Saturday$/);
    expect(said.map(({ textContent }) => textContent.split(' ')[0])).toEqual(prices);
  });
});
