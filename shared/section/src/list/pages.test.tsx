import type { PageInfo } from '@pazar/contracts/page';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Pages } from './pages.tsx';

const show = (element: ReactNode) => renderInShell([{ path: '/', element }], { at: '/' });
const page: PageInfo = { next: 'later', prev: null, limit: 10 };

describe('Pages of a list within a page', () => {
  it('turn to where there is more', async () => {
    const goTo = vi.fn<(cursor: string) => void>();
    const { user } = show(<Pages label="Movements" page={page} isBusy={false} goTo={goTo} />);
    expect(screen.getByRole('navigation', { name: 'Pages: Movements' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Previous' }).ariaDisabled).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(goTo).toHaveBeenCalledExactlyOnceWith('later');
  });

  it.each([
    ['which rows there are', { from: 9_991, total: 9_995 }, '9,991–9,995 of 9,995'],
    [
      'which rows, beyond the number that is counted',
      { from: 10_001, total: 10_000, totalIsExact: false },
      '10,001–10,010 of 10,000+',
    ],
    ['how many rows when it does not know which', { total: 30 }, '30 rows'],
    ['how many rows when there are fewer by now', { from: 31, total: 30 }, '30 rows'],
  ])('say %s', (_what, counted, text) => {
    show(<Pages page={{ ...page, ...counted }} isBusy={false} goTo={vi.fn<() => void>()} />);
    expect(screen.getByRole('navigation').textContent).toContain(text);
  });

  it('are absent where there is one', () => {
    show(
      <Pages
        label="Movements"
        page={{ ...page, next: null }}
        isBusy={false}
        goTo={vi.fn<() => void>()}
      />,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
