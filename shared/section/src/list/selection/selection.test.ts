import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSelected,
  nothingSelected,
  pageState,
  selectRange,
  togglePage,
  toggleRow,
} from './selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'];
const row = fc.constantFrom(...page);

describe('a selection', () => {
  it('is as before when a row is toggled twice', () => {
    fc.assert(
      fc.property(fc.array(row), row, (toggled, id) => {
        const before = toggled.reduce((all, one) => toggleRow(all, one, page), nothingSelected);
        const after = toggleRow(toggleRow(before, id, page), id, page);
        expect([...after.ids].toSorted()).toEqual([...before.ids].toSorted());
      }),
    );
  });

  it('has every row between two, whichever was first', () => {
    fc.assert(
      fc.property(row, row, (from, to) => {
        const begun = toggleRow(nothingSelected, from, page);
        const { ids } = selectRange(begun, to, page);
        const [first, last] = [page.indexOf(from), page.indexOf(to)].toSorted((a, b) => a - b);
        expect([...ids].toSorted()).toEqual(page.slice(first, (last ?? 0) + 1));
      }),
    );
  });

  it('grows from the same row again when the range is drawn anew', () => {
    const begun = toggleRow(nothingSelected, 'b', page);
    const wide = selectRange(begun, 'c', page);
    expect([...selectRange(wide, 'a', page).ids].toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('keeps the rows of other pages while one is chosen and left out', () => {
    const other = toggleRow(nothingSelected, 'z', ['z']);
    const both = togglePage(other, page);
    expect(both.ids.size).toBe(6);
    expect([...togglePage(both, page).ids]).toEqual(['z']);
  });

  it('becomes the page without a row when one is taken out of all', () => {
    const all = { ...nothingSelected, isAll: true };
    expect(page.every((id) => isSelected(all, id))).toBe(true);
    expect([...toggleRow(all, 'c', page).ids]).toEqual(['a', 'b', 'd', 'e']);
  });

  it('says how much of a page it has', () => {
    const some = toggleRow(nothingSelected, 'a', page);
    const states = [nothingSelected, some, togglePage(some, page)];
    expect(states.map((selection) => pageState(selection, page))).toEqual(['none', 'some', 'all']);
    expect(pageState(nothingSelected, [])).toBe('none');
  });
});
