import { QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@pazar/shell/api-error';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeXhr, type FakeResponse } from '../../../test/fake-xhr.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { ServiceState } from './service-state.tsx';

const up = { status: 200, body: '{"status":"up","checks":{}}' };

/** The card, of an API whose state can change. */
function renderState(first: FakeResponse = up) {
  const api = { answer: first };
  const sent = fakeXhr(() => api.answer);
  const host = fakeHost();
  const element = (
    <QueryClientProvider client={host.queryClient}>
      <ServiceState />
    </QueryClientProvider>
  );
  renderInHost({ routes: [{ path: '/', element }], at: '/', host });
  return {
    api,
    sent,
    fail: (error: ApiError, path = '/api/v1/agent/login') =>
      act(() => host.httpErrors.report(error, { from: 'shell', method: 'POST', path })),
  };
}

const says = (text: string | RegExp) => screen.findByText(text);

describe('The state of the service', () => {
  it.each([
    [up, 'Pazar is working.'],
    [{ status: 503, body: '' }, /its data cannot be reached/],
    [{ status: 502, body: '<!doctype html>' }, /^Pazar has a problem/],
    [{ status: 200, body: '<!doctype html>', type: 'text/html' }, /^Pazar has a problem/],
    ['network', /^Pazar does not answer/],
  ] as const)('is the answer of the API: %j', async (answer, text) => {
    renderState(answer);
    expect(await says(text)).toBeTruthy();
  });

  it.each([
    new ApiError('', { kind: 'status', status: 502 }),
    new ApiError('', { kind: 'network' }),
    new ApiError('', { kind: 'timeout' }),
  ])('is looked at again when another call fails by the server: $kind', async (error) => {
    const { api, fail } = renderState();
    await says('Pazar is working.');
    api.answer = { status: 502, body: '' };
    fail(error);
    expect(await says(/^Pazar has a problem/)).toBeTruthy();
  });

  it.each([
    [new ApiError('', { kind: 'status', status: 401 }), '/api/v1/agent/login'],
    [new ApiError('', { kind: 'abort' }), '/api/v1/agent/login'],
    [new ApiError('', { kind: 'network' }), '/api/health/ready'],
  ])(
    'is not looked at again for a refusal, an abort or its own failure: %s',
    async (error, path) => {
      const { sent, fail } = renderState();
      await says('Pazar is working.');
      fail(error, path);
      expect(sent).toHaveLength(1);
    },
  );
});
