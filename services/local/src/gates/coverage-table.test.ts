import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const docs = resolve(import.meta.dirname, '../../../../docs');
const table = readFileSync(join(docs, 'specification-coverage.md'), 'utf8');

/** The cells of each row; the lines of dashes below a heading are none. */
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** The test files of a row: the path of each, and the titles that follow its link. */
const shownBy = [
  ...table.matchAll(/\]\(\.\.\/([^)]+\.(?:spec|test)\.tsx?)\)([^<|]*(?:\\\|[^<|]*)*)/g),
];

describe('docs/specification-coverage.md', () => {
  it('has no empty cell', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((cells) => cells.includes(''))).toEqual([]);
  });

  it('names files that are there', () => {
    const paths = [...table.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(join(docs, path)))).toEqual([]);
  });

  it('names tests that are there', () => {
    const missing = shownBy.flatMap(([, path = '', titles = '']) => {
      const source = readFileSync(join(docs, '..', path), 'utf8').replaceAll("\\'", "'");
      const named = [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);
      return named.filter((title) => !source.includes(title)).map((title) => `${path}: ${title}`);
    });
    expect(missing).toEqual([]);
  });
});
