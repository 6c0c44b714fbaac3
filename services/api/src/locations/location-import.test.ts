import { locationDetailSchema, type LocationDetail } from '@pazar/contracts/location-detail';
import { locationPageSchema } from '@pazar/contracts/location';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCalls } from '../testing/import-calls.ts';
import { productCalls, refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const address = { settlement: 'Куклиш', municipalityCode: 'MK-410' };
const day = [{ from: '08:00', to: '16:00' }];
const everything = {
  type: 'STORE',
  address: { ...address, line1: 'ул. Прва 1; влез 2', postalCode: '2400', country: 'MK' },
  lat: 41.4048,
  lng: 22.6634,
  geocodeSource: 'PIN',
  placeId: '-ChIJ=1',
  publicPrecision: 'APPROX',
  phone: '+38970123456',
  email: 'ana@example.mk',
  website: 'https://example.mk/?a=1',
  openingHours: {
    monday: [...day, { from: '18:00', to: '20:00' }],
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: [{ from: '20:00', to: '02:00' }],
    sunday: [],
  },
  byAppointment: true,
  exceptions: [
    { date: '2026-12-25', intervals: [], note: 'Божиќ | одмор' },
    { date: '2026-12-31', intervals: day, note: null },
  ],
  serviceArea: { type: 'MUNICIPALITIES', codes: ['MK-410', 'MK-402'] },
  season: { from: '10-01', to: '04-30' },
  pickupHours: {
    type: 'WEEK',
    week: {
      monday: [],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [{ from: '17:00', to: '19:00' }],
      saturday: day,
      sunday: [],
    },
  },
};

describe.each(testDatabases)('Imports of places on $name', ({ open }) => {
  let test: TestApp;
  let imports: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    imports = importCalls(test);
  });
  afterAll(() => test.close());

  const detailOf = async (id: string) =>
    locationDetailSchema.parse((await test.get(`/v1/locations/${id}`, 'producer')).json());
  async function enter(body: object): Promise<LocationDetail> {
    const given = { type: 'STORE', address, ...body };
    const response = await test.send('POST /v1/locations', 'producer', { body: given });
    return locationDetailSchema.parse(response.json());
  }
  async function named(name: string): Promise<LocationDetail | undefined> {
    const all = await test.get('/v1/locations?limit=100', 'producer');
    const { items } = locationPageSchema.parse(all.json());
    const found = items.find((place) => place.name === name);
    return found && detailOf(found.id);
  }
  const change = ({ id, version }: LocationDetail, body: object) =>
    test.send(`PATCH /v1/locations/${id}`, 'producer', {
      body,
      headers: { 'if-match': `"${version}"` },
    });
  const validated = (lines: string[], mode = 'upsert') =>
    imports.validated(lines.join('\r\n'), { kind: 'locations', mode });
  const faultsOf = async (id: string) =>
    (await imports.rows(id, '&status=error')).map(({ number, errors }) => [
      number,
      ...errors.map(({ column, code }) => `${column} ${code}`),
    ]);

  it.each(['mk', 'en'])('take an export in %s back unchanged', async (language) => {
    await enter({ ...everything, name: `Сѐ ${language}` });
    // Names that differ in case alone are two.
    await enter({ name: `сѐ ${language}` });
    const headers = { 'accept-language': language };
    const file = await test.get('/v1/locations/export', 'producer', headers);
    const all = async () => (await test.get('/v1/locations?limit=100', 'producer')).body;
    const [before, one] = [await all(), await named(`Сѐ ${language}`)];

    const job = await imports.validated(file.rawPayload, { kind: 'locations' });
    expect(await faultsOf(job.id)).toEqual([]);
    expect(job.counts.VALID).toBeGreaterThan(4);
    expect(job.warnings).toEqual([]);
    const applied = await imports.moved(job.id, 'apply');
    expect(applied.counts.APPLIED).toBe(job.counts.VALID);
    expect(await all()).toBe(before);
    expect(await named(`Сѐ ${language}`)).toEqual(one);
  });

  it('make the same place again from what was exported of it', async () => {
    const { id } = await enter({ ...everything, name: 'Вистинска' });
    const headers = { 'accept-language': 'en' };
    const file = await test.get('/v1/locations/export?q=Вистинска', 'producer', headers);
    const job = await validated([file.body.replace(id, '').replace('Вистинска', 'Копија')]);
    await imports.moved(job.id, 'apply');
    expect(await named('Копија')).toMatchObject(everything);
  });

  it('read hours, positions and seasons as people write them, and take all back', async () => {
    const job = await validated([
      'Назив;Вид;Населено место;Општина;Географска ширина;Географска должина;Телефон;Работно време: понеделник;Исклучоци;Достава;Достава: километри;Сезона;Боја',
      "Рачна;field;Куклиш;Струмица;41,4048;22.6634;'+389 70 123 456;8.00 – 12:30, 16:00-20:00;25.12.2026 Затворено Божиќ|26.12.2026 9:00-10:00;radius;12,5;1.5. - 31.10.;зелена",
      'Нема;field;;Никаде;;;;;;;;;',
      'Полупозиција;field;Куклиш;MK-410;41,4;;070;8-12;утре;municipalities;;лето;',
      'Рачна;field;Куклиш;MK-410;;;;;;;;;',
      'Забунета;field;Куклиш;MK-410;95;22;;25:00-26:00;;none;5;31.2.-1.3.;',
    ]);
    expect(job).toMatchObject({
      counts: { VALID: 1, ERROR: 4 },
      warnings: [{ code: 'unknown-column', column: 'Боја' }],
      format: { delimiter: ';', decimal: ',' },
    });
    expect(await faultsOf(job.id)).toEqual([
      [2, 'address_municipality_code unknown'],
      [
        3,
        'opening_hours_monday format',
        'exceptions format',
        'season format',
        'phone format',
        'service_area_codes required',
        'lng incomplete',
      ],
      [4, 'name duplicate'],
      [
        5,
        'lat max',
        'opening_hours_monday format',
        'opening_hours_monday format',
        'service_area_radius_km unknown-key',
        'season invalid',
        'lng incomplete',
      ],
    ]);
    const fixed = { address_municipality_code: 'Strumica' };
    expect((await imports.change(job.id, 2, fixed)).json()).toMatchObject({
      errors: [{ column: 'address_settlement', code: 'required' }],
    });
    const sane = { opening_hours_monday: '', exceptions: '', season: '' };
    expect((await imports.change(job.id, 3, sane)).json()).toMatchObject({
      errors: [
        { column: 'phone', code: 'format' },
        { column: 'service_area_codes', code: 'required' },
        { column: 'lng', code: 'incomplete' },
      ],
    });
    expect(
      (await imports.change(job.id, 3, { phone: '', service_area_type: '' })).json(),
    ).toMatchObject({ errors: [{ column: 'lng', code: 'incomplete' }] });
    expect(await named('Рачна')).toBeUndefined();

    await imports.moved(job.id, 'apply', { onlyValid: true });
    const place = await named('Рачна');
    expect(place).toMatchObject({
      type: 'FIELD',
      address: { settlement: 'Куклиш', municipalityCode: 'MK-410', country: 'MK' },
      lat: 41.4048,
      geocodeSource: 'MANUAL',
      phone: '+38970123456',
      openingHours: {
        monday: [
          { from: '08:00', to: '12:30' },
          { from: '16:00', to: '20:00' },
        ],
        tuesday: [],
      },
      exceptions: [
        { date: '2026-12-25', intervals: [], note: 'Божиќ' },
        { date: '2026-12-26', intervals: [{ from: '09:00', to: '10:00' }], note: null },
      ],
      serviceArea: { type: 'RADIUS', radiusKm: 12.5 },
      season: { from: '05-01', to: '10-31' },
    });
    const undone = await imports.moved(job.id, 'undo');
    expect(undone.counts).toMatchObject({ UNDONE: 1, KEPT: 0 });
    expect(await named('Рачна')).toBeUndefined();
  });

  it('keep what an empty cell is silent about, clear at a dash, and bring all back', async () => {
    const was = await enter({ ...everything, name: 'Мојата' });
    const job = await validated([
      'Name,Phone,Email,Latitude,Longitude,Address,Postal code,Hours: Monday,Hours: Sunday,Exceptions,Delivery,Delivery: kilometres,Season',
      'Мојата,,-,-,-,"=HYPERLINK(""x"")",,-,9:00-11:00,-,RADIUS,20,-',
    ]);
    expect(await faultsOf(job.id)).toEqual([[1, 'name known-name']]);
    await imports.confirmed(job.id);
    await imports.moved(job.id, 'apply');
    expect(await detailOf(was.id)).toMatchObject({
      phone: was.phone,
      email: null,
      lat: null,
      lng: null,
      geocodeSource: null,
      address: { ...was.address, line1: '=HYPERLINK("x")' },
      openingHours: { ...was.openingHours, monday: [], sunday: [{ from: '09:00', to: '11:00' }] },
      exceptions: [],
      serviceArea: { type: 'RADIUS', radiusKm: 20 },
      season: null,
    });
    const file = await test.get('/v1/locations/export?q=Мојата', 'producer');
    expect(file.body).toContain('\'=HYPERLINK(""x"")');
    await imports.moved(job.id, 'undo');
    expect(await detailOf(was.id)).toEqual({ ...was, version: was.version + 2 });
  });

  it('keep what was changed since', async () => {
    const was = await enter({ name: 'Стара' });
    const job = await validated([
      'ID,Name,Type,Settlement,Municipality,Website',
      `${was.id},Стара,,,,https://example.mk/`,
      ',Нова,STORE,Куклиш,MK-410,',
    ]);
    await imports.moved(job.id, 'apply');
    const [old, made] = [await detailOf(was.id), await named('Нова')];
    if (made === undefined) throw new Error('The import made no place.');
    for (const place of [old, made]) await change(place, { phone: '070 123 456' });
    const undone = await imports.moved(job.id, 'undo');
    expect(undone.counts).toMatchObject({ UNDONE: 0, KEPT: 2 });
    const kept = await imports.rows(job.id, '&status=kept');
    expect(kept.map(({ entityId, errors }) => [entityId, errors[0]?.code])).toEqual([
      [was.id, 'version-conflict'],
      [made.id, 'version-conflict'],
    ]);
    expect((await detailOf(was.id)).website).toBe('https://example.mk/');
  });

  it('keep a place at which something is sold by now', async () => {
    const job = await validated([
      'Name,Type,Settlement,Municipality',
      'Продажна,STORE,Куклиш,MK-410',
      'Празна,STORE,Куклиш,MK-410',
    ]);
    await imports.moved(job.id, 'apply');
    const place = await named('Продажна');
    await productCalls(test).create({ locationIds: [place?.id] });
    const undone = await imports.moved(job.id, 'undo');
    expect(undone.counts).toMatchObject({ UNDONE: 1, KEPT: 1 });
    const [kept] = await imports.rows(job.id, '&status=kept');
    expect(kept).toMatchObject({ number: 1, errors: [{ column: null, code: 'in-use' }] });
    expect(await named('Празна')).toBeUndefined();
  });

  it('change a name by the id alone, and never what is somebody else’s', async () => {
    const mine = await enter({ name: 'Прва' });
    const other = await enter({ name: 'Зафатена' });
    const job = await validated([
      'ID,Name,Type,Settlement,Municipality',
      `${mine.id},Преименувана,,,`,
      `${other.id},Прва,,,`,
      `${mine.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))},Туѓа,,,`,
      'nothing,Туѓа 2,,,',
    ]);
    expect(await faultsOf(job.id)).toEqual([
      [2, 'name duplicate'],
      [3, 'id unknown'],
      [4, 'id unknown'],
    ]);
    await imports.moved(job.id, 'apply', { onlyValid: true });
    expect((await detailOf(mine.id)).name).toBe('Преименувана');
    const theft = await importCalls(test, 'seller').validated(`ID,Name\n${mine.id},Моја\n`, {
      kind: 'locations',
    });
    expect(theft.counts).toMatchObject({ ERROR: 1, VALID: 0 });
    const twice = await validated(['Name,Type', 'Преименувана,STORE'], 'create');
    expect(await faultsOf(twice.id)).toEqual([[1, 'name duplicate']]);
    expect(twice.kind).toBe('locations');
  });

  it('begin with a template in either language', async () => {
    const of = (query: string) =>
      test.get(`/v1/imports/template?kind=locations${query}`, 'producer', {
        'accept-language': 'en',
      });
    expect((await of('&locale=mk')).body).toMatch(/^\ufeffИД;Вид;Назив;Адреса;[^\n]*;Сезона\r\n$/);
    expect((await of('')).body).toMatch(/^\ufeffID,Type,Name,Address,[^\n]*,Season\r\n$/);
    expect(refusalOf(await test.get('/v1/imports/template?kind=locations'))).toBe(
      '401 token-invalid',
    );
  });
});
