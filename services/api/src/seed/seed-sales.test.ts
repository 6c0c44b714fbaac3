import { fitsUnit, isCounted } from '@pazar/contracts/counted-unit';
import type { Unit } from '@pazar/contracts/quantity';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { describe, expect, it } from 'vitest';
import { testNow } from '../testing/test-seed.ts';
import { createSeedContext } from './seed-context.ts';
import { withDailySales } from './daily-sales.ts';
import { seedRows } from './seed-rows.ts';

const rows = await seedRows(testNow);
const { movements } = rows;
const sales = movements.filter(({ type }) => type === 'SALE');

describe('The sales of the demo', () => {
  it("are of yesterday and before now, also in the first hour of the market's day", () => {
    const now = new Date('2026-11-27T23:30:00Z');
    const { instant, day } = createSeedContext(now);
    expect(instant(0).getTime()).toBeLessThanOrEqual(now.getTime());
    expect(day(0.5)).toBe('2026-11-27');
  });

  it('never take more than there was at that moment', () => {
    const ledgers = Map.groupBy(movements, ({ lotId, productId }) => lotId ?? productId);
    for (const [id, entries] of ledgers) {
      let left = 0n;
      for (const entry of entries.toSorted((a, b) => Number(a.occurredAt) - Number(b.occurredAt))) {
        left += entry.quantity;
        expect([id, left < 0n]).toEqual([id, false]);
      }
    }
  });

  it('never part a piece or a bunch', () => {
    const units = new Map<string | undefined, Unit | undefined>([
      ...rows.lots.map(({ id, unit }) => [id, unit] as const),
      ...rows.products.map(({ id, baseUnit }) => [id, baseUnit] as const),
    ]);
    const counted = movements
      .map(({ lotId, productId, quantity }) => ({
        unit: units.get(lotId ?? productId ?? undefined) ?? 'KG',
        quantity,
      }))
      .filter(({ unit }) => isCounted(unit));
    expect(counted.length).toBeGreaterThan(100);
    expect(counted.filter(({ unit, quantity }) => !fitsUnit(quantity, unit))).toEqual([]);
  });

  it('have happened, on a day without a time, as the form records them', () => {
    for (const { occurredAt } of sales) {
      expect(occurredAt.getTime()).toBeLessThan(testNow.getTime());
      expect(formatEnteredTime(occurredAt.toISOString(), 'en')).toMatch(/^[\d/]{10}$/);
    }
  });

  it('of products have the VAT rate of their product', () => {
    const rates = new Map(rows.products.map(({ id, vatRate }) => [id, vatRate]));
    const ofProducts = sales.filter(({ productId }) => typeof productId === 'string');
    expect(ofProducts.length).toBeGreaterThan(5);
    for (const { productId, vatRate } of ofProducts) {
      expect(vatRate).toBe(rates.get(productId ?? ''));
    }
  });

  it('are strong on market days and go on for months', () => {
    const onWeekday = (day: number) =>
      sales.filter(({ occurredAt }) => occurredAt.getUTCDay() === day).length;
    expect(onWeekday(6)).toBeGreaterThan(2 * onWeekday(1));
    expect(onWeekday(2)).toBeGreaterThan(onWeekday(3));
    const months = new Set(sales.map(({ occurredAt }) => occurredAt.getUTCMonth()));
    expect(months.size).toBeGreaterThanOrEqual(4);
    expect(new Set(sales.map(({ channel }) => channel)).size).toBeGreaterThanOrEqual(4);
  });

  it('add up to what is noted, on whatever day the demo is filled', () => {
    for (let day = 1; day <= 28; day += 1) {
      const context = createSeedContext(new Date(Date.UTC(2027, 1, day)));
      const ledger = withDailySales(context, {
        key: 'tomato',
        unit: 'KG',
        entries: {
          HARVEST: [[30, 200]],
          SALE: [
            [29, 110.25],
            [2, 40],
            [1, 12.5],
          ],
        },
        closed: null,
      });
      const sold = ledger.SALE?.reduce((sum, [, quantity]) => sum + quantity, 0);
      expect(sold).toBeCloseTo(162.75, 9);
      expect(ledger.SALE?.every(([when, quantity]) => when > 0 && quantity > 0)).toBe(true);
    }
  });
});
