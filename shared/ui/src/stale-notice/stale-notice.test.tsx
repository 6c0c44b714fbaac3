import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { StaleNotice } from './stale-notice.tsx';

describe('StaleNotice', () => {
  it('says that the rows are old and offers another try', async () => {
    const onRetry = vi.fn<() => void>();
    const { container } = render(
      <StaleNotice message="Could not refresh." retry={{ label: 'Try again', onRetry }} />,
    );
    expect(screen.getByRole('status').textContent).toBe('Could not refresh.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });
});
