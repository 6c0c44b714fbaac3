import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { StatusPanel } from './status-panel.tsx';

describe('StatusPanel', () => {
  it('is a region named by its title, silent unless it is announced', async () => {
    const { container } = render(<StatusPanel title="Products are unavailable" />);
    expect(screen.getByRole('region', { name: 'Products are unavailable' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
    await expectAccessible(container);
  });

  it('is titled as the page whose place it takes', () => {
    render(<StatusPanel title="Products are unavailable" level={1} />);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});

describe('ErrorState', () => {
  it('announces what failed, offers another try and quotes the reference', async () => {
    const onRetry = vi.fn<() => void>();
    const { container } = render(
      <ErrorState
        title="Products could not be loaded"
        detail="The server does not answer."
        reference={{ label: 'Reference', value: 'trace-1' }}
        retry={{ label: 'Try again', onRetry }}
      />,
    );
    expect(screen.getByRole('alert').textContent).toContain('The server does not answer.');
    expect(screen.getByText('trace-1')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });
});

describe('EmptyState', () => {
  it('says that nothing is there and offers what fills it', async () => {
    const { container } = render(
      <EmptyState title="Nothing here yet" action={<button type="button">New product</button>} />,
    );
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New product' })).toBeTruthy();
    await expectAccessible(container);
  });
});
