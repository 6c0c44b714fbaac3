import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePageCursor } from './use-page-cursor.ts';

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

const show = (at: string) => renderInShell([{ path: '*', element: <List /> }], { at });
const heading = (name: string) => screen.getByRole('heading', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('usePageCursor', () => {
  it('reads the page from the URL', () => {
    show('/list?cursor=b');
    expect(heading('b')).toBeTruthy();
  });

  it('writes the page into the URL and leaves the rest of it alone', async () => {
    const { user, address } = show('/list?filter=hidden');
    expect(heading('first')).toBeTruthy();
    await user.click(button('on'));
    expect(address()).toBe('/list?filter=hidden&cursor=b+c');
    expect(heading('b c')).toBeTruthy();
    await user.click(button('start'));
    expect(address()).toBe('/list?filter=hidden');
  });
});
