import { productInputSchema } from '@pazar/contracts/product-input';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, columnNamed, type CellContext } from './columns.ts';
import { formatOf, writeCsv } from './csv-text.ts';
import { guardFormula, unguardFormula } from './formula-guard.ts';
import { productColumnsOf } from './product-columns.ts';
import { readCsvFile } from './read-file.ts';
import { isRecord, readRecord } from './read-record.ts';

const columns = productColumnsOf(2);
const names = ['Дуќан', 'Пазар | Скопје', '=1+1', 'a\\b', "'-"];
const references = {
  location: names.map((name, index) => ({ id: placeId(index), mk: name, en: name })),
  lot: [],
  crop: [],
  category: [
    { id: 'vegetables', mk: 'Зеленчук', en: 'Vegetables' },
    // Two that are called the same are written by their ids.
    { id: 'roots', mk: 'Друго', en: 'Other' },
    { id: 'herbs', mk: 'Друго', en: 'Other' },
  ],
};

function placeId(index: number): string {
  return `00000000-0000-4000-8000-00000000000${index}`;
}

const oneOf = (signs: string) => fc.constantFrom(...Array.from(signs));
/** Texts with everything that a file, a spreadsheet or a list in a cell could trip over. */
const anyText = (maxLength: number) =>
  fc
    .string({ unit: oneOf('аЅќаЏ b1=+-@\'"|\\:;,.\t\n'), minLength: 2, maxLength })
    .map((value) => value.replaceAll(/[\t\n]/g, ' ').trim())
    .filter((value) => value.length >= 2);
const thousandths = fc
  .bigInt({ min: 1n, max: 9_999_999n })
  .map((value) => `${value / 1000n}.${String(value % 1000n).padStart(3, '0')}`);
const localized = (maxLength: number) =>
  fc.record({ mk: anyText(maxLength), en: fc.option(anyText(maxLength)) });

const products = fc.record({
  sku: fc.stringMatching(/^[A-Z0-9._-]{1,12}$/).filter((sku) => sku !== '-'),
  name: localized(40),
  description: fc.option(localized(200)),
  categoryId: fc.option(fc.constantFrom('vegetables', 'roots', 'herbs')),
  tags: fc.uniqueArray(anyText(30), { maxLength: 4 }),
  baseUnit: fc.constant('KG'),
  packs: fc.array(
    fc.record({
      label: fc.option(localized(30)),
      size: thousandths,
      unit: fc.constantFrom('KG', 'G'),
      priceMinor: fc.integer({ min: 1, max: 1_000_000_000 }),
      sku: fc.constant(null),
      active: fc.boolean(),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  currency: fc.constantFrom('MKD', 'EUR'),
  vatRate: fc.option(fc.constantFrom(18, 10, 5, 0)),
  stockMode: fc.constantFrom('FROM_PRODUCE', 'MANUAL', 'ON_DEMAND'),
  lowStockThreshold: fc.option(thousandths),
  seasonMonths: fc.constantFrom([], [1, 2, 12]),
  availableFrom: fc.option(fc.constant('2026-02-28')),
  locationIds: fc.constantFrom([], [placeId(0), placeId(2)], [placeId(1), placeId(3), placeId(4)]),
  certifications: fc.constantFrom(
    [],
    [
      { type: 'ORGANIC', number: 'MK:1|2\\', validTo: null },
      { type: 'PDO', number: null, validTo: '2027-01-31' },
    ],
  ),
  allergens: fc.constantFrom([], ['MILK', 'NUTS']),
  shelfLifeDays: fc.option(fc.nat(3650)),
  storageNote: fc.option(anyText(60)),
});

describe('A file of products', () => {
  it.each(['mk', 'en'] as const)('says the same when it is read again, in %s', (locale) => {
    fc.assert(
      fc.property(fc.array(products, { minLength: 1, maxLength: 4 }), (given) => {
        const { decimal } = formatOf(locale);
        const context: CellContext = { locale, decimal, references };
        const header = columns.map((column) => column.names[locale]);
        const lines = given.map((product) => cellsOf(columns, product, context));
        const file = readCsvFile(Buffer.from(writeCsv([header, ...lines], locale)), columns);
        expect(file.format).toEqual(formatOf(locale));
        expect(file.unknownColumns).toEqual([]);
        const read = file.rows.map(({ cells }) => {
          const { values, faults } = readRecord(columns, cells, { ...context, locale: 'en' });
          expect(faults).toEqual([]);
          const { packs } = values;
          return { ...values, packs: isRecord(packs) ? Object.values(packs) : [] };
        });
        const canonical = (product: unknown) => {
          const result = productInputSchema.safeParse(product);
          // What is no product, such as two packs of one size, must still read as it was.
          return result.success ? result.data : null;
        };
        expect(read.map(canonical)).toEqual(given.map(canonical));
      }),
      { numRuns: 200 },
    );
  });

  it('has no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.string({ unit: oneOf("=+-@\t\r'1a.") }), (value) => {
        const cell = guardFormula(value);
        expect(cell).toSatisfy(
          (written: string) => !/^[=+\-@\t\r]/.test(written) || isNumber(written),
        );
        expect(unguardFormula(cell)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  it('is known by any of the names of a column', () => {
    for (const column of columns) {
      for (const name of [column.key, column.names.mk.toUpperCase(), ` ${column.names.en} `]) {
        expect(columnNamed(columns, name)).toBe(column);
      }
    }
  });
});

const isNumber = (written: string) => Number.isFinite(Number(written.replace(',', '.')));

describe('A file that somebody made', () => {
  const price = (rows: string) =>
    readCsvFile(Buffer.from(rows), columns).rows.map(({ cells }) => cells['pack_1_price_minor']);

  it.each([
    ['Code;Pack 1: price\nA;1.250,50', ';', ','],
    ['Code,Pack 1: price\nA,"1,250.50"', ',', '.'],
    ['Code\tPack 1: price\nA\t12,5', '\t', ','],
    ['Code;Pack 1: price\nA;12.5', ';', '.'],
    ['Code;Pack 1: price\nA;1.250', ';', ','],
    ['Code,Pack 1: price\nA,1250', ',', '.'],
  ])('tells how its numbers are written: %j', (text, delimiter, decimal) => {
    expect(readCsvFile(Buffer.from(text), columns).format).toMatchObject({ delimiter, decimal });
    expect(price(text)).toHaveLength(1);
  });

  it('may be what a spreadsheet calls Unicode text', () => {
    const text = Buffer.from('\ufeffCode\tPack 1: price\nA\t12,5\n', 'utf16le');
    expect(readCsvFile(text, columns).format).toEqual({
      delimiter: '\t',
      encoding: 'utf-16le',
      decimal: ',',
    });
  });
});
