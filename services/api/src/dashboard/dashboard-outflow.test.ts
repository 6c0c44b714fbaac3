import { dashboardSchema } from '@pazar/contracts/dashboard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** Sells nothing in the seed. */
const agent = 'ivanov.p';
const harvestAt = '2026-01-05T08:00:00.000Z';

describe.each(testDatabases)('What sales brought, on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  let lotId: string;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test, agent);
    lotId = (await desk.lot()).id;
    await book({ type: 'HARVEST', quantity: '5000.000', occurredAt: harvestAt });
  });
  afterAll(() => test.close());

  const book = (body: Record<string, unknown>) => desk.book(`/v1/produce/${lotId}/movements`, body);
  const sell = (quantity: string, price: object, occurredAt: string) =>
    book({ type: 'SALE', quantity, occurredAt, ...price });
  const denars = (unitPriceMinor: number) => ({ unitPriceMinor, currency: 'MKD' });
  const euros = (unitPriceMinor: number) => ({ unitPriceMinor, currency: 'EUR' });

  async function blocks(from: string, to: string) {
    const response = await test.get(`/v1/dashboard?from=${from}&to=${to}`, agent);
    const { selling } = dashboardSchema.parse(response.json());
    const { outflowByDay, cropsByWeek, outflow } = selling ?? {};
    if (!outflowByDay || !cropsByWeek || !outflow) throw new Error(response.body);
    if ('problem' in outflowByDay || 'problem' in cropsByWeek || 'problem' in outflow) {
      throw new Error(response.body);
    }
    return { days: outflowByDay.data, weeks: cropsByWeek.data, months: outflow.data };
  }

  it.each([
    // Clocks go back on 25 October: a day of 25 hours.
    [
      '2026-10-25',
      ['2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
      '2026-10-25T23:00:00Z',
    ],
    // And forward on 29 March: a day of 23 hours.
    [
      '2026-03-29',
      ['2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
      '2026-03-29T22:00:00Z',
    ],
    [
      '2026-07-31',
      ['2026-07-30T22:00:00.000Z', '2026-07-31T21:59:59.999Z'],
      '2026-07-31T22:00:00Z',
    ],
  ])(
    'lets %s begin and end at midnight in the market',
    async (day, [first = '', last = ''], next) => {
      const before = new Date(Date.parse(first) - 1).toISOString();
      await sell('-1.000', denars(100), before);
      await sell('-1.000', denars(1_000), first);
      await sell('-1.000', denars(10_000), last);
      await sell('-1.000', denars(100_000), next);
      const { days, weeks } = await blocks(day, day);
      expect(days).toEqual({
        days: [day],
        currencies: [
          {
            currency: 'MKD',
            totalMinor: 11_000,
            amountsMinor: [11_000],
            // The day before.
            amountsBeforeMinor: [100],
            grossMinor: 11_000,
            discountMinor: 0,
          },
        ],
        unpriced: 0,
      });
      expect(weeks.crops).toMatchObject([{ harvested: ['0.000'], sold: ['2.000'] }]);
      const around = new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const after = new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      expect((await blocks(around, after)).days.currencies[0]?.amountsMinor).toEqual([
        100, 11_000, 100_000,
      ]);
    },
  );

  it('keeps currencies apart, rounds each sale, and counts those without a price', async () => {
    const at = '2026-05-12T10:00:00.000Z';
    await sell('-0.333', denars(7_001), at);
    await sell('-0.333', denars(7_001), at);
    await sell('-2.500', euros(199), at);
    await sell('-4.000', {}, at);
    expect((await blocks('2026-05-11', '2026-05-12')).days).toEqual({
      days: ['2026-05-11', '2026-05-12'],
      currencies: [
        {
          currency: 'MKD',
          totalMinor: 4_662,
          amountsMinor: [0, 4_662],
          amountsBeforeMinor: [0, 0],
          grossMinor: 4_662,
          discountMinor: 0,
        },
        {
          currency: 'EUR',
          totalMinor: 498,
          amountsMinor: [0, 498],
          amountsBeforeMinor: [0, 0],
          grossMinor: 498,
          discountMinor: 0,
        },
      ],
      unpriced: 1,
    });
  });

  it('prices packs as packs, also when they come from several lots', async () => {
    const at = '2026-06-09T10:00:00.000Z';
    const product = await desk.product({
      stockMode: 'FROM_PRODUCE',
      packs: [{ size: '5.000', unit: 'KG', priceMinor: 27_501 }],
    });
    const lots = [await desk.lot({}, '3.000'), await desk.lot({}, '20.000')];
    for (const { id, version } of lots) {
      const body = { productIds: [product.id] };
      await desk.changed(`PUT /v1/produce/${id}/links`, version, body);
    }
    const { movements } = await desk.book(`/v1/products/${product.id}/movements`, {
      type: 'SALE',
      packId: product.packs[0]?.id,
      packCount: 2,
      occurredAt: at,
      ...denars(27_501),
    });
    expect(movements).toHaveLength(2);
    expect((await blocks('2026-06-09', '2026-06-09')).days.currencies).toEqual([
      {
        currency: 'MKD',
        totalMinor: 55_002,
        amountsMinor: [55_002],
        amountsBeforeMinor: [0],
        grossMinor: 55_002,
        discountMinor: 0,
      },
    ]);
  });

  it('leaves out what was taken back, and all that is no sale', async () => {
    const at = '2026-04-14T10:00:00.000Z';
    const { movements } = await sell('-10.000', denars(5_000), at);
    await book({ type: 'WASTE', quantity: '-1.000', occurredAt: at });
    await desk.book(`/v1/movements/${movements[0]?.id}/reverse`);
    const { days, weeks } = await blocks('2026-04-14', '2026-11-21');
    expect(days.days[0]).toBe('2026-04-14');
    expect(days.currencies[0]?.amountsMinor[0]).toBe(0);
    expect(days.currencies[0]?.amountsMinor.at(-1)).toBe(0);
    expect(weeks.crops[0]?.sold[0]).toBe('0.000');
  });

  it('compares this month with the last one, whole and until the same day', async () => {
    await sell('-1.000', denars(700), '2026-11-20T10:00:00.000Z');
    await sell('-1.000', euros(70), '2026-11-01T10:00:00.000Z');
    const { months } = await blocks('2026-11-01', '2026-11-21');
    expect(months).toEqual({
      thisMonth: { from: '2026-11-01', to: '2026-11-21' },
      lastMonth: { from: '2026-10-01', to: '2026-10-31' },
      currencies: [
        // The sales at the change of clocks came after the twenty-first.
        { currency: 'MKD', thisMonthMinor: 700, lastMonthMinor: 111_100, lastMonthToDateMinor: 0 },
        { currency: 'EUR', thisMonthMinor: 70, lastMonthMinor: 0, lastMonthToDateMinor: 0 },
      ],
    });
  });

  it('sets what was harvested against what was sold, week by week', async () => {
    const peppers = await desk.lot({ cropName: { mk: 'Пиперка', en: 'Pepper' } });
    const url = `/v1/produce/${peppers.id}/movements`;
    const entries = [
      ['HARVEST', '30.000', '2026-02-01T22:59:59.999Z'],
      ['HARVEST', '40.000', '2026-02-01T23:00:00.000Z'],
      ['SALE', '-12.500', '2026-02-08T22:59:59.999Z'],
      ['SALE', '-7.500', '2026-02-08T23:00:00.000Z'],
    ] as const;
    for (const [type, quantity, occurredAt] of entries) {
      await desk.book(url, { type, quantity, occurredAt });
    }
    expect((await blocks('2026-01-28', '2026-02-10')).weeks).toEqual({
      weeks: ['2026-01-26', '2026-02-02', '2026-02-09'],
      crops: [
        {
          cropId: null,
          cropName: { mk: 'Пиперка', en: 'Pepper' },
          unit: 'KG',
          harvested: ['30.000', '40.000', '0.000'],
          sold: ['0.000', '12.500', '7.500'],
        },
      ],
    });
  });
});
