import { describe, expect, it } from 'vitest';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { httpOptions } from '../../../test/http-options.ts';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { lazyHttp } from './lazy-http.ts';
import { createAgentApi } from './agent-api.ts';

const agent = aSignedInAgent();
const { token: _, ...withoutToken } = agent;
const credentials = { username: 'producer', password: 'letmein' };

const agentApi = (token: string | null = null) =>
  createAgentApi(lazyHttp(httpOptions({ token: () => token })));

describe('login', () => {
  it('posts the credentials and answers the agent', async () => {
    const sent = fakeXhr({ status: 200, body: JSON.stringify(agent) });
    await expect(agentApi().login(credentials)).resolves.toEqual({ agent });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: `${location.origin}/api/v1/agent/login`,
      body: JSON.stringify(credentials),
    });
  });

  it.each([
    ['failed', 'the credentials are wrong', { status: 401, body: '{}' }],
    ['tooMany', 'there were too many attempts', { status: 429, body: '{}' }],
    ['unreachable', 'the server is down', { status: 503, body: '<!doctype html>' }],
    ['failed', 'the answer is not an agent', { status: 200, body: '{"token":"a"}' }],
    ['unreachable', 'the answer is late', 'timeout'],
    ['unreachable', 'there is no network', 'network'],
  ] as const)('answers %s when %s', async (failure, _case, answer) => {
    fakeXhr(answer);
    await expect(agentApi().login(credentials)).resolves.toEqual({ failure });
  });
});

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

  it('tells a token that is not good from an answer that is no agent, or none', async () => {
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
