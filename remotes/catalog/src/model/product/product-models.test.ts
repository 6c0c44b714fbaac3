import { quantityOf, sumOf } from '@pazar/format/quantity-math';
import { aLot, aPack } from '@pazar/testing/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProductDetail } from '../../../test/product-api.ts';
import { adviceFor } from './checklist.ts';
import { fixOf, requirementLink } from './visibility.ts';
import { movementOf, newEntry } from './movement-entry.ts';
import { restorePatch } from './restore-field.ts';
import { unitPriceMinor } from './unit-price.ts';
import { stockFromLots, packsFrom, countDifference } from './stock.ts';

const quantity = fc.bigInt({ min: 0n, max: 9_999_999_999n }).map(quantityOf);

describe('Quantities', () => {
  it('counted and recorded differ by what has to be recorded', () => {
    fc.assert(
      fc.property(quantity, quantity, (counted, recorded) => {
        expect(sumOf(recorded, countDifference(counted, recorded) ?? '0.000')).toBe(counted);
      }),
    );
  });

  it('make whole packs only', () => {
    expect(packsFrom('12.500', '5.000')).toBe(2);
    expect(packsFrom('12.500', '0.000')).toBe(0);
  });
});

describe('The price of one unit', () => {
  it.each([
    [{ size: '500.000', unit: 'G', priceMinor: 5000 }, 10_000],
    [{ size: '3.000', unit: 'KG', priceMinor: 10_000 }, 3333],
    [{ size: '6.000', unit: 'CRATE', priceMinor: 10_000 }, 1667],
    // A price that is refused: what is shown beside it is its own.
    [{ size: '1.000', unit: 'KG', priceMinor: -100 }, -100],
  ] as const)('of %o is %i', (pack, expected) => {
    expect(unitPriceMinor(pack, 'KG')).toBe(expected);
  });

  it.each([
    ['', 'KG', 5000],
    ['1.000', 'L', 5000],
    ['1.000', 'KG', Number.NaN],
    ['0.000', 'KG', 5000],
  ] as const)('is not known for "%s" %s at %d', (size, unit, priceMinor) => {
    expect(unitPriceMinor({ size, unit, priceMinor }, 'KG')).toBeNull();
  });
});

describe('Stock from lots', () => {
  it('is what the linked lots on offer have left', () => {
    const lots = [
      aLot({ remaining: '10.250' }),
      aLot({ remaining: '5.000' }),
      aLot({ status: 'CLOSED', remaining: '7.000' }),
    ];
    const linked = lots.map(({ id }) => id).filter((_, index) => index !== 1);
    expect(stockFromLots(lots, linked)).toBe('10.250');
  });
});

describe('What is recorded', () => {
  const entry = { ...newEntry('SALE'), amount: '2.500', note: ' ' };
  const terms = {
    unitPriceMinor: null,
    source: null,
    others: { list: null, last: null },
    currency: 'MKD',
    promotionId: undefined,
  } as const;

  it('goes out of the stock unless it came in', () => {
    expect(movementOf(entry, { force: false, terms })).toMatchObject({
      quantity: '-2.500',
      channel: 'MARKET',
      note: null,
      force: false,
    });
    expect(movementOf({ ...entry, type: 'RECEIPT' }, { force: true, terms })).toMatchObject({
      quantity: '2.500',
      channel: null,
      force: true,
    });
  });

  it.each([null, '0.000', '-1.000', 'many'])('is nothing for %s', (amount) => {
    expect(movementOf({ ...entry, amount }, { force: false, terms })).toBeNull();
  });
});

describe('Restoring a field', () => {
  const product = aProductDetail({ packs: [aPack()] });
  const [pack] = product.packs;

  it('sends the field as it was', () => {
    const change = { field: 'tags', before: ['autumn'], after: [] };
    expect(restorePatch(change, product)).toEqual({ tags: ['autumn'] });
  });

  it('enters packs anew that are gone', () => {
    const gone = aPack().id;
    const sent = { label: null, size: '1.000', unit: 'KG', priceMinor: 1, sku: null, active: true };
    const before = [
      { ...sent, id: pack?.id },
      { ...sent, id: gone, size: '2.000' },
    ];
    expect(restorePatch({ field: 'packs', before, after: [] }, product)?.packs).toMatchObject([
      { id: pack?.id },
      { size: '2.000' },
    ]);
    expect(
      restorePatch({ field: 'packs', before, after: [] }, product)?.packs?.[1],
    ).not.toHaveProperty('id');
  });

  it.each(['status', 'images', 'unheard-of'])('is not offered for %s', (field) => {
    expect(restorePatch({ field, before: 'DRAFT', after: 'ACTIVE' }, product)).toBeNull();
  });
});

describe('Links that fix', () => {
  it('link to the place in the product, or to the account', () => {
    const counted = { id: '1', stockMode: 'MANUAL' } as const;
    expect(fixOf('out_of_stock', counted).to).toBe('/product/1/stock');
    expect(fixOf('out_of_season', counted).to).toBe('/product/1#seasonMonths');
    expect(fixOf('agent_unverified', counted).to).toBe('/account');
    const picked = { id: '1', stockMode: 'FROM_PRODUCE' } as const;
    expect(fixOf('out_of_stock', picked)).toEqual({
      to: '/produce/record/harvest',
      key: 'product.fix.harvest',
    });
    expect(fixOf('out_of_stock', { ...picked, produceIds: ['7'] }).to).toBe(
      '/produce/record/harvest?lot=7',
    );
    const unlinked = { ...picked, produceIds: [] };
    expect(fixOf('out_of_stock', unlinked)).toEqual({
      to: '/product/1/stock',
      key: 'product.fix.out_of_stock',
    });
    expect(requirementLink({ pointer: '/categoryId', code: 'no_category' }, '1')).toBe(
      '/product/1#categoryId',
    );
    expect(requirementLink({ pointer: '', code: 'agent_unverified' }, '1')).toBe('/account');
  });
});

describe('Advice', () => {
  it('says what would help to sell a product and is not there', () => {
    const open = adviceFor(aProductDetail()).filter(({ isDone }) => !isDone);
    expect(open.map(({ advice }) => advice)).toEqual(['description', 'image', 'alt']);
  });
});
