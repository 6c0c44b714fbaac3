import { dashboardSchema } from '@pazar/contracts/dashboard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { products } from '../database/tables/products.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

type Entry = typeof movements.$inferSelect & { unit: string | null; crop: string | null };

const skopjeDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Skopje' });
const dayOf = ({ occurredAt }: Entry) => skopjeDay.format(occurredAt);
const quantity = (thousandths: bigint) => {
  const digits = String(thousandths).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
};
const magnitude = (value: bigint) => (value < 0n ? -value : value);

/** A producer with weights and prices, a seller, a beekeeper who sells jars, a shop. */
const kindsOfAgents = ['producer', 'seller', 'pcelarnik.zdravko', 'zelena.korpa'];

describe.each(testDatabases)('The figures of a seeded year, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  describe.each(kindsOfAgents)('of %s', (username) => {
    let standing: Entry[];
    beforeAll(async () => {
      standing = await readStanding(test, username);
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
            return quantity(own.reduce((sum, entry) => sum + entry.quantity, 0n));
          });
        expect([cropName.mk, thisYear, lastYear]).toEqual([cropName.mk, sums(2026), sums(2025)]);
      }
    });
  });
});

/** The entries of a seeded agent that were not reversed, straight from the ledger. */
async function readStanding(test: TestApp, username: string): Promise<Entry[]> {
  const rows = await test.connection.database
    .select({ entry: movements, lot: lots, product: products })
    .from(movements)
    .innerJoin(agents, eq(agents.id, movements.agentId))
    .leftJoin(lots, eq(lots.id, movements.lotId))
    .leftJoin(products, eq(products.id, movements.productId))
    .where(eq(agents.username, username));
  const reversed = new Set(rows.map(({ entry }) => entry.reversesId));
  return rows
    .filter(({ entry }) => entry.reversesId === null && !reversed.has(entry.id))
    .map(({ entry, lot, product }) => ({
      ...entry,
      unit: lot?.unit ?? product?.baseUnit ?? null,
      crop: lot?.cropNameMk ?? null,
    }));
}

/** Each sale is rounded as it was paid: halves up, on whole minor units. */
function salesIn(entries: readonly Entry[], currency: string | null) {
  const sales = Map.groupBy(
    entries.filter((entry) => entry.type === 'SALE' && entry.currency === currency),
    ({ bookingId }) => bookingId,
  );
  const total = (price: (entry: Entry) => number | null) =>
    [...sales.values()].reduce((sum, parts) => {
      const pack = parts[0]?.packSize ?? 1000n;
      expect(parts.every(({ packSize }) => (packSize ?? 1000n) === pack)).toBe(true);
      const cost = parts.reduce(
        (all, part) => all + magnitude(part.quantity) * BigInt(price(part) ?? 0),
        0n,
      );
      return sum + Number((2n * cost + pack) / (2n * pack));
    }, 0);
  return {
    sales: sales.size,
    amount: total((entry) => entry.unitPriceMinor),
    gross: total((entry) => entry.listPriceMinor ?? entry.unitPriceMinor),
  };
}

function amountsIn(entries: readonly Entry[], unit: string, ending: '' | 'Before') {
  const sum = (isMeant: (entry: Entry) => boolean) =>
    quantity(
      magnitude(
        entries
          .filter((entry) => entry.unit === unit && isMeant(entry))
          .reduce((all, entry) => all + entry.quantity, 0n),
      ),
    );
  return {
    [`harvested${ending}`]: sum(({ type }) => type === 'HARVEST'),
    [`received${ending}`]: sum(({ type, lotId }) => lotId !== null && type === 'RECEIPT'),
    [`sold${ending}`]: sum(({ type }) => type === 'SALE'),
    [`wasted${ending}`]: sum(({ type }) => type === 'WASTE'),
  };
}
