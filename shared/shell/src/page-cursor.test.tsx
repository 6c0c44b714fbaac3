import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { usePageCursor } from './page-cursor.ts';

function List() {
  const { cursor = 'first', goTo } = usePageCursor();
  return (
    <>
      <h1>{cursor}</h1>
      <button type="button" onClick={() => goTo('b c')}>
        on
      </button>
      <button type="button" onClick={() => goTo(null)}>
        start
      </button>
    </>
  );
}

function show(at: string) {
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { search: () => router.state.location.search };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('usePageCursor', () => {
  it('reads the page from the address and is on the first one without', () => {
    show('/list');
    expect(screen.getByRole('heading', { name: 'first' })).toBeTruthy();
    cleanup();
    show('/list?cursor=b');
    expect(screen.getByRole('heading', { name: 'b' })).toBeTruthy();
  });

  it('writes the page into the address and leaves the rest of it alone', () => {
    const { search } = show('/list?filter=hidden');
    press('on');
    expect(search()).toBe('?filter=hidden&cursor=b+c');
    expect(screen.getByRole('heading', { name: 'b c' })).toBeTruthy();
    press('start');
    expect(search()).toBe('?filter=hidden');
  });
});
