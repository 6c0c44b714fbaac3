import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { Pagination } from './pagination.tsx';

describe('Pagination', () => {
  it('goes where the list goes on, and nowhere at its ends', async () => {
    const onGo = vi.fn<() => void>();
    const { container } = render(
      <Pagination
        label="Pages of products"
        previous={{ label: 'Previous' }}
        next={{ label: 'Next', onGo }}
        summary="25 products"
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Pages of products' })).toBeTruthy();
    const previous = screen.getByRole('button', { name: 'Previous' });
    expect(previous.ariaDisabled).toBe('true');
    previous.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(previous);
    expect(onGo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onGo).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });

  it('turns one page at a time', async () => {
    const onGo = vi.fn<() => void>();
    const step = { label: 'Next', onGo };
    render(<Pagination label="Pages" previous={{ label: 'Previous' }} next={step} isBusy />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onGo).not.toHaveBeenCalled();
  });
});
