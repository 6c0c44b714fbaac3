import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOf, parseCsv, writeCsv, writeCsvInTurns } from './csv-text.ts';

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
