import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { RowTitle } from '../row-title/row-title.tsx';
import type { Column } from './data-table-column.ts';
import { DataTable } from './data-table.tsx';

interface Product {
  sku: string;
  name: string;
  price: string;
}

const products: readonly Product[] = [
  { sku: 'P-0012', name: 'Tomato Rozov', price: 'MKD 65' },
  { sku: 'P-0003', name: 'Red pepper', price: 'MKD 420' },
];

const columns: readonly Column<Product>[] = [
  {
    key: 'name',
    header: 'Product',
    isPrimary: true,
    cell: ({ name, sku }) => <RowTitle title={name} detail={sku} icon="product" />,
  },
  { key: 'price', header: 'Price', align: 'end', card: 'aside', cell: ({ price }) => price },
];

const table = (isBusy = false) => (
  <DataTable
    label="Products"
    columns={columns}
    rows={products}
    getRowKey={({ sku }) => sku}
    isBusy={isBusy}
  />
);

describe('DataTable', () => {
  it('is a named table whose cells belong to a column and a row by name', async () => {
    const { container } = render(table());
    const named = within(screen.getByRole('table', { name: 'Products' }));
    expect(named.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Product',
      'Price',
    ]);
    const row = within(named.getByRole('row', { name: /Red pepper/ }));
    expect(row.getByRole('rowheader', { name: /Red pepper/ })).toBeTruthy();
    expect(row.getByRole('cell', { name: 'MKD 420' })).toBeTruthy();
    await expectAccessible(container);
  });

  it('keeps the rows in view while newer ones are on their way', () => {
    render(table(true));
    expect(screen.getByRole('table', { busy: true })).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(products.length + 1);
  });
});
