import { locationPageSchema, managedLocationPageSchema } from '@pazar/contracts/location';
import { locationUsesSchema } from '@pazar/contracts/location-uses';
import { locationRowPageSchema } from '@pazar/contracts/location-row';
import { historyPageSchema } from '@pazar/contracts/record-history';
import { municipalityAt } from '@pazar/geography/municipality-at';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  address,
  closedWeek,
  detailOf,
  locationCalls,
  minimalLocation,
  problemOf,
} from '../testing/location-calls.ts';
import { weekStart } from '../clock/calendar-days.ts';
import { marketDay, marketMidnight } from '../clock/market-day.ts';
import { openLedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

describe.each(testDatabases)('What the API finds out about places on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const { post, enter, change } = locationCalls(() => test);

  it('warns of a pin far from its address, and lists the place under it', async () => {
    const far = { lat: 41.99, lng: 21.43, geocodeSource: 'PIN' };
    const { id, version, warnings } = await enter(far);
    expect(warnings).toEqual(['far_from_address']);
    const listed = async () => {
      const url = '/v1/locations?warning=far_from_address&limit=100';
      const page = locationPageSchema.parse((await test.get(url, 'producer')).json());
      return page.items.map((item) => item.id);
    };
    expect(await listed()).toContain(id);
    const moved = { lat: 41.4048, lng: 22.6634 };
    const fixed = await change(`PATCH /v1/locations/${id}`, { version }, moved);
    expect(detailOf(fixed).warnings).toEqual([]);
    expect(await listed()).not.toContain(id);
  });

  it('lists each place with its hours, and counts those with warnings', async () => {
    const { id } = await enter({ type: 'STORE', byAppointment: true, openingHours: closedWeek });
    const url = '/v1/locations?limit=100&facets=hasWarning';
    const answer: unknown = (await test.get(url, 'producer')).json();
    const { items } = locationRowPageSchema.parse(answer);
    expect(items.find((item) => item.id === id)).toMatchObject({
      byAppointment: true,
      openingHours: closedWeek,
      exceptions: [],
      season: null,
    });
    const amiss = items.filter(({ warnings }) => warnings.length > 0).length;
    expect(answer).toMatchObject({
      facets: { hasWarning: { true: amiss, false: items.length - amiss } },
    });
  });

  it('finds and counts those open and closed now by their hours of today, and no archived one', async () => {
    const day = [{ from: '00:00', to: '24:00' }];
    const week = Object.fromEntries(Object.keys(closedWeek).map((name) => [name, day]));
    const hours = { openingHours: week };
    const today = marketDay(testNow);
    const [always, shut, onceShut, archived, unknown] = [
      await enter(hours),
      await enter({ openingHours: closedWeek }),
      await enter({ ...hours, exceptions: [{ date: today, intervals: [], note: null }] }),
      await enter(hours),
      await enter({ openingHours: null }),
    ];
    await change(`POST /v1/locations/${archived.id}/archive`, archived, {});
    const idsOf = async (query: string) => {
      const answer: unknown = (
        await test.get(`/v1/locations?limit=100&${query}`, 'producer')
      ).json();
      return { answer, ids: locationPageSchema.parse(answer).items.map(({ id }) => id) };
    };
    const found = await idsOf('openNow=true&facets=openNow');
    expect(found.ids).toContain(always.id);
    const closed = [shut.id, onceShut.id];
    const neither = [archived.id, unknown.id];
    expect(found.ids.filter((id) => [...closed, ...neither].includes(id))).toEqual([]);
    const rest = await idsOf('openNow=false');
    expect(rest.ids).toEqual(expect.arrayContaining(closed));
    expect(rest.ids.filter((id) => neither.includes(id))).toEqual([]);
    expect(found.answer).toMatchObject({
      facets: { openNow: { true: found.ids.length, false: rest.ids.length } },
    });
  });

  it('lists the places of all agents that need a look for management, and for nobody else', async () => {
    const { id } = await enter({ lat: 41.99, lng: 21.43, geocodeSource: 'PIN' });
    const sound = await enter({ lat: 41.4048, lng: 22.6634, geocodeSource: 'PIN' });
    const url = '/v1/management/locations?hasWarning=true&limit=100';
    const { items } = managedLocationPageSchema.parse((await test.get(url, 'manager')).json());
    const found = items.find((item) => item.id === id);
    expect(found?.agent.displayName).not.toBe('');
    expect(items.map((item) => item.id)).not.toContain(sound.id);
    expect(new Set(items.map(({ agent }) => agent.id)).size).toBeGreaterThan(1);
    expect(items.every(({ warnings }) => warnings.length > 0)).toBe(true);

    const own = await test.get(`${url}&agent=${found?.agent.id}`, 'manager');
    const ofOne = managedLocationPageSchema.parse(own.json()).items;
    expect(new Set(ofOne.map(({ agent }) => agent.id))).toEqual(new Set([found?.agent.id]));
    const far = `${url}&warning=far_from_address&sort=name`;
    const { items: farOnes } = managedLocationPageSchema.parse(
      (await test.get(far, 'manager')).json(),
    );
    expect(farOnes.every(({ warnings }) => warnings.includes('far_from_address'))).toBe(true);
    expect((await test.get(url, 'producer')).statusCode).toBe(403);
  });

  it.each([
    ['a store without hours', { type: 'STORE' }, ['no_hours']],
    ['a store by appointment', { type: 'STORE', byAppointment: true }, []],
    ['a field without hours', {}, []],
    ['a place that is closed every day', { openingHours: closedWeek }, ['never_open']],
  ])('warns of the hours of %s', async (_what, over, warnings) => {
    const at = { lat: 41.4048, lng: 22.6634, geocodeSource: 'PIN' };
    expect((await enter({ ...at, ...over })).warnings).toEqual(warnings);
  });

  it('shows customers the pin, a point near it in the same municipality, or nothing', async () => {
    const pin = { lat: 41.4048, lng: 22.6634 };
    const shown = async (publicPrecision: string) =>
      (await enter({ ...pin, geocodeSource: 'PIN', publicPrecision })).publicPosition;
    expect(await shown('EXACT')).toEqual(pin);
    expect(await shown('HIDDEN')).toBeNull();
    // The middle of its cell of about 1 km, 450 m to the east.
    const middle = { lat: 41.405, lng: 22.66875 };
    expect(await shown('APPROX')).toEqual(middle);
    expect(municipalityAt(middle)).toBe('MK-410');
  });

  it('delivers within a radius as far as it is in some municipalities', async () => {
    const serviceArea = { type: 'BOTH', radiusKm: 20, codes: ['MK-410'] };
    expect((await enter({ serviceArea })).serviceArea).toEqual(serviceArea);
    const stranger = { ...serviceArea, codes: ['MK-998'] };
    const { errors } = problemOf(
      await post({ ...minimalLocation, name: 'Туѓо', serviceArea: stranger }),
    );
    expect(errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/serviceArea/codes/0', 'unknown'],
    ]);
  });

  it('says what the products of a place came to since Monday', async () => {
    const desk = openLedgerDesk(test);
    const [place, other] = [await enter(), await enter()];
    const soldAt = async ({ id }: { id: string }) =>
      locationUsesSchema.parse((await test.get(`/v1/locations/${id}/uses`, 'producer')).json())
        .soldThisWeek;
    const { id, packs } = await desk.product({ locationIds: [place.id] });
    const path = `/v1/products/${id}/movements`;
    const packId = packs[0]?.id;
    const monday = marketMidnight(weekStart(marketDay(testNow)));
    const priceMinor = 5000;
    const sell = (at: Date, packCount: number) =>
      desk.book(path, {
        type: 'SALE',
        packId,
        packCount,
        unitPriceMinor: priceMinor,
        currency: 'MKD',
        occurredAt: at.toISOString(),
      });
    await desk.book(path, { type: 'RECEIPT', quantity: '20.000' });
    expect(await soldAt(place)).toEqual([]);
    const { movements } = await sell(testNow, 2);
    await sell(monday, 3);
    await sell(new Date(monday.getTime() - 1), 5);
    expect(await soldAt(place)).toEqual([{ currency: 'MKD', amountMinor: 5 * priceMinor }]);
    expect(await soldAt(other)).toEqual([]);
    await desk.book(`/v1/movements/${movements[0]?.id}/reverse`);
    expect(await soldAt(place)).toEqual([{ currency: 'MKD', amountMinor: 3 * priceMinor }]);
  });

  it('sorts settlements by the alphabet of the reader', async () => {
    const names = ['Ќуп', 'Шуто', 'Ѓавато'];
    const ids = new Map<string, string>();
    for (const settlement of names) {
      ids.set((await enter({ address: { ...address, settlement } })).id, settlement);
    }
    const url = `/v1/locations?sort=settlement&ids=${[...ids.keys()].join('&ids=')}`;
    const page = locationPageSchema.parse((await test.get(url, 'producer')).json());
    expect(page.items.map(({ id }) => ids.get(id))).toEqual(['Ѓавато', 'Ќуп', 'Шуто']);
  });

  it('keeps the history of a place, and of no other', async () => {
    const place = await enter();
    await change(`PATCH /v1/locations/${place.id}`, place, { notes: 'Влез од дворот' });
    const url = `/v1/locations/${place.id}/history`;
    const { items } = historyPageSchema.parse((await test.get(url, 'producer')).json());
    expect(items.map(({ action }) => action)).toEqual(['location.update', 'location.create']);
    expect(items[0]?.changes).toEqual([
      { field: 'notes', before: null, after: 'Влез од дворот' },
      { field: 'notesIn', before: null, after: { mk: 'Влез од дворот', en: null } },
    ]);
    expect((await test.get(url, 'seller')).statusCode).toBe(404);
  });
});
