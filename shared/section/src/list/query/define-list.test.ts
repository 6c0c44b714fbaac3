import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  defineList,
  type FilterOfKind,
  kindsOfParams,
  type ParamOf,
  type SortOf,
} from './define-list.ts';
import type { ListFilter } from '../filters/list-filter.ts';
import type { RowDescription } from '../table/row-description.ts';
import type { ListQuery, ListState } from './use-list-state.ts';

const list = defineList({
  name: 'products',
  filters: { status: 'texts', priceMin: 'number', hasImages: 'flag', updated: 'date-range' },
  sorts: ['name', 'price'],
  defaultSort: '-price',
  facets: ['status'],
});
type Products = typeof list;
interface Product {
  readonly id: string;
}

describe('the definition of a list', () => {
  it('has a search, and no counts that it does not name', () => {
    expect(list).toMatchObject({ hasSearch: true, facets: ['status'] });
    const plain = defineList({ name: 'plain', filters: {}, sorts: ['at'], defaultSort: 'at' });
    expect(plain.facets).toEqual([]);
  });

  it('has a parameter for each filter, and two for a range of days', () => {
    expect([...kindsOfParams(list)]).toEqual([
      ['status', 'texts'],
      ['priceMin', 'number'],
      ['hasImages', 'flag'],
      ['updatedFrom', 'date-range'],
      ['updatedTo', 'date-range'],
    ]);
    expectTypeOf<ParamOf<Products>>().toEqualTypeOf<
      'status' | 'priceMin' | 'hasImages' | 'updatedFrom' | 'updatedTo'
    >();
    expectTypeOf<FilterOfKind<Products, 'flag'>>().toEqualTypeOf<'hasImages'>();
    expectTypeOf<SortOf<Products>>().toEqualTypeOf<'name' | 'price'>();
  });

  it.each(['q', 'sort', 'cursor', 'view'])('rejects a filter that is called %s', (name) => {
    const define = () =>
      defineList({ name: 'list', filters: { [name]: 'texts' }, sorts: ['at'], defaultSort: 'at' });
    expect(define).toThrow(`"${name}"`);
  });

  it('does not compile with an order or a count that it does not have', () => {
    const rest = { name: 'list', filters: { status: 'texts' }, sorts: ['name'] } as const;
    // @ts-expect-error: the list does not sort by price
    const sorted = defineList({ ...rest, defaultSort: '-price' });
    // @ts-expect-error: there is no filter "stock"
    const counted = defineList({ ...rest, defaultSort: 'name', facets: ['stock'] });
    expect([sorted.name, counted.name]).toEqual(['list', 'list']);
  });
});

describe('what belongs to a list', () => {
  it('does not compile with a misspelt name: columns', () => {
    const columns: RowDescription<Product, object, Products>['columns'] = [
      { key: 'name', header: () => 'Name', cell: ({ id }) => id, sort: 'name' },
      // @ts-expect-error: the list sorts by "price"
      { key: 'price', header: () => 'Price', cell: ({ id }) => id, sort: 'prices' },
    ];
    expect(columns).toHaveLength(2);
  });

  it('does not compile with a misspelt name: filters', () => {
    const options = [{ value: 'DRAFT', label: 'Draft' }];
    const own = { label: 'Price', show: () => null, editor: () => null };
    const filters: ListFilter<Products>[] = [
      { key: 'status', label: 'Status', options },
      // @ts-expect-error: the filter is "status"
      { key: 'state', label: 'Status', options },
      // @ts-expect-error: a number has no options
      { key: 'priceMin', label: 'Price', options },
      { ...own, key: 'price', params: ['priceMin'] },
      // @ts-expect-error: there is no parameter "priceMax"
      { ...own, key: 'price', params: ['priceMin', 'priceMax'] },
    ];
    expect(filters).toHaveLength(5);
  });

  it('does not compile with a misspelt name: what is read, set and asked for', () => {
    const use = ({ url, filter }: ListState<Products>) => {
      filter({ updatedFrom: ['2026-11-01'] });
      // @ts-expect-error: a range of days has the parameters "updatedFrom" and "updatedTo"
      filter({ updated: ['2026-11-01'] });
      // @ts-expect-error: the filter is "status"
      void url.filters.state;
      return url.filters.status;
    };
    const query: ListQuery<Products> = { status: ['DRAFT'], sort: 'name' };
    // @ts-expect-error: the filter is "status"
    const misspelt: ListQuery<Products> = { state: ['DRAFT'] };
    expect([typeof use, query.sort, misspelt.sort]).toEqual(['function', 'name', undefined]);
  });
});
