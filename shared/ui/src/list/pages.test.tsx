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
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(goTo).toHaveBeenCalledExactlyOnceWith('later');
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
