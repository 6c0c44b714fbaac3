import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CardGrid } from '../card-grid/card-grid.tsx';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { StatCard } from './stat-card.tsx';

describe('StatCard', () => {
  it('is a link that reads as label, figure and detail when it has an address', async () => {
    const { container } = render(
      <MemoryRouter>
        <CardGrid>
          <StatCard label="Products" value="38" detail="31 visible" icon="product" to="/product" />
          <StatCard label="Locations" value="12" />
        </CardGrid>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'Products 38 31 visible' });
    expect(link.getAttribute('href')).toBe('/product');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('12')).toBeTruthy();
    await expectAccessible(container);
  });
});
