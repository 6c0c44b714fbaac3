import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRowSchema } from '@pazar/contracts/import';
import { importCalls } from '../testing/import-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const productHeaders =
  'sku,name_mk,base_unit,stock_mode,pack_1_size,pack_1_unit,pack_1_price_minor';

/** Rows in which a decimal comma without quotes pushes the rest of a number beyond the header. */
const files = {
  products: [productHeaders, 'SUR-1,Тиквички,KG,MANUAL,1,KG,12,50'],
  produce: ['crop_name_mk,unit,expected_quantity', 'Тиквички,KG,90,500'],
  locations: [
    'name,type,settlement,municipality,latitude,longitude',
    'Дуќан 12,STORE,Струмица,MK-410,41.43,22,64',
  ],
} as const;

describe.each(testDatabases)('Rows of a file on $name', ({ open }) => {
  let test: TestApp;
  let imports: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    imports = importCalls(test);
  });
  afterAll(() => test.close());

  const rowsOf = async (lines: readonly string[], kind = 'products') => {
    const job = await imports.validated(lines.join('\r\n'), { kind });
    return { job, rows: await imports.rows(job.id) };
  };

  it.each(Object.entries(files))(
    'are refused in a file of %s when they have more cells than the header',
    async (kind, lines) => {
      const { job, rows } = await rowsOf(lines, kind);
      expect(job.counts).toMatchObject({ VALID: 0, ERROR: 1 });
      const [headers] = lines;
      const columns = headers.split(',').length;
      expect(rows[0]?.errors).toMatchObject([
        { column: null, code: 'csv-surplus', params: { columns } },
      ]);
      expect(rows[0]?.errors[0]?.detail).toContain(`The header has ${columns} columns`);
      expect(rows[0]?.errors[0]?.detail).toContain('A decimal comma may need quotes');
      expect(Object.keys(rows[0]?.cells ?? {})).not.toContain('');
    },
  );

  it('are refused when a cell is below an empty header', async () => {
    const { rows } = await rowsOf([`${productHeaders},`, 'SUR-2,Тиквички,KG,MANUAL,1,KG,12,50']);
    expect(rows[0]?.errors).toMatchObject([{ code: 'csv-surplus', params: { cells: '50' } }]);
  });

  it('may end with empty cells, as spreadsheets write them', async () => {
    const { rows } = await rowsOf([productHeaders, 'SUR-3,Тиквички,KG,MANUAL,1,KG,12,,,']);
    expect(rows[0]).toMatchObject({ status: 'VALID', errors: [] });
  });

  it('are valid once somebody has corrected them', async () => {
    const { job } = await rowsOf(files.products);
    const changed = await imports.change(job.id, 1, { pack_1_price_minor: '12.50' });
    expect(importRowSchema.parse(changed.json())).toMatchObject({ status: 'VALID', errors: [] });
  });

  it('keep what is in no column in the file of the errors', async () => {
    const { job } = await rowsOf(files.products);
    const { body } = await test.get(`/v1/imports/${job.id}/errors.csv`, 'producer');
    const { rows } = await rowsOf(body.split('\r\n'));
    expect(rows[0]?.errors).toMatchObject([{ code: 'csv-surplus', params: { cells: '50' } }]);
  });

  it('say what is wrong with a price of three decimals and a name of one letter', async () => {
    const { rows } = await rowsOf([
      productHeaders,
      'SUR-4,Тиквички,KG,MANUAL,1,KG,12.505',
      'SUR-5,Т,KG,MANUAL,1,KG,12.50',
    ]);
    expect(rows.map(({ errors }) => errors)).toMatchObject([
      [{ column: 'pack_1_price_minor', detail: 'A price has at most two decimals' }],
      [{ column: 'name_mk', detail: 'At least 2 characters' }],
    ]);
  });
});
