import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemSchema } from '@pazar/contracts/problem';
import { importCalls } from '../testing/import-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** A file with two headers of its own; its decimal comma shows in one of them alone. */
const file = [
  'sku;base_unit;stock_mode;pack_1_size;pack_1_unit;Како се вика;Цена во денари',
  'COL-1;KG;MANUAL;1;KG;Тиквички од поле;12,50',
].join('\r\n');
const named = (columns: object) => ({ columns: JSON.stringify(columns) });

describe.each(testDatabases)('Headers that are no name of a column on $name', ({ open }) => {
  let test: TestApp;
  let imports: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    imports = importCalls(test);
  });
  afterAll(() => test.close());

  it('are warned of, and the answer has the columns that they can be mapped to', async () => {
    const { warnings, columns, writtenColumns } = await imports.validated(file);
    expect(warnings.map(({ column }) => column)).toEqual(['Како се вика', 'Цена во денари']);
    expect(columns).not.toContain('name_mk');
    expect(writtenColumns).toEqual(expect.arrayContaining(['name_mk', 'pack_1_price_minor']));
    expect(writtenColumns).not.toContain('stock_available');
    expect(writtenColumns).not.toContain('status');
  });

  it('are read as the columns that the upload maps them to', async () => {
    const job = await imports.validated(
      file,
      named({ 'Како се вика': 'name_mk', 'Цена во денари': 'pack_1_price_minor' }),
    );
    expect(job.warnings).toEqual([]);
    expect(job.format.decimal).toBe(',');
    const [row] = await imports.rows(job.id);
    expect(row).toMatchObject({
      status: 'VALID',
      cells: { name_mk: 'Тиквички од поле', pack_1_price_minor: '12,50' },
    });
  });

  it.each([
    ['what is no object', { columns: '[' }, { pointer: '/columns', code: 'format' }],
    ['other values', named({ 'Како се вика': 7 }), { pointer: '/columns', code: 'format' }],
    ['no column', named({ 'Како се вика': 'name_de' }), { pointer: '/columns', code: 'unknown' }],
    ['what is not written', named({ Денари: 'status' }), { pointer: '/columns', code: 'unknown' }],
    ['what there is', named({ 'Како се вика': 'sku' }), { pointer: '/file', code: 'csv-twice' }],
  ])('cannot be mapped to %s', async (_, fields, fault) => {
    const refused = await imports.upload(file, fields);
    expect(refused.statusCode).toBe(422);
    expect(problemSchema.parse(refused.json()).errors).toMatchObject([fault]);
  });
});
