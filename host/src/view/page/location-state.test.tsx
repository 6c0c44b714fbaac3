import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useWantedPage } from './location-state.ts';

function Wanted() {
  return <p>{useWantedPage() ?? 'none'}</p>;
}

function wantedIn(state: unknown): string {
  const { unmount } = render(
    <MemoryRouter initialEntries={[{ pathname: '/home', state }]}>
      <Wanted />
    </MemoryRouter>,
  );
  const { textContent } = screen.getByText(/./);
  unmount();
  return textContent;
}

describe('useWantedPage', () => {
  it('is the path that was asked for', () => {
    expect(wantedIn({ wanted: '/product/7?tab=stock' })).toBe('/product/7?tab=stock');
    expect(wantedIn({ wanted: '/' })).toBe('/');
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { wanted: 7 },
    { wanted: '' },
    { wanted: 'product' },
    { wanted: '//evil.example' },
    { wanted: '/\\evil.example' },
    { wanted: 'https://evil.example' },
    { wanted: 'javascript:alert(1)' },
  ])('is never another address: %j', (state) => {
    expect(wantedIn(state)).toBe('none');
  });
});
