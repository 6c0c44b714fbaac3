import { type Dashboard, dashboardSchema } from '@pazar/contracts/dashboard';
import { maxSold } from '@pazar/contracts/dashboard-sold-most';
import type { Block } from '@pazar/contracts/dashboard-block';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../clock/calendar-days.ts';
import {
  amountsIn,
  dayOf,
  type LedgerEntry,
  magnitude,
  quantityOf,
  readStanding,
  salesIn,
} from '../testing/ledger-sums.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** A producer with weights and prices, a seller, a beekeeper who sells jars, a shop. */
const kindsOfAgents = ['producer', 'seller', 'pcelarnik.zdravko', 'zelena.korpa'];

describe.each(testDatabases)('Every number of seeded years, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  describe.each(kindsOfAgents)('of %s', (username) => {
    let standing: LedgerEntry[];
    beforeAll(async () => {
      standing = await readStanding(test.connection.database, username);
    });

    async function read(from: string, to: string) {
      const url = `/v1/dashboard?from=${from}&to=${to}&blocks=figures&blocks=season&blocks=outflowByDay`;
      const { selling } = dashboardSchema.parse((await test.get(url, username)).json());
      const { figures, season, outflowByDay } = selling ?? {};
      if (!figures || 'problem' in figures || !season || 'problem' in season) {
        throw new Error(JSON.stringify(selling));
      }
      if (!outflowByDay || 'problem' in outflowByDay) throw new Error(JSON.stringify(selling));
      return { figures: figures.data, season: season.data, days: outflowByDay.data };
    }
    const within = (from: string, to: string) =>
      standing.filter((entry) => dayOf(entry) >= from && dayOf(entry) <= to);
    /** A block of today, or of the days that are asked for. */
    async function readBlock<Data>(
      pick: (blocks: NonNullable<Dashboard['selling']>) => Block<Data> | undefined,
      query: string,
    ): Promise<Data> {
      const answer = await test.get(`/v1/dashboard?${query}`, username);
      const block = pick(dashboardSchema.parse(answer.json()).selling ?? {});
      if (block === undefined || 'problem' in block) throw new Error(answer.body);
      return block.data;
    }
    /** What the ledger leaves of each lot. */
    const leftOf = (id: string) =>
      quantityOf(
        standing.filter(({ lotId }) => lotId === id).reduce((sum, one) => sum + one.quantity, 0n),
      );

    it.each([
      ['2026-01-01..2026-11-21', '2025-01-01..2025-11-21'],
      ['2026-10-01..2026-10-31', '2026-09-01..2026-09-30'],
      ['2026-11-08..2026-11-21', '2026-10-25..2026-11-07'],
    ])('of %s are the sums of the ledger, beside %s', async (period, earlierPeriod) => {
      const [from = '', to = ''] = period.split('..');
      const [from0 = '', to0 = ''] = earlierPeriod.split('..');
      const { figures, days } = await read(from, to);
      const [now, before] = [within(from, to), within(from0, to0)];
      expect(figures.before).toEqual({ from: from0, to: to0 });
      const currencies = new Set([...now, ...before].flatMap(({ currency }) => currency ?? []));
      expect(new Set(figures.currencies.map(({ currency }) => currency))).toEqual(currencies);
      for (const one of figures.currencies) {
        const own = salesIn(now, one.currency);
        const earlier = salesIn(before, one.currency);
        expect(one).toMatchObject({
          soldMinor: own.amount,
          soldBeforeMinor: earlier.amount,
          discountMinor: own.gross - own.amount,
          discountBeforeMinor: earlier.gross - earlier.amount,
          sales: own.sales,
          salesBefore: earlier.sales,
        });
        // The parts are the whole, in the days as in the kinds of sale.
        expect(one.channels.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
          own.amount,
        );
        expect(
          days.currencies.find(({ currency }) => currency === one.currency)?.totalMinor ?? 0,
        ).toBe(own.amount);
        for (const { channel, amountMinor, sales } of one.channels) {
          const kind = salesIn(
            now.filter((entry) => entry.channel === channel),
            one.currency,
          );
          expect({ channel, amountMinor, sales }).toEqual({
            channel,
            amountMinor: kind.amount,
            sales: kind.sales,
          });
        }
      }
      const unpriced = salesIn(now, null);
      expect(figures.unpriced).toMatchObject({
        sales: unpriced.sales,
        salesBefore: salesIn(before, null).sales,
      });
      expect(figures.unpriced.channels.reduce((sum, { sales }) => sum + sales, 0)).toBe(
        unpriced.sales,
      );
      expect(days.unpriced).toBe(unpriced.sales);
      for (const one of figures.units) {
        expect(one).toEqual({
          unit: one.unit,
          ...amountsIn(now, one.unit, ''),
          ...amountsIn(before, one.unit, 'Before'),
        });
      }
    });

    it('of what sold most are the largest sums of its products and crops', async () => {
      const days = 'from=2026-10-01&to=2026-11-21&blocks=soldMost';
      const { items } = await readBlock(({ soldMost }) => soldMost, days);
      const priced = within('2026-10-01', '2026-11-21').filter(
        ({ type, unitPriceMinor }) => type === 'SALE' && unitPriceMinor !== null,
      );
      const keyOf = ({ productId, lot }: LedgerEntry) =>
        productId ?? lot?.cropId ?? lot?.cropNameMk ?? '';
      const groups = [...Map.groupBy(priced, keyOf)];
      const [first] = items;
      expect(groups.length > 0).toBe(first !== undefined);
      const sums = groups
        .map(([, entries]) => salesIn(entries, first?.currency ?? null).amount)
        .toSorted((one, other) => other - one);
      expect(items.map(({ amountMinor }) => amountMinor)).toEqual(
        sums.slice(0, maxSold).filter((sum) => sum > 0),
      );
      for (const { productId, cropId, name, unit, quantity } of items) {
        const own = priced.filter(
          (entry) => keyOf(entry) === (productId ?? cropId ?? name.mk) && entry.unit === unit,
        );
        expect(quantity).toBe(amountsIn(own, unit, '').sold);
      }
    });

    it('of each day and of the day before it are its sales', async () => {
      const { days } = await read('2026-11-08', '2026-11-21');
      const sums = (from: string, currency: string) =>
        Array.from({ length: 14 }, (_, index) => {
          const day = addDays(from, index);
          return salesIn(within(day, day), currency).amount;
        });
      for (const { currency, amountsMinor, amountsBeforeMinor } of days.currencies) {
        expect(amountsMinor).toEqual(sums('2026-11-08', currency));
        expect(amountsBeforeMinor).toEqual(sums('2026-10-25', currency));
      }
    });

    it('of this month and the last are their sales, until the same day too', async () => {
      const months = await readBlock(({ outflow }) => outflow, 'blocks=outflow');
      for (const { currency, ...sums } of months.currencies) {
        expect(sums).toEqual({
          thisMonthMinor: salesIn(within('2026-11-01', '2026-11-21'), currency).amount,
          lastMonthMinor: salesIn(within('2026-10-01', '2026-10-31'), currency).amount,
          lastMonthToDateMinor: salesIn(within('2026-10-01', '2026-10-21'), currency).amount,
        });
      }
    });

    it('of each crop and week are what its lots gained and lost', async () => {
      const days = 'from=2026-10-01&to=2026-11-21&blocks=cropsByWeek';
      const { weeks, crops } = await readBlock(({ cropsByWeek }) => cropsByWeek, days);
      const period = within('2026-10-01', '2026-11-21');
      for (const { cropId, cropName, unit, harvested, sold } of crops) {
        const own = period.filter(
          ({ lot, unit: ofLot }) =>
            ofLot === unit &&
            lot !== null &&
            (cropId ?? cropName.mk) === (lot.cropId ?? lot.cropNameMk),
        );
        const sums = (type: 'HARVEST' | 'SALE') =>
          weeks.map((week) =>
            quantityOf(
              magnitude(
                own
                  .filter((entry) => entry.type === type)
                  .filter((entry) => dayOf(entry) >= week && dayOf(entry) < addDays(week, 7))
                  .reduce((sum, entry) => sum + entry.quantity, 0n),
              ),
            ),
          );
        expect([cropName.mk, harvested, sold]).toEqual([
          cropName.mk,
          sums('HARVEST'),
          sums('SALE'),
        ]);
      }
    });

    it('of what is left is the sum of each lot, also of those to sell first', async () => {
      const { items } = await readBlock(({ remaining }) => remaining, 'blocks=remaining');
      const offered = [
        ...new Map(
          standing.flatMap(({ lot }) =>
            lot?.status === 'AVAILABLE' && leftOf(lot.id) !== '0.000'
              ? [[lot.id, lot] as const]
              : [],
          ),
        ).values(),
      ];
      expect(items.reduce((sum, one) => sum + one.lots, 0)).toBe(offered.length);
      for (const { cropId, cropName, unit, remaining, lots: count } of items) {
        const own = offered.filter(
          (lot) => lot.unit === unit && (cropId ?? cropName.mk) === (lot.cropId ?? lot.cropNameMk),
        );
        const left = own.reduce((sum, { id }) => sum + Number(leftOf(id)) * 1000, 0);
        expect([cropName.mk, count, remaining]).toEqual([
          cropName.mk,
          own.length,
          quantityOf(BigInt(Math.round(left))),
        ]);
      }
      const first = await readBlock(({ bestBefore }) => bestBefore, 'blocks=bestBefore');
      for (const { id, remaining } of first.items) {
        expect(remaining).toBe(leftOf(id));
      }
    });

    it('of today and yesterday are their sales and harvests', async () => {
      const { days } = await readBlock(({ lately }) => lately, 'blocks=lately');
      expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
      for (const { day, sales, harvests } of days) {
        const own = within(day, day);
        const sold = own.filter(({ type }) => type === 'SALE');
        expect(sales.reduce((sum, one) => sum + one.sales, 0)).toBe(
          new Set(sold.map(({ bookingId }) => bookingId)).size,
        );
        for (const { channel, amounts, quantities } of sales) {
          const ofKind = sold.filter((entry) => entry.channel === channel);
          for (const { currency, amountMinor } of amounts) {
            expect(amountMinor).toBe(salesIn(ofKind, currency).amount);
          }
          for (const one of quantities) {
            expect(one).toEqual({ unit: one.unit, quantity: amountsIn(ofKind, one.unit, '').sold });
          }
        }
        const into = own.filter(({ type, lotId }) => lotId !== null && type === 'HARVEST');
        expect(
          new Set(harvests.filter(({ type }) => type === 'HARVEST').map(({ id }) => id)),
        ).toEqual(new Set(into.map(({ lotId }) => lotId)));
      }
    });

    it('of the season are what each month was harvested, in this year and in the last', async () => {
      const { season } = await read('2026-11-01', '2026-11-21');
      expect(season.year).toBe(2026);
      const harvests = standing.filter(({ type, lotId }) => lotId !== null && type === 'HARVEST');
      expect(season.crops.length > 0).toBe(harvests.length > 0);
      for (const { cropName, unit, thisYear, lastYear } of season.crops) {
        const sums = (year: number) =>
          Array.from({ length: 12 }, (_, index) => {
            const month = `${year}-${String(index + 1).padStart(2, '0')}`;
            const own = standing.filter(
              (entry) =>
                entry.lotId !== null &&
                entry.type === 'HARVEST' &&
                entry.crop === cropName.mk &&
                entry.unit === unit &&
                dayOf(entry).startsWith(month),
            );
            return quantityOf(own.reduce((sum, entry) => sum + entry.quantity, 0n));
          });
        expect([cropName.mk, thisYear, lastYear]).toEqual([cropName.mk, sums(2026), sums(2025)]);
      }
    });
  });
});
