import type { Locale } from '@pazar/contracts/locale';
import { locationTypeSchema, publicPrecisionSchema } from '@pazar/contracts/location';
import { locationInputSchema } from '@pazar/contracts/location-input';
import { productInputSchema } from '@pazar/contracts/product-input';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceCodec } from './codecs.ts';
import { cellsOf, columnNamed, indexColumns, type CellContext, type Column } from './columns.ts';
import { formatOf, writeCsv } from './csv-text.ts';
import { guardFormula, unguardFormula } from './formula-guard.ts';
import { locationCsvColumns } from '../locations/location-csv.ts';
import { inBothLanguages } from '../locations/location-texts.ts';
import { wholeLocation } from '../locations/location-values.ts';
import { productColumnsOf } from '../products/product-csv.ts';
import { readCsvFile } from './read-file.ts';
import { isRecord } from '../records/read-input.ts';
import { readRecord } from './read-record.ts';

const productColumns = productColumnsOf(2);
const names = ['Дуќан', 'Пазар | Скопје', '=1+1', 'a\\b', "'-"];
const references = {
  location: names.map((name, index) => ({ id: placeId(index), mk: name, en: name, active: true })),
  lot: [],
  crop: [],
  municipality: [
    { id: 'MK-101', mk: 'Велес', en: 'Veles', active: true },
    { id: 'MK-410', mk: 'Струмица', en: '=Strumica|1', active: true },
    { id: 'MK-801', mk: 'Центар', en: 'Centar', active: true },
    { id: 'MK-802', mk: 'Центар', en: 'Centar', active: true },
  ],
  category: [
    { id: 'vegetables', mk: 'Зеленчук', en: 'Vegetables', active: true },
    // Two that are called the same are written by their ids.
    { id: 'roots', mk: 'Друго', en: 'Other', active: true },
    { id: 'herbs', mk: 'Друго', en: 'Other', active: true },
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
/** The same over several lines, as descriptions are. */
const anyLines = (maxLength: number) =>
  fc
    .tuple(anyText(maxLength / 2 - 1), anyText(maxLength / 2 - 1))
    .map(([first, second]) => `${first}\n${second}`);
const thousandths = fc
  .bigInt({ min: 1n, max: 9_999_999n })
  .map((value) => `${value / 1000n}.${String(value % 1000n).padStart(3, '0')}`);
const localized = (maxLength: number) =>
  fc.record({ mk: anyText(maxLength), en: fc.option(anyText(maxLength)) });

const products = fc.record({
  sku: fc.stringMatching(/^[A-Z0-9._-]{1,12}$/).filter((sku) => sku !== '-'),
  name: localized(40),
  description: fc.option(fc.record({ mk: anyLines(200), en: fc.option(anyLines(200)) })),
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

const decimals = (most: number, scale: number) =>
  fc.integer({ min: -most * scale, max: most * scale }).map((value) => value / scale || 0);
const municipality = fc.constantFrom(...references.municipality.map(({ id }) => id));
const hours = fc.constantFrom(
  [],
  [{ from: '08:00', to: '12:30' }],
  [
    { from: '08:00', to: '12:00' },
    { from: '16:00', to: '24:00' },
  ],
  [{ from: '20:00', to: '02:00' }],
);
const position = fc.record({
  lat: decimals(90, 1e6),
  lng: decimals(180, 1e6),
  geocodeSource: fc.constantFrom('PLACE', 'PIN', 'MANUAL', 'ADDRESS'),
});
/** A text of which at least one language is written; the letters of a Macedonian one say its language. */
const inOneLanguageAtLeast = fc
  .record({
    mk: fc.option(fc.oneof(anyText(40), fc.constant(', 09:00-10:00')).map((text) => `${text} Ш`)),
    en: fc.option(fc.oneof(anyText(40), fc.constant('a / b // c'))),
  })
  .filter(({ mk, en }) => mk !== en);
const places = fc
  .record({
    type: fc.constantFrom(...locationTypeSchema.options),
    name: anyText(40),
    address: fc.record({
      line1: fc.option(anyText(40)),
      settlement: fc.constant(''),
      settlementIn: inOneLanguageAtLeast,
      municipalityCode: municipality,
      postalCode: fc.option(fc.stringMatching(/^\d{4}$/)),
      country: fc.constantFrom('MK', 'GR'),
    }),
    position: fc.option(position),
    placeId: fc.option(anyText(40)),
    publicPrecision: fc.constantFrom(...publicPrecisionSchema.options),
    phone: fc.option(fc.constantFrom('+38970123456', '+306912345678')),
    email: fc.option(fc.constantFrom('ana@example.mk', '-ana+1@example.mk')),
    website: fc.option(fc.constant('https://example.mk/a,b;c|d?e=1')),
    openingHours: fc.option(
      fc.record({
        monday: hours,
        tuesday: hours,
        wednesday: hours,
        thursday: hours,
        friday: hours,
        saturday: hours,
        sunday: hours,
      }),
    ),
    byAppointment: fc.boolean(),
    exceptions: fc.uniqueArray(
      fc.record({
        date: fc.constantFrom('2026-12-25', '2027-01-07', '2028-02-29'),
        intervals: hours,
        noteIn: fc.option(inOneLanguageAtLeast),
      }),
      { maxLength: 3, selector: ({ date }) => date },
    ),
    serviceArea: fc.oneof(
      fc.constant({ type: 'NONE' }),
      fc.record({ type: fc.constant('RADIUS'), radiusKm: fc.constantFrom(0.5, 12.5, 200) }),
      fc.record({
        type: fc.constant('RADIUS'),
        radiusKm: fc.constantFrom(0.5, 12.5, 200),
        except: fc.uniqueArray(municipality, { minLength: 1 }),
      }),
      fc.record({
        type: fc.constant('MUNICIPALITIES'),
        codes: fc.uniqueArray(municipality, { minLength: 1 }),
      }),
    ),
    notesIn: fc.option(inOneLanguageAtLeast),
    season: fc.option(fc.constantFrom({ from: '10-01', to: '04-30' })),
  })
  .map(({ position: at, ...place }) => ({ ...place, ...at }));

/** The cells of a file after a spreadsheet in that language has opened and saved it. */
async function readAgain(columns: readonly Column[], given: readonly unknown[], locale: Locale) {
  const { decimal } = formatOf(locale);
  const context: CellContext = { locale, decimal, references };
  const header = columns.map((column) => column.names[locale]);
  const lines = given.map((record) => cellsOf(columns, record, context));
  const file = await readCsvFile(Buffer.from(writeCsv([header, ...lines], locale)), columns);
  expect(file.format).toEqual(formatOf(locale));
  expect(file.unknownColumns).toEqual([]);
  return file.rows.map(({ cells }) => {
    const { values, faults } = readRecord(columns, cells, { ...context, locale: 'en' });
    expect(faults).toEqual([]);
    return values;
  });
}

describe('A file of places', () => {
  it.each(['mk', 'en'] as const)('says the same when it is read again, in %s', async (locale) => {
    await fc.assert(
      fc.asyncProperty(fc.array(places, { minLength: 1, maxLength: 4 }), async (given) => {
        const canonical = (place: unknown) => inBothLanguages(locationInputSchema.parse(place));
        const records = given.map(canonical);
        const read = await readAgain(locationCsvColumns, records, locale);
        const again = read.map((values) => canonical(wholeLocation(values, null)));
        expect(again).toEqual(records);
      }),
      { numRuns: 100 },
    );
  });
});

describe('A file of products', () => {
  it.each(['mk', 'en'] as const)('says the same when it is read again, in %s', async (locale) => {
    await fc.assert(
      fc.asyncProperty(fc.array(products, { minLength: 1, maxLength: 4 }), async (given) => {
        const read = (await readAgain(productColumns, given, locale)).map((values) => {
          const { packs } = values;
          return { ...values, packs: isRecord(packs) ? Object.values(packs) : [] };
        });
        const canonical = (product: unknown) => {
          const result = productInputSchema.safeParse(product);
          // Even an invalid product, for example two packs of one size, must be read back
          // unchanged.
          return result.success ? result.data : null;
        };
        expect(read.map(canonical)).toEqual(given.map(canonical));
      }),
      { numRuns: 200 },
    );
  });

  it('has no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.string({ unit: oneOf("=+-@＝＋－＠\t\r\n'1a.") }), (value) => {
        const cell = guardFormula(value);
        expect(cell).toSatisfy(
          (written: string) => !/^[=+\-@＝＋－＠\t\r\n]/.test(written) || isNumber(written),
        );
        expect(unguardFormula(cell)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  it('is known by any of the names of a column', () => {
    const kinds = [productColumns, locationCsvColumns];
    for (const [columns, column] of kinds.flatMap((all) => all.map((one) => [all, one] as const))) {
      for (const name of [column.key, column.names.mk.toUpperCase(), ` ${column.names.en} `]) {
        expect(columnNamed(indexColumns(columns), name)).toBe(column);
      }
    }
  });
});

const isNumber = (written: string) => Number.isFinite(Number(written.replace(',', '.')));

describe('A file that somebody made', () => {
  async function price(text: string) {
    const { rows } = await readCsvFile(Buffer.from(text), productColumns);
    return rows.map(({ cells }) => cells['pack_1_price_minor']);
  }

  it.each([
    ['Code;Pack 1: price\nA;1.250,50', ';', ','],
    ['Code,Pack 1: price\nA,"1,250.50"', ',', '.'],
    ['Code\tPack 1: price\nA\t12,5', '\t', ','],
    ['Code;Pack 1: price\nA;12.5', ';', '.'],
    ['Code;Pack 1: price\nA;1.250', ';', ','],
    ['Code,Pack 1: price\nA,1250', ',', '.'],
  ])('shows how its numbers are written: %j', async (text, delimiter, decimal) => {
    const { format } = await readCsvFile(Buffer.from(text), productColumns);
    expect(format).toMatchObject({ delimiter, decimal });
    expect(await price(text)).toHaveLength(1);
  });

  it('may be what a spreadsheet calls Unicode text', async () => {
    const text = Buffer.from('\ufeffCode\tPack 1: price\nA\t12,5\n', 'utf16le');
    expect((await readCsvFile(text, productColumns)).format).toEqual({
      delimiter: '\t',
      encoding: 'utf-16le',
      decimal: ',',
    });
  });
});

it('A cell names no kind of record that nobody reads: a misspelled one is an error of the program', () => {
  const context: CellContext = { locale: 'mk', decimal: ',', references };
  expect(() => referenceCodec('locaton').read('Дуќан', context)).toThrow('"locaton"');
});
