import { locationDetailSchema } from '@pazar/contracts/location-detail';
import { locationInputSchema, locationPatchSchema } from '@pazar/contracts/location-input';
import { locationRowPageSchema, locationRowSchema } from '@pazar/contracts/location-row';
import { historyPageSchema } from '@pazar/contracts/record-history';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pgSchema, sql, text } from '../database/drizzle.ts';
import { auditedFieldWord } from '../history/audited-field-words.ts';
import { importCalls } from '../testing/import-calls.ts';
import { detailOf, locationCalls, minimalLocation } from '../testing/location-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

// Files of a worker share their modules: those that other tests have loaded know nothing of the field.
const label = vi.hoisted(() => {
  vi.resetModules();
  return { mk: 'Паркирање', en: 'Parking' };
});

// The one line that declares the field.
vi.mock(import('@pazar/contracts/location-texts'), async (original) => {
  const { locationTexts } = await original();
  return { locationTexts: { ...locationTexts, parkingNote: { max: 40, listed: true, label } } };
});

// What `describe-tables` writes after its migration.
vi.mock(import('../database/tables/locations.ts'), async (original) => {
  const { locations } = await original();
  const { parkingNote } = pgSchema('api').table('locations', { parkingNote: text('parking_note') });
  for (const key of Object.getOwnPropertySymbols(locations)) {
    if (key.description?.endsWith('Columns'))
      Object.assign(Reflect.get(locations, key), { parkingNote });
  }
  return { locations: Object.assign(locations, { parkingNote }) };
});

describe.each(testDatabases)('A text that one line adds to locations, on $name', ({ open }) => {
  let test: TestApp;
  const { post, change } = locationCalls(() => test);
  beforeAll(async () => {
    test = await startTestApp(await open());
    await test.connection.database.execute(
      sql`alter table api.locations add column parking_note text`,
    );
  });
  afterAll(async () => {
    await test.close();
    vi.resetModules();
  });

  it('is entered, changed, emptied, checked, listed and logged', async () => {
    const entered = detailOf(
      await post({ ...minimalLocation, name: 'Долна нива', parkingNote: ' зад  куќата ' }),
    );
    expect(entered).toHaveProperty('parkingNote', 'зад куќата');
    const page = locationRowPageSchema.parse(
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
    expect(auditedFieldWord('parkingNote', 'mk')).toBe(label.mk);
    expect(auditedFieldWord('parkingNote', 'en')).toBe(label.en);
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
      locationInputSchema,
      locationPatchSchema,
      locationDetailSchema,
      locationRowSchema,
    ]) {
      expect(Object.keys(shape)).toContain('parkingNote');
    }
  });
});
