import { historyPageSchema } from '@pazar/contracts/record-history';
import type { LocationDetail } from '@pazar/contracts/location-detail';
import { locationPageSchema } from '@pazar/contracts/location';
import { locationUsesSchema, type LocationUse } from '@pazar/contracts/location-uses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { detailOf, locationCalls, problemOf } from '../testing/location-calls.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const hourMs = 3_600_000;

describe.each(testDatabases)('What an archived location leaves, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());
  const { enter, change } = locationCalls(() => test);
  const read = async (id: string) => detailOf(await test.get(`/v1/locations/${id}`, 'producer'));
  async function liveAt({ id }: LocationDetail, entity: LocationUse['entity']): Promise<string[]> {
    const answer = await test.get(`/v1/locations/${id}/uses`, 'producer');
    const { items } = locationUsesSchema.parse(answer.json());
    return items
      .filter((use) => use.isLive && use.entity === entity)
      .map((use) => use.id)
      .toSorted();
  }
  const all = async (at: LocationDetail) => [
    await liveAt(at, 'lot'),
    await liveAt(at, 'product'),
    await liveAt(at, 'promotion'),
  ];
  const historyOf = async ({ id }: LocationDetail) => {
    const answer = await test.get(`/v1/locations/${id}/history`, 'producer');
    return historyPageSchema.parse(answer.json()).items;
  };
  const archive = (location: LocationDetail, reassignTo?: unknown) =>
    change(`POST /v1/locations/${location.id}/archive`, location, {
      ...(reassignTo !== undefined && { reassignTo }),
    });
  const undo = async ({ id }: LocationDetail) =>
    change(`POST /v1/locations/${id}/undo-archive`, await read(id));

  /** The producer's primary location, where lots lie and products are sold. */
  let farm: LocationDetail;
  beforeEach(async () => {
    const answer = await test.get('/v1/locations?isPrimary=true', 'producer');
    const [primary] = locationPageSchema.parse(answer.json()).items;
    farm = await read(primary?.id ?? '');
  });

  it('goes to another location for each kind, and comes back within a day', async () => {
    const before = await all(farm);
    const [lots = [], products = []] = before;
    expect([lots.length > 0, products.length > 0]).toEqual([true, true]);
    const [field, stall] = [await enter(), await enter({ type: 'MARKET_STALL' })];
    const replacements = { lot: field.id, product: stall.id, promotion: stall.id };
    const archived = detailOf(await archive(farm, replacements));
    expect(archived.status).toBe('ARCHIVED');
    expect(await all(field)).toEqual([lots, [], []]);
    expect((await all(stall)).slice(0, 2)).toEqual([[], products]);

    const [entry] = await historyOf(farm);
    const moved = entry?.changes.find(({ field: name }) => name === 'moved')?.after;
    expect(moved).toHaveLength(before.flat().length);
    expect(moved).toContainEqual(
      expect.objectContaining({ entity: 'lot', to: field.id, toName: field.name }),
    );

    await test.at(new Date(testNow.getTime() + 23 * hourMs), async () => {
      expect((await undo(farm)).statusCode).toBe(200);
    });
    expect(await all(farm)).toEqual(before);
    expect(await all(stall)).toEqual([[], [], []]);
    expect((await read(farm.id)).isPrimary).toBe(true);
  });

  it('is refused to the location itself, to one that cannot take it, and to none', async () => {
    const stall = await enter({ type: 'MARKET_STALL' });
    const others = { product: stall.id, promotion: stall.id };
    expect(refusalOf(await archive(farm, { ...others, lot: stall.id }))).toBe(
      '422 validation /reassignTo/lot invalid',
    );
    expect(refusalOf(await archive(farm, { ...others, lot: farm.id }))).toBe(
      '422 validation /reassignTo/lot invalid',
    );
    const refused = problemOf(await archive(farm, others));
    expect(refused.code).toBe('in-use');
    expect(new Set(refused.blocking?.map(({ entity }) => entity))).toEqual(new Set(['lot']));
    expect(await read(farm.id)).toEqual(farm);
  });

  it('comes back neither after a day nor once the location was changed', async () => {
    const place = await enter();
    await archive(place);
    await test.at(new Date(testNow.getTime() + 25 * hourMs), async () => {
      expect(refusalOf(await undo(place))).toBe('409 invalid-transition');
    });
    await change(`PATCH /v1/locations/${place.id}`, await read(place.id), { phone: '070 123 456' });
    expect(refusalOf(await undo(place))).toBe('409 invalid-transition');
  });
});
