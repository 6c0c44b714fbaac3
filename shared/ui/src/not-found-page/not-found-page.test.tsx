import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';

it('says that nothing is at the address, and links back to the section', () => {
  renderInShell([{ path: '*', element: <NotFoundPage backTo="/product" /> }], {
    at: '/product/x/y',
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/product');
});
