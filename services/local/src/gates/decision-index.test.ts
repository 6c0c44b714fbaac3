import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../../../docs/decisions');
const recordLink = /\]\((\d{4}-[\w-]+\.md)\)/g;
const linksIn = (text: string) => [...text.matchAll(recordLink)].map(([, file = '']) => file);

const [indexFile = '', ...records] = readdirSync(folder).toSorted();
const index = readFileSync(join(folder, indexFile), 'utf8');
const rows = index
  .split('\n')
  .filter((line) => line.startsWith('| [0'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', , state = '']) => ({ file: linksIn(number)[0] ?? '', number, state }));

/** The paragraph below the title of a record. */
function stateOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8').split('\n\n')[1] ?? '';
}

describe('The index of decisions', () => {
  it('has one row for each record, in order', () => {
    expect(rows.map(({ file }) => file)).toEqual(records);
    expect(rows.filter(({ file, number }) => number !== `[${file.slice(0, 4)}](${file})`)).toEqual(
      [],
    );
  });

  it('explains each number that no record has', () => {
    const numbers = records.map((file) => Number(file.slice(0, 4)));
    const unused = Array.from({ length: Math.max(...numbers) - 1 }, (_, at) => at + 2)
      .filter((number) => !numbers.includes(number))
      .map((number) => String(number).padStart(4, '0'));
    const [, below = ''] = /^No record ever had the number (.*)\.$/m.exec(index) ?? [];
    expect(below.split(/, | or /)).toEqual(unused);
  });

  it('names the newer records that change one', () => {
    const newer = records.map((file) => linksIn(stateOf(file)).filter((other) => other > file));
    expect(rows.map(({ state }) => linksIn(state))).toEqual(newer);
  });
});

describe('A decision', () => {
  it.each(records)('has its number as title, and the date of its state: %s', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(new RegExp(String.raw`^# ${Number(file.slice(0, 4))}\. \S`));
    expect(stateOf(file)).toMatch(/^Accepted, \d{4}-\d{2}-\d{2}[.;,]/);
  });

  it('and one that changes it name each other below their titles', () => {
    const links = records.flatMap((file) => linksIn(stateOf(file)).map((other) => [file, other]));
    const oneWay = links.filter(([from = '', to = '']) => !linksIn(stateOf(to)).includes(from));
    expect(oneWay).toEqual([]);
  });
});
