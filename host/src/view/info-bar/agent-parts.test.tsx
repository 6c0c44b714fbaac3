import { QueryClientProvider } from '@tanstack/react-query';
import { anAccount } from '@pazar/testing/an-account';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { createQueryClient } from '../../boot/query-client.ts';
import { AgentParts } from './agent-parts.tsx';

const withStatus = (status: 'PENDING' | 'VERIFIED') => {
  const { verification, ...account } = anAccount();
  return { ...account, verification: { ...verification, status } };
};

describe('The parts of the frame for an agent', () => {
  afterEach(() => vi.useRealTimers());

  it('read the roles within five seconds of the answer to a request that waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    let status: 'PENDING' | 'VERIFIED' = 'PENDING';
    let reads = 0;
    fakeXhr(({ url }) => {
      if (!url.endsWith('/v1/account')) return { status: 200, body: '{"unread":0}' };
      reads += 1;
      return { status: 200, body: JSON.stringify(withStatus(status)) };
    });
    const refreshSession = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const host = fakeHost({ refreshSession, queryClient: createQueryClient() });
    const element = (
      <QueryClientProvider client={host.queryClient}>
        <AgentParts />
      </QueryClientProvider>
    );
    renderInHost({
      routes: [{ path: '*', element }],
      at: '/account',
      host,
      session: aSignedInAgent(),
    });
    // Lazy code loads over several turns of the event loop, without time.
    const pass = (ms: number) =>
      act(async () => {
        for (let passed = 0; passed < ms; passed += 50) {
          await new Promise((done) => setImmediate(done));
          await vi.advanceTimersByTimeAsync(50);
        }
      });
    await pass(2_000);
    expect([reads, refreshSession.mock.calls.length]).toEqual([1, 0]);
    status = 'VERIFIED';
    await pass(5_000);
    expect(refreshSession).toHaveBeenCalledTimes(1);
    // Nobody waits any more.
    const before = reads;
    await pass(20_000);
    expect(reads).toBe(before);
  });
});
