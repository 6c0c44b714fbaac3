import type { LocationDetail } from '@pazar/contracts/location-detail';
import { locationPageSchema } from '@pazar/contracts/location';
import { lotPageSchema } from '@pazar/contracts/produce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  address,
  closedWeek,
  detailOf,
  locationCalls,
  minimalLocation,
  problemOf,
} from '../testing/location-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('Locations on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const { post, enter, change } = locationCalls(() => test);
  /** The place of a lot that grows or lies there. */
  async function placeWithLots(): Promise<LocationDetail> {
    const lots = lotPageSchema.parse((await test.get('/v1/produce?limit=100', 'producer')).json());
    const growing = lots.items.find(({ status }) => status === 'GROWING');
    const places = locationPageSchema.parse(
      (await test.get('/v1/locations?status=ACTIVE&limit=100', 'producer')).json(),
    );
    const place = places.items.find(({ name }) => name === growing?.locationName);
    return detailOf(await test.get(`/v1/locations/${place?.id}`, 'producer'));
  }

  it('enters a place with all that was left out filled in, and finds it again', async () => {
    const response = await post({ ...minimalLocation, name: '  Долна   нива ' });
    expect(response.statusCode).toBe(201);
    const location = detailOf(response);
    expect(response.headers).toMatchObject({
      location: `/v1/locations/${location.id}`,
      etag: '"1"',
    });
    expect(location).toMatchObject({
      address: { ...address, line1: null, postalCode: null, country: 'MK' },
      lat: null,
      openingHours: null,
      serviceArea: { type: 'NONE' },
      status: 'ACTIVE',
      isPrimary: false,
      warnings: ['no_position'],
    });
    const found = await test.get('/v1/locations?q=dolna', 'producer');
    expect(locationPageSchema.parse(found.json()).items.map(({ id }) => id)).toEqual([location.id]);
  });

  it('keeps every field', async () => {
    const everything = {
      ...minimalLocation,
      type: 'MARKET_STALL',
      address: { ...address, line1: 'Зелен пазар, тезга 14', postalCode: '2400', country: 'MK' },
      lat: 41.4375004,
      lng: 22.64333,
      geocodeSource: 'PIN',
      placeId: 'ChIJ-x',
      publicPrecision: 'APPROX',
      phone: '070 123 456',
      email: 'stall@example.mk',
      website: 'https://example.mk/stall',
      openingHours: {
        ...closedWeek,
        saturday: [
          { from: '07:00', to: '12:00' },
          { from: '22:00', to: '02:00' },
        ],
      },
      byAppointment: true,
      exceptions: [{ date: '2026-12-26', intervals: [], note: 'Божиќ' }],
      serviceArea: { type: 'MUNICIPALITIES', codes: ['MK-410', 'MK-402'] },
      season: { from: '10-01', to: '04-30' },
      pickupHours: {
        type: 'WEEK',
        week: { ...closedWeek, friday: [{ from: '17:00', to: '19:00' }] },
      },
    };
    const location = await enter(everything);
    expect(location).toMatchObject({
      ...everything,
      name: location.name,
      lat: 41.4375,
      phone: '+38970123456',
      warnings: [],
    });
  });

  it('warns of a position outside the country, and takes it', async () => {
    const abroad = { lat: 40.64, lng: 22.94, geocodeSource: 'PIN' };
    expect((await enter(abroad)).warnings).toEqual(['outside_country']);
    const address2 = { ...address, country: 'GR' };
    expect((await enter({ ...abroad, address: address2 })).warnings).toEqual([]);
  });

  it.each([
    [{ name: 'A' }, '/name', 'min-length'],
    [{ name: 'x'.repeat(81) }, '/name', 'max-length'],
    [{ type: 'CASTLE' }, '/type', 'invalid'],
    [{ address: { settlement: 'X' } }, '/address/municipalityCode', 'required'],
    [
      { address: { ...address, municipalityCode: 'MK-999' } },
      '/address/municipalityCode',
      'unknown',
    ],
    [{ address: { ...address, postalCode: '24' } }, '/address/postalCode', 'format'],
    [{ lat: 91, lng: 0, geocodeSource: 'PIN' }, '/lat', 'max'],
    [{ lat: 41, geocodeSource: 'PIN' }, '/lng', 'incomplete'],
    [{ lat: 41, lng: 22 }, '/geocodeSource', 'incomplete'],
    [{ website: 'javascript:alert(1)' }, '/website', 'format'],
    [{ serviceArea: { type: 'RADIUS', radiusKm: 0.4 } }, '/serviceArea/radiusKm', 'min'],
    [
      { serviceArea: { type: 'RADIUS', radiusKm: 5, except: ['MK-410', 'MK-999'] } },
      '/serviceArea/except/1',
      'unknown',
    ],
    [
      { serviceArea: { type: 'MUNICIPALITIES', codes: ['MK-998'] } },
      '/serviceArea/codes/0',
      'unknown',
    ],
    [{ season: { from: '02-30', to: '03-01' } }, '/season/from', 'invalid'],
    [{ imageIds: ['018f0000-0000-7000-8000-000000000001'] }, '/imageIds/0', 'unknown'],
    [
      { openingHours: { ...closedWeek, monday: [{ from: '08:00', to: '08:00' }] } },
      '/openingHours/monday/0',
      'empty',
    ],
    [
      {
        openingHours: {
          ...closedWeek,
          sunday: [{ from: '20:00', to: '07:00' }],
          monday: [{ from: '06:00', to: '08:00' }],
        },
      },
      '/openingHours/monday',
      'overlap',
    ],
    [
      {
        exceptions: [
          { date: '2026-12-26', intervals: [] },
          { date: '2026-12-26', intervals: [] },
        ],
      },
      '/exceptions',
      'duplicate',
    ],
    [{ pickupHours: { type: 'WEEK' } }, '/pickupHours/week', 'required'],
    [{ pickupHours: { type: 'NONE', week: closedWeek } }, '/pickupHours/week', 'unknown-key'],
    [{ colour: 'red' }, '/colour', 'unknown-key'],
  ])('refuses %j at %s as %s', async (over, pointer, code) => {
    const response = await post({ ...minimalLocation, name: 'Погрешно', ...over });
    const { status, errors } = problemOf(response);
    expect([status, errors?.map((error) => [error.pointer, error.code])]).toEqual([
      422,
      [[pointer, code]],
    ]);
  });

  it('refuses a name that is taken', async () => {
    const { name } = await enter();
    expect(problemOf(await post({ ...minimalLocation, name }))).toMatchObject({
      status: 409,
      code: 'duplicate',
      errors: [{ pointer: '/name' }],
    });
  });

  it('changes the kind of pickup hours as a whole', async () => {
    const week = { ...closedWeek, friday: [{ from: '17:00', to: '19:00' }] };
    const place = await enter({ pickupHours: { type: 'WEEK', week } });
    const moved = await change(`PATCH /v1/locations/${place.id}`, place, {
      pickupHours: { type: 'OPENING_HOURS' },
    });
    expect(detailOf(moved).pickupHours).toEqual({ type: 'OPENING_HOURS' });
    const none = await change(`PATCH /v1/locations/${place.id}`, detailOf(moved), {
      pickupHours: null,
    });
    expect(detailOf(none).pickupHours).toEqual({ type: 'NONE' });
  });

  it('changes what a patch names, empties what it nulls, and leaves the rest', async () => {
    const before = await enter({ phone: '070 123 456', byAppointment: true });
    const response = await change(`PATCH /v1/locations/${before.id}`, before, {
      address: { postalCode: '2400' },
      phone: null,
    });
    expect(response.headers.etag).toBe('"2"');
    expect(detailOf(response)).toMatchObject({
      address: { ...before.address, postalCode: '2400' },
      phone: null,
      byAppointment: true,
      version: 2,
    });
    const again = await change(`PATCH /v1/locations/${before.id}`, { version: 2 }, { phone: null });
    expect(detailOf(again).version).toBe(2);
  });

  it('delivers in another way without a trace of the one before', async () => {
    const before = await enter({ serviceArea: { type: 'RADIUS', radiusKm: 12.5 } });
    const serviceArea = { type: 'MUNICIPALITIES', codes: ['MK-410'] };
    const response = await change(`PATCH /v1/locations/${before.id}`, before, { serviceArea });
    expect(detailOf(response).serviceArea).toEqual(serviceArea);
  });

  it('refuses a change of an earlier version and says what changed since', async () => {
    const { id, version } = await enter();
    const url = `/v1/locations/${id}` as const;
    await change(`PATCH ${url}`, { version }, { phone: '071 000 111' });
    expect(
      problemOf(await change(`PATCH ${url}`, { version }, { byAppointment: true })),
    ).toMatchObject({
      status: 412,
      code: 'version-conflict',
      currentVersion: 2,
      changedFields: ['phone'],
      current: { phone: '+38971000111' },
    });
    expect(problemOf(await test.send(`PATCH ${url}`, 'producer', { body: {} })).status).toBe(428);
  });

  it('always has exactly one primary place among the active ones', async () => {
    const primaries = async () => {
      const list = await test.get('/v1/locations?limit=100', 'producer');
      return locationPageSchema.parse(list.json()).items.filter(({ isPrimary }) => isPrimary);
    };
    const [first] = await primaries();
    const other = await enter();
    const moved = await change(`POST /v1/locations/${other.id}/make-primary`, other);
    expect(detailOf(moved).isPrimary).toBe(true);
    expect((await primaries()).map(({ id }) => id)).toEqual([other.id]);
    await change(`POST /v1/locations/${other.id}/archive`, detailOf(moved));
    expect(await primaries()).toHaveLength(1);
    expect(first).toBeDefined();
  });

  it('keeps a place while live lots depend on it, and lets another one take them over', async () => {
    const place = await placeWithLots();
    const url = `/v1/locations/${place.id}/archive` as const;
    const refused = problemOf(await change(`POST ${url}`, place));
    expect(refused).toMatchObject({ status: 409, code: 'in-use' });
    const lots = refused.blocking?.filter(({ entity }) => entity === 'lot') ?? [];
    expect(lots.length).toBeGreaterThan(0);

    const stall = await enter({ type: 'STORE' });
    expect(problemOf(await change(`POST ${url}`, place, { reassignTo: stall.id })).status).toBe(
      422,
    );
    const field = await enter();
    const archived = await change(`POST ${url}`, place, { reassignTo: field.id });
    expect(detailOf(archived).status).toBe('ARCHIVED');
    const list = await test.get('/v1/produce?limit=100', 'producer');
    const moved = lotPageSchema
      .parse(list.json())
      .items.filter(({ id }) => lots.some((lot) => lot.id === id));
    expect(new Set(moved.map(({ locationName }) => locationName))).toEqual(new Set([field.name]));

    const again = await change(`POST ${url}`, detailOf(archived));
    expect(problemOf(again)).toMatchObject({ status: 409, code: 'invalid-transition' });
    const restored = await change(`POST /v1/locations/${place.id}/restore`, detailOf(archived));
    expect(detailOf(restored).status).toBe('ACTIVE');
  });

  it('deletes what nothing refers to, and nothing else', async () => {
    const unused = await enter();
    expect((await change(`DELETE /v1/locations/${unused.id}`, unused)).statusCode).toBe(204);
    expect((await test.get(`/v1/locations/${unused.id}`, 'producer')).statusCode).toBe(404);
  });

  it("answers 404 for another agent's place, whatever is asked of it", async () => {
    const foreign = await enter();
    const headers = { 'if-match': '"1"' };
    const url = `/v1/locations/${foreign.id}`;
    expect((await test.get(url, 'seller')).statusCode).toBe(404);
    const calls = [
      `PATCH ${url}`,
      `DELETE ${url}`,
      `POST ${url}/archive`,
      `POST ${url}/restore`,
      `POST ${url}/make-primary`,
    ] as const;
    for (const call of calls) {
      const body = call.startsWith('DELETE') ? undefined : {};
      expect((await test.send(call, 'seller', { body, headers })).statusCode).toBe(404);
    }
    expect(detailOf(await test.get(`/v1/locations/${foreign.id}`, 'producer'))).toEqual(foreign);
  });
});
