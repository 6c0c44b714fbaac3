import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInHost } from '../../../test/render-in-host.tsx';
import { OfflineNotice } from './offline-notice.tsx';

describe('A browser without a network', () => {
  it('is named above every page until the network is back', () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const turn = (isOnline: boolean) =>
      act(() => {
        network.mockReturnValue(isOnline);
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      });
    renderInHost({ routes: [{ path: '/', element: <OfflineNotice /> }], at: '/' });
    expect(screen.queryByRole('status')).toBeNull();
    turn(false);
    expect(screen.getByRole('status').textContent).toMatch(/^\s*You are offline/);
    turn(true);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
