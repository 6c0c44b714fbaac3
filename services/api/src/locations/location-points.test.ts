import { locationPageSchema } from '@pazar/contracts/location';
import { locationDetailSchema, type LocationDetail } from '@pazar/contracts/location-detail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCalls } from '../testing/import-calls.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const address = { settlement: 'Куклиш', municipalityCode: 'MK-410' };
const feature = (name: string, coordinates: unknown, properties: object = {}) => ({
  type: 'Feature',
  id: 7,
  properties: { name, ...properties },
  geometry: { type: 'Point', coordinates },
});
const geoJson = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const kml = (...placemarks: string[]) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>Мапа</name><Folder><name>Слој</name>${placemarks.join('')}</Folder></Document></kml>`;
const kinds = { kind: 'locations' };

describe.each(testDatabases)('Files of points on $name', ({ open }) => {
  let test: TestApp;
  let imports: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    imports = importCalls(test);
  });
  afterAll(() => test.close());

  async function enter(body: object): Promise<LocationDetail> {
    const given = { type: 'STORE', address, ...body };
    const response = await test.send('POST /v1/locations', 'producer', { body: given });
    return locationDetailSchema.parse(response.json());
  }
  const all = async () => (await test.get('/v1/locations?limit=100', 'producer')).body;
  async function named(name: string): Promise<LocationDetail | undefined> {
    const { items } = locationPageSchema.parse(JSON.parse(await all()));
    const found = items.find((place) => place.name === name);
    if (found === undefined) return undefined;
    return locationDetailSchema.parse(
      (await test.get(`/v1/locations/${found.id}`, 'producer')).json(),
    );
  }

  it.each(['geojson', 'kml'])('of the kind %s are taken back unchanged', async (kind) => {
    const notes = `Зад <црквата> & "чешмата"\n‘=1’; ${kind}`;
    await enter({
      name: `=Точка ${kind}`,
      lat: 41.4048,
      lng: 22.6634,
      geocodeSource: 'PIN',
      phone: '+38970123456',
      notes,
      serviceArea: { type: 'RADIUS', radiusKm: 12.5 },
      season: { from: '10-01', to: '04-30' },
    });
    await enter({ name: `Без ознака ${kind}` });
    const [before, one] = [await all(), await named(`=Точка ${kind}`)];
    const headers = { 'accept-language': 'mk' };
    const file = await test.get(`/v1/locations/export/${kind}?sort=name`, 'producer', headers);
    expect(file.headers['content-disposition']).toContain(`locations.${kind}"`);

    const job = await imports.validated(file.rawPayload, kinds);
    expect(job).toMatchObject({ counts: { ERROR: 0 }, warnings: [], format: { points: kind } });
    await imports.moved(job.id, 'apply');
    expect(await all()).toBe(before);
    expect(await named(`=Точка ${kind}`)).toEqual(one);
    expect(one?.notes).toBe(notes);
  });

  it('of other programs make places of names and positions alone', async () => {
    const job = await imports.validated(
      geoJson(
        feature('Од мапа', [22.6433, 41.4375, 230], { desc: 'Зад црквата', colour: 'red' }),
        feature('Во градот', [21.425, 41.975]),
      ),
      kinds,
    );
    // Whose border is too near to say which one of Skopje it is.
    expect(job).toMatchObject({ counts: { VALID: 1, ERROR: 1 } });
    const fixed = await imports.change(job.id, 2, { address_municipality_code: 'MK-814' });
    expect(fixed.json()).toMatchObject({ status: 'VALID', errors: [] });
    expect(job.warnings.map(({ column }) => column)).toEqual(['colour', 'id']);
    await imports.moved(job.id, 'apply');
    expect(await named('Од мапа')).toMatchObject({
      type: 'FARM',
      address: { settlement: 'Струмица', municipalityCode: 'MK-410' },
      lat: 41.4375,
      lng: 22.6433,
      geocodeSource: 'MANUAL',
      notes: 'Зад црквата',
    });
    expect((await named('Во градот'))?.address.settlement).toBe('Скопје');
  });

  it('change the pin of a place with the same name, and nothing that they do not name', async () => {
    const was = await enter({ name: 'Познато', type: 'STORE' });
    const job = await imports.validated(
      kml(
        '<Placemark><name>Познато</name><description><![CDATA[Лево<br>од <b>мостот</b>]]></description>' +
          '<ExtendedData><Data name="Телефон"><value>070 123 456</value></Data></ExtendedData>' +
          '<Point><coordinates> 22.6634,41.4048,0 </coordinates></Point></Placemark>',
      ),
      kinds,
    );
    expect(job).toMatchObject({ effects: { unconfirmed: 1 }, format: { points: 'kml' } });
    expect((await imports.confirmed(job.id)).counts).toMatchObject({ VALID: 1, ERROR: 0 });
    await imports.moved(job.id, 'apply');
    expect(await named('Познато')).toMatchObject({
      type: 'STORE',
      address: was.address,
      lat: 41.4048,
      lng: 22.6634,
      phone: '+38970123456',
      notes: 'Лево\nод мостот',
    });
  });

  it('report a shape that is no point at its position, and keep the row', async () => {
    const job = await imports.validated(
      kml(
        '<Placemark><name>Парцела</name><Polygon><outerBoundaryIs><LinearRing><coordinates>1,2 3,4 5,6</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>',
        '<Placemark><name>Пат</name><gx:Track/></Placemark>',
        '<Placemark><name>Празна</name><Point><coordinates>22.6</coordinates></Point></Placemark>',
        '<Placemark><name>Во море</name><Point><coordinates>200,41</coordinates></Point></Placemark>',
      ),
      kinds,
    );
    const rows = await imports.rows(job.id);
    expect(rows.map(({ cells }) => cells['lat'])).toEqual(['Polygon', 'Track', 'Point 22.6', '41']);
    const ofPosition = ({ errors }: (typeof rows)[number]) =>
      errors.filter(({ column }) => column === 'lat' || column === 'lng');
    expect(rows.flatMap(ofPosition)).toMatchObject([
      { column: 'lat', code: 'format' },
      { column: 'lat', code: 'format' },
      { column: 'lat', code: 'format' },
      { column: 'lng', code: 'max' },
    ]);
  });

  it.each([
    [
      'an XML bomb',
      '<!DOCTYPE x [<!ENTITY a "b">]><kml><Placemark><name>&a;</name></Placemark></kml>',
    ],
    ['an unknown entity', kml('<Placemark><name>&a;</name></Placemark>')],
    ['XML that does not end', '<kml><Placemark><name>'],
    ['XML that is nested too deeply', '<a>'.repeat(200)],
    ['JSON that does not end', '{"type":"FeatureCollection","features":['],
    ['JSON of something else', '{"type":"Topology"}'],
    ['a text that cannot be stored', geoJson(feature('\0', [22, 41]))],
    ['half a sign', geoJson(feature('x', [22, 41])).replace('"x"', String.raw`"\ud800"`)],
  ])('are refused that hold %s', async (_, content) => {
    const refused = await imports.upload(content, kinds);
    expect(refused.json()).toMatchObject({
      code: 'validation',
      errors: [{ pointer: '/file', code: 'points-broken' }],
    });
  });

  it('are refused when they are packed, have no points, or too many', async () => {
    const codeOf = async (content: string) =>
      (await imports.upload(content, kinds)).json<{ errors: { code: string }[] }>().errors[0]?.code;
    expect(await codeOf('PK\u{3}\u{4}…')).toBe('points-packed');
    expect(await codeOf(geoJson())).toBe('csv-empty');
    expect(await codeOf(kml())).toBe('csv-empty');
    const many = geoJson(...Array.from({ length: 5001 }, (_, at) => feature(`${at}`, [22, 41])));
    expect(refusalOf(await imports.upload(many, kinds))).toBe('413 too-large');
  });

  it('are no files of products', async () => {
    const refused = await imports.upload(geoJson(feature('x', [22, 41])), { kind: 'products' });
    expect(refused.json()).toMatchObject({ errors: [{ pointer: '/file', code: 'csv-headers' }] });
  });
});
