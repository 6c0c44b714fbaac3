import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCsv, formatOf, parseCsv, writeCsv, writeCsvInTurns } from './csv-text.ts';

/** Every control character (Unicode Cc), the other line breaks, and what separates and quotes. */
const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => /\p{Cc}/u.test(sign),
);
const signs = [...controls, '\u2028', '\u2029', '\uFEFF', ';', ',', '"', "'", ' ', 'а', 'b'];
const cell = fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 });
/** A line of nothing but blanks is no record, so the first cell has a letter. */
const line = fc.tuple(
  cell.map((text) => `x${text}`),
  cell,
  cell,
);

describe.each(['mk', 'en'] as const)('A file in %s', (locale) => {
  const { delimiter } = formatOf(locale);
  const read = async (text: string) =>
    (await parseCsv(text, { delimiter })).map(({ values }) => values);

  it('has its lines and cells again when it is read, whatever signs are in them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (rows) => {
        const header = ['One', 'Two', 'Three'];
        expect(await read(writeCsv([header, ...rows], locale))).toEqual([header, ...rows]);
        const table = { header, entries: rows, cells: (row: string[]) => row };
        expect(await read(await writeCsvInTurns(table, locale))).toEqual([header, ...rows]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(controls)('quotes a cell with %j', (sign) => {
    expect(writeCsv([['a', `b${sign}c`]], locale)).toContain(`"b${sign}c"`);
  });
});

/** Bytes of a text in an encoding of one byte for each letter, by what decodes to it. */
function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (sign) => byteOf.get(sign) ?? 0x3f);
}
const macedonian = 'Шифра;Назив\nП-1;Домашно сирење\nП-2;Ќебапи од Ѓорѓи, џем\nП-3;ЉУТЕНИЦА';
const albanian = 'Shifra;Emri\nP-1;Djathë i bardhë, crème\nP-2;Speca të kuq\nP-3;Çaj mali';
const big = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

describe('A file of unknown encoding', () => {
  it.each([
    ['utf-8', macedonian, Buffer.from(macedonian)],
    ['utf-16le', macedonian, Buffer.from(`\uFEFF${macedonian}`, 'utf16le')],
    ['utf-16be', macedonian, big(macedonian)],
    ['windows-1251', macedonian, encoded(macedonian, 'windows-1251')],
    ['windows-1252', albanian, encoded(albanian, 'windows-1252')],
    ['x-mac-cyrillic', macedonian, encoded(macedonian, 'x-mac-cyrillic')],
  ])('in %s is read as it was written', (encoding, text, content) => {
    expect(decodeCsv(content)).toEqual({ text, encoding });
  });

  it.each(['sep=;\r\n', '"sep=;"\n'])('begins after the hint %j of Excel', async (hint) => {
    const { text } = decodeCsv(Buffer.from(`\uFEFF${hint}a;b\n1;2\n`));
    expect(await parseCsv(text, { delimiter: ';' })).toEqual([
      { line: 2, values: ['a', 'b'] },
      { line: 3, values: ['1', '2'] },
    ]);
  });

  it('keeps a lone inch mark in its cell', async () => {
    const [, row] = await parseCsv('a;b\nТегла 5" широка;2\n', { delimiter: ';' });
    expect(row?.values).toEqual(['Тегла 5" широка', '2']);
  });
});
