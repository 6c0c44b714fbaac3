import { historyPageSchema } from '@pazar/contracts/record-history';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pgSchema, sql, text } from '../database/drizzle.ts';
import { importCalls } from '../testing/import-calls.ts';
import { locationCalls, minimalLocation } from '../testing/location-calls.ts';
import type { TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const label = { mk: 'Паркирање', en: 'Parking' };

/** The service of a release whose declaration and table have one text more. */
async function loadService() {
  vi.resetModules();
  vi.doMock(import('@pazar/contracts/location-texts'), async (original) => {
    const { locationTexts } = await original();
    return { locationTexts: { ...locationTexts, parkingNote: { max: 40, listed: true, label } } };
  });
  // What `describe-tables` writes after the migration.
  vi.doMock(import('../database/tables/locations.ts'), async (original) => {
    const { locations } = await original();
    const columns = { parkingNote: text('parking_note') };
    const { parkingNote } = pgSchema('api').table('locations', columns);
    for (const key of Object.getOwnPropertySymbols(locations)) {
      if (!key.description?.endsWith('Columns')) continue;
      Object.assign(Reflect.get(locations, key), { parkingNote });
    }
    return { locations: Object.assign(locations, { parkingNote }) };
  });
  return {
    ...(await import('../testing/test-app.ts')),
    ...(await import('../history/audited-field-words.ts')),
    ...(await import('@pazar/contracts/location-row')),
    ...(await import('@pazar/contracts/location-detail')),
    ...(await import('@pazar/contracts/location-input')),
  };
}

describe.each(testDatabases)('A text that one line adds to locations, on $name', ({ open }) => {
  let test: TestApp;
  let service: Awaited<ReturnType<typeof loadService>>;
  const { post, change } = locationCalls(() => test);
  const detailOf = (answer: { json: () => unknown }) =>
    service.locationDetailSchema.parse(answer.json());
  beforeAll(async () => {
    service = await loadService();
    test = await service.startTestApp(await open());
    await test.connection.database.execute(
      sql`alter table api.locations add column parking_note text`,
    );
  });
  afterAll(async () => {
    // Files that follow in this process get the service as it is.
    vi.doUnmock('@pazar/contracts/location-texts');
    vi.doUnmock('../database/tables/locations.ts');
    vi.resetModules();
    await test.close();
  });

  it('is entered, changed, emptied, checked, listed and logged', async () => {
    const entered = detailOf(
      await post({ ...minimalLocation, name: 'Долна нива', parkingNote: ' зад  куќата ' }),
    );
    expect(entered).toHaveProperty('parkingNote', 'зад куќата');
    const page = service.locationRowPageSchema.parse(
      (await test.get(`/v1/locations?ids=${entered.id}`, 'producer')).json(),
    );
    expect(page.items).toMatchObject([{ parkingNote: 'зад куќата' }]);

    const path = `PATCH /v1/locations/${entered.id}` as const;
    const changed = detailOf(await change(path, entered, { parkingNote: 'на улица' }));
    expect(changed).toHaveProperty('parkingNote', 'на улица');
    const long = await change(path, changed, { parkingNote: 'а'.repeat(41) });
    expect(long.json()).toMatchObject({ errors: [{ pointer: '/parkingNote' }] });
    expect(detailOf(await change(path, changed, { parkingNote: null }))).toHaveProperty(
      'parkingNote',
      null,
    );

    const history = await test.get(`/v1/locations/${entered.id}/history`, 'producer');
    const [emptied, first] = historyPageSchema.parse(history.json()).items;
    expect(emptied?.changes).toEqual([{ field: 'parkingNote', before: 'на улица', after: null }]);
    expect(first?.changes).toEqual([
      { field: 'parkingNote', before: 'зад куќата', after: 'на улица' },
    ]);
    expect(service.auditedFieldWord('parkingNote', 'mk')).toBe(label.mk);
    expect(service.auditedFieldWord('parkingNote', 'en')).toBe(label.en);
  });

  it('is in files, under its name in the language of the reader, and read from them', async () => {
    const imports = importCalls(test);
    const file =
      'Назив,Вид,Населено место,Општина,Паркирање\nМала нива,FIELD,Куклиш,MK-410,под орев\n';
    const job = await imports.validated(file, { kind: 'locations' });
    expect(job.warnings).toEqual([]);
    expect((await imports.moved(job.id, 'apply')).counts).toMatchObject({ APPLIED: 1 });
    const exported = await test.get('/v1/locations/export?q=Мала нива', 'producer', {
      'accept-language': 'en',
    });
    const [headers = '', row = ''] = exported.body.split('\n');
    expect(headers).toContain(label.en);
    expect(row).toContain('под орев');
  });

  it('is described in every body that has it', () => {
    for (const { shape } of [
      service.locationInputSchema,
      service.locationPatchSchema,
      service.locationDetailSchema,
      service.locationRowSchema,
    ]) {
      expect(Object.keys(shape)).toContain('parkingNote');
    }
  });
});
