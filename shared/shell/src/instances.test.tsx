import { act, cleanup, render, screen } from '@testing-library/react';
import axios from 'axios';
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { http, i18n, provideAuth, provideHttp, useAuthStore } from './instances.ts';
import type { SectionSession } from './session.ts';

const session: SectionSession = {
  id: '1',
  username: 'producer',
  userType: 'PRODUCER',
  tokenExpiry: '2126-01-01T12:00:00.000Z',
  roles: ['ROLE_AGENT'],
  authenticationProvider: 'LOCAL',
  verified: true,
  creationDate: '2026-03-14T09:00:00.000Z',
  updateDate: '2026-03-14T09:00:00.000Z',
};

afterEach(cleanup);

describe('the instances of @pazar/shell', () => {
  it('show a section who is signed in, and who is next', () => {
    provideAuth({ session, isExpired: false });
    function Name() {
      return <p>{useAuthStore((auth) => auth.session)?.username ?? 'nobody'}</p>;
    }
    render(<Name />);
    expect(screen.getByText('producer')).toBeTruthy();
    act(() => provideAuth({ session: null }));
    expect(screen.getByText('nobody')).toBeTruthy();
  });

  it('answer outside of a component too', () => {
    provideAuth({ session, isExpired: false });
    const seen: boolean[] = [];
    const forget = useAuthStore.subscribe(({ isExpired }) => void seen.push(isExpired));
    provideAuth({ isExpired: true });
    forget();
    expect(seen).toEqual([true]);
    expect(useAuthStore.getState()).toEqual({ session, isExpired: true });
  });

  it('are the client that the host made, and the i18next that everybody imports', () => {
    const client = axios.create();
    provideHttp(client);
    expect(http).toBe(client);
    expect(i18n).toBe(i18next);
  });
});
