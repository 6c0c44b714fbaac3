import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { httpOptions } from '../../../test/http-options.ts';
import { fakeHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { createAgentApi } from './agent-api.ts';
import { lazyHttp } from './lazy-http.ts';
import {
  canUsePasskeys,
  finishSignIn,
  signIn,
  type SignInRefusal,
  signInWithPasskey,
} from './sign-in.ts';

const agent = aSignedInAgent();
const credentials = { username: 'producer', password: 'letmein' };
const endedAgent = { ...agent, tokenExpiry: '2020-01-01T00:00:00.000Z' };
const without = (field: keyof typeof agent) => ({ ...agent, [field]: undefined });
const challenge = '0193b6a0-0000-7000-8000-000000000001';

/** The services of a sign-in, and the reasons of its refusals. */
function services({ session } = fakeHost()) {
  const agentApi = createAgentApi(lazyHttp(httpOptions({ token: () => null })));
  const refusals: SignInRefusal[] = [];
  return {
    session,
    agentApi,
    refusals,
    onRefusal: (why: SignInRefusal) => void refusals.push(why),
  };
}
function problem(status: number, code: string, over: object = {}) {
  const about = { type: 'about:blank', title: 'No', status, code, traceId: 'trace' };
  return { status, body: JSON.stringify({ ...about, ...over }) };
}

afterEach(() => vi.unstubAllGlobals());

describe('Signing in', () => {
  it('posts the credentials and keeps the agent', async () => {
    const sent = fakeXhr({ status: 200, body: JSON.stringify(agent) });
    const { session, refusals, ...call } = services();
    await expect(signIn(credentials, { session, ...call })).resolves.toBe(true);
    expect(session.getState().session).toEqual(agent);
    expect(refusals).toEqual([]);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: `${location.origin}/api/v1/agent/login`,
      body: JSON.stringify(credentials),
    });
  });

  it.each([
    ['failed', 'the credentials are wrong', { status: 401, body: '{}' }],
    ['tooMany', 'there were too many attempts', { status: 429, body: '{}' }],
    ['failed', 'no account can have this name', { status: 422, body: '{}' }],
    ['down', 'the server is down', { status: 503, body: '<!doctype html>' }],
    ['down', 'the server behind the edge is down', { status: 502, body: '' }],
    ['answer', 'there is no such call', { status: 404, body: '<!doctype html>' }],
    ['answer', 'the answer is a page', { status: 200, body: '<!doctype html>', type: 'text/html' }],
    ['answer', 'the answer is empty', { status: 200, body: '' }],
    ['answer', 'the answer is a list', { status: 200, body: '[]' }],
    ['answer', 'the answer has no id', { status: 200, body: JSON.stringify(without('id')) }],
    ['answer', 'the answer has no token', { status: 200, body: JSON.stringify(without('token')) }],
    [
      'answer',
      'the answer does not say how long it is valid',
      { status: 200, body: JSON.stringify(without('tokenExpiry')) },
    ],
    ['unreachable', 'the answer is late', 'timeout'],
    ['unreachable', 'there is no network', 'network'],
    ['answer', 'the answer is over', { status: 200, body: JSON.stringify(endedAgent) }],
  ] as const)('gives false and says %s when %s', async (failure, _case, answer) => {
    fakeXhr(answer);
    const { refusals, ...call } = services();
    await expect(signIn(credentials, call)).resolves.toBe(false);
    expect(refusals).toEqual([{ failure }]);
  });

  it.each([
    { status: 401, body: '{}' },
    { status: 200, body: JSON.stringify(endedAgent) },
  ])('has no effect on the session of the page when it fails: %j', async (answer) => {
    const host = fakeHost();
    host.session.getState().signIn(agent);
    host.session.getState().expire(agent.token);
    const before = host.session.getState();
    fakeXhr(answer);
    await expect(signIn(credentials, services(host))).resolves.toBe(false);
    expect(host.session.getState()).toEqual(before);
    expect(JSON.parse(localStorage.getItem('current-user') ?? '')).toEqual(agent);
  });

  it('signs in an agent of a kind that Pazar does not know', async () => {
    const { verified: _, updateDate: __, ...rest } = agent;
    const stranger = { ...rest, id: 7, userType: 'COOPERATIVE', authenticationProvider: 'LDAP' };
    fakeXhr({ status: 200, body: JSON.stringify({ ...stranger, roles: ['ROLE_BUYER'] }) });
    const { session, ...call } = services();
    await expect(signIn(credentials, { session, ...call })).resolves.toBe(true);
    expect(session.getState().session).toMatchObject({ id: '7', userType: 'COOPERATIVE' });
  });

  it('answers the challenge of a second step, which a code finishes', async () => {
    fakeXhr(problem(403, 'second-factor', { challenge }));
    const first = services();
    await expect(signIn(credentials, first)).resolves.toBe(false);
    expect(first.refusals).toEqual([{ challenge }]);
    const sent = fakeXhr({ status: 200, body: JSON.stringify(agent) });
    await expect(finishSignIn({ challenge, code: '123456' }, services())).resolves.toBe(true);
    expect(sent[0]).toMatchObject({
      url: `${location.origin}/api/v1/agent/login/second-factor`,
      body: JSON.stringify({ challenge, code: '123456' }),
    });
  });

  it.each([
    ['codeWrong', problem(422, 'validation')],
    [
      'codeLocked',
      problem(422, 'validation', {
        errors: [{ pointer: '/code', code: 'recovery-only', detail: 'Too many' }],
      }),
    ],
    ['codeOver', problem(401, 'token-expired')],
    ['tooMany', problem(429, 'rate-limited')],
  ] as const)('says %s of a code', async (failure, answer) => {
    fakeXhr(answer);
    const step = { challenge, code: '000000' };
    const { refusals, ...call } = services();
    await expect(finishSignIn(step, call)).resolves.toBe(false);
    expect(refusals).toEqual([{ failure }]);
  });
});

