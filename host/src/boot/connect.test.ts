import { http, useAuthStore } from '@pazar/shell';
import { describe, expect, it } from 'vitest';
import { httpOptions } from '../../test/http-options.ts';
import { fakeHost } from '../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../test/sessions.ts';
import { createHttp } from '../core/http/create-http.ts';
import { sharedHttp, shareSession } from './connect.ts';

const agent = aSignedInAgent({ token: 'top-secret' });

describe('the session of sections', () => {
  it('follows the host from the start to the sign-out, without the token', () => {
    const { session } = fakeHost();
    session.getState().signIn(agent);
    shareSession(session);
    expect(useAuthStore.getState().session).toMatchObject({ id: agent.id });
    expect(JSON.stringify(useAuthStore.getState())).not.toContain('top-secret');
    session.getState().signOut();
    expect(useAuthStore.getState()).toEqual({ session: null, isExpired: false });
  });

  it('stays the same object while the agent does', () => {
    const { session } = fakeHost();
    session.getState().signIn(agent);
    shareSession(session);
    const before = useAuthStore.getState().session;
    session.getState().expire('top-secret');
    expect(useAuthStore.getState().isExpired).toBe(true);
    expect(useAuthStore.getState().session).toBe(before);
  });
});

describe('the client of sections', () => {
  it('is the one that the host has loaded', async () => {
    const client = createHttp(httpOptions());
    const load = sharedHttp(() => Promise.resolve(client));
    await expect(load()).resolves.toBe(client);
    expect(http).toBe(client);
  });

  it('is loaded again after a failure', async () => {
    const client = createHttp(httpOptions());
    let isDown = true;
    const load = sharedHttp(() =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(client),
    );
    await expect(load()).rejects.toThrow('down');
    isDown = false;
    await expect(load()).resolves.toBe(client);
  });
});
