import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { TextLink } from './text-link.tsx';

function Place() {
  return <p>At {useLocation().pathname}</p>;
}

describe('TextLink', () => {
  it('goes to another page without loading it anew', async () => {
    const { container } = render(
      <MemoryRouter>
        <TextLink to="/product">Products</TextLink>
        <Place />
      </MemoryRouter>,
    );
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('link', { name: 'Products' }));
    expect(screen.getByText('At /product')).toBeTruthy();
  });
});
