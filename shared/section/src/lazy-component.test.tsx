import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

interface Failed {
  hasFailed: boolean;
}

/** Like the shell's boundary: shows a retry button instead of the failed part. */
class Boundary extends Component<{ children: ReactNode }, Failed> {
  override state: Failed = { hasFailed: false };
  static getDerivedStateFromError(): Failed {
    return { hasFailed: true };
  }
  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <button onClick={() => this.setState({ hasFailed: false })}>Try again</button>;
  }
}

describe('A component in a separate chunk', () => {
  it('loads again when it is opened after a failure', async () => {
    // React logs errors that a boundary catches.
    const report = vi.mocked(console.error).mockReturnValue();
    const load = vi
      .fn<() => Promise<{ Late: () => ReactNode }>>()
      .mockRejectedValueOnce(new Error('No network'))
      .mockResolvedValue({ Late: () => <h1>Late page</h1> });
    const Late = lazyComponent(load, 'Late');
    const element = (
      <Boundary>
        <Late />
      </Boundary>
    );
    const { user } = renderInShell([{ path: '/', element }], { at: '/' });
    screen.getByText('Loading…');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(report).toHaveBeenCalledOnce();
    report.mockClear();
    await screen.findByRole('heading', { name: 'Late page' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps what it holds when it is rendered again after its first load', async () => {
    const Late = lazyComponent(
      () => Promise.resolve({ Late: () => <input aria-label="Name" /> }),
      'Late',
    );
    function Parent() {
      const [times, setTimes] = useState(0);
      return (
        <>
          <button onClick={() => setTimes(times + 1)}>Rendered again {times} times</button>
          <Late />
        </>
      );
    }
    const { user } = renderInShell([{ path: '/', element: <Parent /> }], { at: '/' });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Rendered again 0 times' }));
    await screen.findByRole('button', { name: 'Rendered again 1 times' });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ana');
  });

  it('is there at once when it was loaded ahead, whose failures nobody hears of', async () => {
    const load = vi
      .fn<() => Promise<{ Late: () => ReactNode }>>()
      .mockRejectedValueOnce(new Error('No network'))
      .mockResolvedValue({ Late: () => <h1>Late page</h1> });
    const Late = lazyComponent(load, 'Late');
    Late.preload();
    await vi.waitFor(() => {
      Late.preload();
      expect(load).toHaveBeenCalledTimes(2);
    });
    renderInShell([{ path: '/', element: <Late /> }], { at: '/' });
    await screen.findByRole('heading', { name: 'Late page' });
    expect(load).toHaveBeenCalledTimes(2);
  });
});
