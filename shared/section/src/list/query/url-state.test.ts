import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  stateOfView,
  everything,
  type UrlState,
  nextSort,
  queryOfView,
  readUrl,
  writeUrl,
} from './url-state.ts';
import { defineList } from './define-list.ts';

const list = defineList({
  name: 'products',
  filters: { status: 'texts', priceMin: 'number', updated: 'date-range' },
  sorts: ['name', 'price', 'updatedAt'],
  defaultSort: '-updatedAt',
});

const words = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' });
const text = words.map((word) => word.trim()).filter((word) => word !== '');
const values = fc.uniqueArray(text, { minLength: 1, maxLength: 3 });
const choice: fc.Arbitrary<UrlState> = fc.record({
  q: fc.oneof(fc.constant(''), text),
  filters: fc.record(
    { status: values, priceMin: values, updatedFrom: values },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(null, 'name', '-name', '-price,name'),
  cursor: fc.option(text, { nil: undefined }),
  view: fc.option(text, { nil: null }),
});

describe('the address of a list', () => {
  it('gives back whatever was chosen', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        const address = writeUrl(chosen, list, new URLSearchParams());
        const again = readUrl(new URLSearchParams(address.toString()), list);
        expect(again).toEqual(chosen);
      }),
    );
  });

  it('leaves foreign parameters unchanged', () => {
    const before = new URLSearchParams('tab=stock&status=DRAFT&q=old');
    const after = writeUrl({ ...everything, q: 'new' }, list, before);
    expect(after.toString()).toBe('tab=stock&q=new');
  });

  it('passes over an order and a filter that the list does not know', () => {
    const address = new URLSearchParams('sort=colour&colour=red&status=&q=+a+');
    expect(readUrl(address, list)).toEqual({ ...everything, q: 'a' });
  });
});

describe('a saved view', () => {
  it('shows again what it was saved from, on the first page', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        const view = { id: 'v1', query: queryOfView(chosen) };
        expect(stateOfView(view, list)).toEqual({ ...chosen, cursor: undefined, view: 'v1' });
      }),
    );
  });
});

describe('sorting by a column', () => {
  it('goes one way, the other, and back to the order of the list', () => {
    expect(nextSort('-updatedAt', 'name', false)).toBe('name');
    expect(nextSort('name', 'name', false)).toBe('-name');
    expect(nextSort('-name', 'name', false)).toBeNull();
    expect(nextSort('name', 'price', true)).toBe('-price');
    expect(nextSort('-price', 'price', true)).toBe('price');
  });
});
