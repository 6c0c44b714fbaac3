import { describe, expect, it } from 'vitest';
import type { TableColumn } from './row-description.ts';
import { areChosen, visibleColumns } from './visible-columns.ts';

const column = (key: string, over: object = {}): TableColumn<string> => ({
  key,
  header: key,
  cell: () => key,
  ...over,
});
const columns = [
  column('name', { isPrimary: true }),
  column('place', { isMinor: true }),
  column('changed', { isExtra: true }),
];
const layout = (...keys: string[]) => ({ columns: keys, density: 'compact' as const });
const shown = (...keys: string[]) =>
  visibleColumns(columns, layout(...keys)).map(({ key, isMinor = false }) => [key, isMinor]);

describe('The columns of a list', () => {
  it('are shown in any width once the agent has chosen them', () => {
    expect(shown('name', 'place', 'changed')).toEqual([
      ['name', false],
      ['place', false],
      ['changed', false],
    ]);
    expect(shown('name')).toEqual([['name', false]]);
  });

  it('leave a minor one out where it has no room until then, whatever else is chosen', () => {
    expect(shown('name', 'place')).toEqual([
      ['name', false],
      ['place', true],
    ]);
    expect(areChosen(columns, layout('place'))).toBe(false);
    expect(areChosen(columns, null)).toBe(false);
  });
});
