import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
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

  it('says how old the oldest data are that the network has not given', () => {
    const host = fakeHost();
    renderInHost({ routes: [{ path: '/', element: <OfflineNotice /> }], at: '/', host });
    const shown = [
      ['/v1/produce', '2026-11-28T13:05:00.000Z'],
      ['/v1/products', '2026-11-27T12:00:00.000Z'],
    ] as const;
    act(() => host.shownAnswers.setState(new Map(shown), true));
    expect(screen.getByRole('status').textContent).toMatch(/as of 27\/11\/2026/);
    act(() => host.shownAnswers.setState(new Map(), true));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
