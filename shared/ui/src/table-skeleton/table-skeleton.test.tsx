import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { TableSkeleton } from './table-skeleton.tsx';

describe('TableSkeleton', () => {
  it('says what is awaited and keeps its empty cells from screen readers', async () => {
    const columns = [
      { key: 'name', header: 'Product', isPrimary: true },
      { key: 'price', header: 'Price', align: 'end' },
    ] as const;
    const { container } = render(
      <TableSkeleton label="Loading products…" columns={columns} rows={3} />,
    );
    expect(screen.getByRole('status').textContent).toBe('Loading products…');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4);
    await expectAccessible(container);
  });

  it('has a column for the checkboxes of a list', () => {
    const columns = [{ key: 'name', header: 'Product', isPrimary: true }];
    render(<TableSkeleton label="Loading products…" columns={columns} rows={1} isSelectable />);
    expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(2);
    expect(screen.getAllByRole('cell', { hidden: true })).toHaveLength(2);
  });
});