describe('Signing in with a passkey', () => {
  class FakePasskey {
    static parseRequestOptionsFromJSON = (options: object) => options;
    toJSON = () => ({ id: 'a-passkey' });
  }
  function browser(get: () => Promise<unknown>) {
    vi.stubGlobal('PublicKeyCredential', FakePasskey);
    vi.stubGlobal('navigator', { credentials: { get } });
  }
  function api(answer: () => Promise<unknown>) {
    const sent: object[] = [];
    const { session, refusals, onRefusal } = services();
    const agentApi = {
      ...fakeHost().agentApi,
      post: (call: string, body: object) => {
        if (call === 'passkey/options') {
          return Promise.resolve({ challenge, options: { challenge: 'sign this' } });
        }
        sent.push(body);
        return answer();
      },
    };
    return { session, agentApi, sent, refusals, onRefusal };
  }

  it('sends what the passkey signed, and keeps the agent', async () => {
    browser(() => Promise.resolve(new FakePasskey()));
    const { sent, ...of } = api(() => Promise.resolve(agent));
    await expect(signInWithPasskey(of)).resolves.toBe(true);
    expect(sent).toEqual([{ challenge, response: { id: 'a-passkey' } }]);
    expect(of.session.getState().session).toEqual(agent);
  });

  it.each([
    ['localhost', true],
    ['pazar.example', true],
    ['127.0.0.1', false],
    ['[::1]', false],
  ])(
    'is offered at a name alone, since no passkey belongs to an address: %s',
    (host, isOffered) => {
      vi.stubGlobal('PublicKeyCredential', FakePasskey);
      vi.stubGlobal('location', new URL(`http://${host}/home`));
      expect(canUsePasskeys()).toBe(isOffered);
    },
  );

  it('says that no passkey was used when the browser gives none', async () => {
    const { sent, ...of } = api(() => Promise.resolve(agent));
    browser(() => Promise.reject(new DOMException('Cancelled', 'NotAllowedError')));
    await expect(signInWithPasskey(of)).resolves.toBe(false);
    browser(() => Promise.resolve(null));
    await expect(signInWithPasskey(of)).resolves.toBe(false);
    expect(of.refusals).toEqual([{ failure: 'passkeyNone' }, { failure: 'passkeyNone' }]);
    expect(sent).toEqual([]);
  });
});
