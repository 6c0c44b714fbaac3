import { describe, expect, it } from 'vitest';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { httpOptions } from '../../../test/http-options.ts';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { lazyHttp } from './lazy-http.ts';
import { createAgentApi } from './agent-api.ts';

const agent = aSignedInAgent();
const { token: _, ...withoutToken } = agent;

const agentApi = (token: string | null = null) =>
  createAgentApi(lazyHttp(httpOptions({ token: () => token })));

describe('current', () => {
  it('asks with the token it was given, and attaches it to the agent', async () => {
    const sent = fakeXhr({ status: 200, body: JSON.stringify(withoutToken) });
    await expect(agentApi('older').current('newer')).resolves.toEqual({
      agent: { ...agent, token: 'newer' },
    });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: `${location.origin}/api/v1/agent/current`,
      headers: { Authorization: 'Bearer newer' },
    });
  });

  it('takes the token that the answer itself holds for the newer one', async () => {
    fakeXhr({ status: 200, body: JSON.stringify({ ...agent, token: 'renewed' }) });
    await expect(agentApi().current('given')).resolves.toMatchObject({
      agent: { token: 'renewed' },
    });
  });

  it('distinguishes a rejected token from an answer that is no agent, or none', async () => {
    fakeXhr({ status: 401, body: '{}' });
    await expect(agentApi().current('bad')).resolves.toEqual({ failure: 'refused' });
    fakeXhr({ status: 200, body: 'null' });
    await expect(agentApi().current('bad')).resolves.toEqual({ failure: 'unreachable' });
    fakeXhr('network');
    await expect(agentApi().current('good')).resolves.toEqual({ failure: 'unreachable' });
  });
});

describe('renew', () => {
  it('trades the token for a newer one', async () => {
    const sent = fakeXhr({ status: 200, body: JSON.stringify({ ...agent, token: 'second' }) });
    await expect(agentApi().renew('first')).resolves.toEqual({
      agent: { ...agent, token: 'second' },
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: `${location.origin}/api/v1/agent/token/refresh`,
      headers: { Authorization: 'Bearer first' },
    });
  });
});

describe('logout', () => {
  it('settles even when the call fails', async () => {
    fakeXhr('network');
    await expect(agentApi('secret').logout('secret')).resolves.toBeUndefined();
  });
});
