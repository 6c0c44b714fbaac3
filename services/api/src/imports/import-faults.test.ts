import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCalls } from '../testing/import-calls.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const productHeaders =
  'sku,name_mk,category_id,base_unit,stock_mode,pack_1_size,pack_1_unit,pack_1_active,pack_1_price_minor';
const product = (
  sku: string,
  { category = '', unit = 'KG', mode = 'MANUAL', size = '1', active = '' },
) => `${sku},Тиквички ${sku},${category},${unit},${mode},${size},KG,${active},50`;

describe.each(testDatabases)('The errors of a file on $name', ({ open }) => {
  let test: TestApp;
  let imports: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    imports = importCalls(test);
  });
  afterAll(() => test.close());

  const validated = (lines: readonly string[], kind = 'products') =>
    imports.validated(lines.join('\r\n'), { kind });

  it('are summed up by column and value, the most frequent first', async () => {
    const { id } = await validated([
      productHeaders,
      product('SUM-1', { unit: 'kgs' }),
      product('SUM-2', { unit: 'kgs', mode: 'hand' }),
      product('SUM-3', { unit: 'kgs', mode: 'hand' }),
      product('SUM-4', { unit: 'pound' }),
      product('SUM-5', { size: 'шест' }),
      // The same code twice: one value for both would be wrong again.
      product('SUM-6', {}),
      product('SUM-6', {}),
      product('SUM-6', {}),
    ]);
    const { repeated } = await imports.faults(id);
    expect(repeated).toEqual([
      {
        column: 'base_unit',
        value: 'kgs',
        code: 'invalid',
        detail: 'Not an accepted value',
        rows: 3,
      },
      expect.objectContaining({ column: 'stock_mode', value: 'hand', rows: 2 }),
    ]);
    expect((await imports.faults(id, 'mk')).repeated[0]?.detail).toBe('Вредноста не е прифатена');
  });

  it('are those of the cells, of the fields and of several fields together, in one round', async () => {
    const { id } = await validated([
      `${productHeaders},name_en,min_order,tags,available_from,available_to`,
      // A price that is no number, no category, and a name that is too short.
      'ALL-1,Блитва,nothing,KG,MANUAL,1,KG,,шест,C,,,,',
      // No category, litres of something in kilograms, and an end before its start.
      'ALL-2,Блитва,nothing,KG,MANUAL,1,L,,50,,,,2026-05-02,2026-05-01',
      // A mode that is none, beside a price that is no number, litres in kilograms, and an end before its start.
      'ALL-4,Блитва,,KG,hand,1,L,,шест,,,,2026-05-02,2026-05-01',
      // A code that cannot be one: the row might be of a record that exists.
      'ALL?3,Блитва,,KG,MANUAL,1,KG,,50,,,,,',
    ]);
    const rows = await imports.rows(id, '&status=error');
    const columnsOf = (errors: readonly { column: string | null }[]) =>
      errors.map(({ column }) => column ?? '').toSorted((a, b) => a.localeCompare(b));
    expect(rows.map(({ errors }) => columnsOf(errors))).toEqual([
      ['category_id', 'name_en', 'pack_1_price_minor'],
      ['available_to', 'category_id', 'pack_1_unit'],
      ['available_to', 'pack_1_price_minor', 'pack_1_unit', 'stock_mode'],
      ['sku'],
    ]);
    const cells = { category_id: '', name_en: 'Chard', pack_1_price_minor: '60' };
    const fixed = await imports.change(id, 1, cells);
    expect(fixed.json()).toMatchObject({ status: 'VALID', errors: [] });
  });

  it('have the accepted values of their columns, in the language of the reader', async () => {
    const { id } = await validated([
      productHeaders,
      product('ANY-1', { category: 'Тенџериња', active: 'maybe', size: 'six' }),
      product('ANY-2', { unit: 'kgs' }),
    ]);
    const { choices } = await imports.faults(id);
    expect(Object.keys(choices).toSorted()).toEqual(['base_unit', 'category_id', 'pack_1_active']);
    expect(choices['base_unit']?.map(({ value }) => value)).toEqual(['KG', 'L', 'PIECE', 'BUNCH']);
    expect(choices['pack_1_active']).toEqual([
      { value: 'yes', name: 'yes' },
      { value: 'no', name: 'no' },
    ]);
    const inMk = (await imports.faults(id, 'mk')).choices;
    expect(inMk['pack_1_active']?.[0]).toEqual({ value: 'да', name: 'да' });
    expect(inMk['category_id']).toContainEqual({ value: 'Зеленчук', name: 'Зеленчук' });
    // They are accepted as they are.
    for (const { value } of choices['category_id']?.slice(0, 3) ?? []) {
      const cells = { category_id: value, base_unit: 'KG', pack_1_active: 'yes', pack_1_size: '1' };
      expect((await imports.change(id, 1, cells)).json()).toMatchObject({ status: 'VALID' });
    }
  });

  it.each([
    ['produce', ['crop_name_en,unit,origin', 'Quince,kgs,mine'], ['origin', 'unit']],
    [
      'locations',
      [
        'name,type,settlement,address_municipality_code,public_precision',
        'Дуќан 14,SHOP,Струмица,MK-410,maybe',
        'Дуќан 15,STORE,Струмица,Струмичка,EXACT',
      ],
      ['address_municipality_code', 'public_precision', 'type'],
    ],
  ])('of %s have them too', async (kind, lines, columns) => {
    const { id } = await validated(lines, kind);
    expect(Object.keys((await imports.faults(id)).choices).toSorted()).toEqual(columns);
  });

  it.each([
    [
      'produce',
      ['crop_name_en,unit,expected_quantity', 'Quince,KG,80.5', 'Parsley,BUNCH,80.5'],
      'expected_quantity',
    ],
    [
      'products',
      [
        'name_mk,base_unit,stock_mode,step,pack_1_size,pack_1_unit,pack_1_price_minor',
        'Тиквички,KG,MANUAL,0.5,1,KG,50',
        'Јајца,PIECE,MANUAL,0.5,10,PIECE,120',
      ],
      'step',
    ],
  ])('of %s say where a piece or a bunch is parted', async (kind, lines, column) => {
    const { id } = await validated(lines, kind);
    const [whole, parted] = await imports.rows(id);
    expect(whole).toMatchObject({ status: 'VALID', errors: [] });
    expect(parted?.errors).toEqual([
      {
        column,
        code: 'whole',
        params: {},
        detail: 'Must be a whole number of pieces or bunches',
      },
    ]);
  });

  it('have one value replaced in all rows that have it, and no other row changes', async () => {
    const { id } = await validated([
      productHeaders,
      product('ALL-1', { unit: 'kgs' }),
      product('ALL-2', { unit: 'kgs' }),
      product('ALL-3', { unit: 'pound' }),
      product('ALL-4', {}),
    ]);
    const job = await imports.replaced(id, {
      column: 'base_unit',
      value: 'kgs',
      replacement: 'KG',
    });
    expect(job).toMatchObject({ status: 'READY', counts: { VALID: 3, ERROR: 1, PENDING: 0 } });
    const rows = await imports.rows(id);
    expect(rows.map(({ cells }) => cells['base_unit'])).toEqual(['KG', 'KG', 'pound', 'KG']);
  });

  it('at empty cells, and of columns that the file lacks, are fixed in the same way', async () => {
    const without = 'sku,name_mk,base_unit,pack_1_size,pack_1_unit,pack_1_price_minor';
    const { id } = await validated([
      without,
      'GAP-1,Тиквички,,1,KG,50',
      'GAP-2,Модри патлиџани,,1,KG,50',
    ]);
    const { repeated } = await imports.faults(id);
    expect(repeated.map(({ column, value, rows }) => [column, value, rows])).toEqual([
      ['base_unit', '', 2],
      ['stock_mode', '', 2],
    ]);
    for (const [column, replacement] of [
      ['base_unit', 'KG'],
      ['stock_mode', 'MANUAL'],
    ]) {
      await imports.replaced(id, { column, value: '', replacement });
    }
    expect(await imports.settled({ id })).toMatchObject({ counts: { VALID: 2, ERROR: 0 } });
  });

  it('are not fixed by others, at values that no row has, or after the import', async () => {
    const { id } = await validated([
      productHeaders,
      product('NOT-1', { unit: 'kgs' }),
      product('NOT-2', {}),
    ]);
    const body = { column: 'base_unit', value: 'kgs', replacement: 'KG' };
    for (const call of [
      imports.replace(uuid(), body),
      importCalls(test, 'seller').replace(id, body),
      test.get(`/v1/imports/${id}/faults`, 'seller'),
    ]) {
      expect(refusalOf(await call)).toBe('404 not-found');
    }
    for (const other of [
      { ...body, value: 'KG' },
      { ...body, column: 'sku', value: 'NOT-1' },
      { ...body, column: 'colour' },
    ]) {
      expect(refusalOf(await imports.replace(id, other))).toBe('422 validation /value unknown');
    }
    expect(refusalOf(await imports.replace(id, { ...body, everywhere: true }))).toBe(
      '422 validation /everywhere unknown-key',
    );
    await imports.moved(id, 'apply', { onlyValid: true });
    expect(refusalOf(await imports.replace(id, body))).toBe('409 invalid-transition');
  });
});
