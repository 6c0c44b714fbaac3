import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineList } from '../query/define-list.ts';
import { useListState } from '../query/use-list-state.ts';
import type { TableColumn } from '../table/row-description.ts';
import { SortSelect } from './sort-select.tsx';

const list = defineList({
  name: 'jars',
  filters: {},
  sorts: ['price', 'updatedAt'],
  defaultSort: '-updatedAt',
});
const price = { key: 'price', header: 'Price', sort: 'price', cell: () => null };
const changed = { key: 'changed', header: 'Changed', sort: 'updatedAt', cell: () => null };

function show(columns: readonly TableColumn<object>[], at = '/jars') {
  function Page() {
    return <SortSelect columns={columns} state={useListState(list)} />;
  }
  return renderInShell([{ path: '/jars', element: <Page /> }], { at });
}
// On a wide screen the heads of the table sort.
const select = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by', hidden: true });
const chosen = () => select().selectedOptions[0]?.textContent;

describe('The order of rows without heads', () => {
  it('says the usual order in the words of its column, once', async () => {
    const { user, address } = show([price, changed]);
    expect(chosen()).toBe('Changed, descending');
    const orders = within(select()).getAllByRole('option', { hidden: true });
    expect(orders.map(({ textContent }) => textContent)).toEqual([
      'Changed, descending',
      'Price, ascending',
      'Price, descending',
      'Changed, ascending',
    ]);
    await user.selectOptions(select(), 'Price, ascending');
    expect(address()).toBe('/jars?sort=price');
    await user.selectOptions(select(), 'Changed, descending');
    expect(address()).toBe('/jars');
  });

  it('says it of an address that names the usual order too', () => {
    show([price, changed], '/jars?sort=-updatedAt');
    expect(chosen()).toBe('Changed, descending');
  });

  it('has a word for a usual order without a column', () => {
    show([price]);
    expect(chosen()).toBe('Default order');
  });
});
