import { activityPageSchema } from '@pazar/contracts/activity';
import { accountSchema } from '@pazar/contracts/account';
import { googleLinkSchema } from '@pazar/contracts/google-link';
import { problemSchema } from '@pazar/contracts/problem';
import { sessionSchema } from '@pazar/contracts/session';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoIdentity, type DemoIdentity } from '../../../demo-identity/open-demo-identity.ts';
import { demoSubject } from '../../seed/seed-context.ts';
import { createGoogleProvider } from '../../adapters/google-provider.ts';
import { googleRedirectUri } from '../../adapters/adapters.ts';
import { nowhere } from '../../testing/nowhere.ts';
import { demoPassword, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';
import { createTestMail } from '../../testing/test-mail.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const { shellUrl } = nowhere;

describe.each(testDatabases)('Google sign-in on $name', ({ open }) => {
  const mail = createTestMail();
  let identity: DemoIdentity;
  let test: TestApp;
  beforeAll(async () => {
    identity = await openDemoIdentity(await getPort(), {
      clientId: 'pazar-test',
      clientSecret: 'known to this test',
      redirectUri: googleRedirectUri(shellUrl),
    });
    const google = createGoogleProvider(identity.settings);
    test = await startTestApp(await open(), { ...nowhere, google, mail });
  });
  afterAll(async () => {
    await test.close();
    await identity.close();
  });

  /** Signs in as one of the demo's people, in a browser, and returns the final URL. */
  async function signInAs(username: string, visitor: Visitor = createVisitor(test.app)) {
    const google = await visitor.open('/oauth2/authorization/google');
    const end = await visitor.choose(google, demoSubject(username));
    browsers.set(end.searchParams.get('jwt') ?? '', visitor);
    return end;
  }
  /** The browser that started the sign-in of a token. */
  const browsers = new Map<string, Visitor>();
  const tokenOf = (end: URL) => end.searchParams.get('jwt') ?? '';
  const outcomeOf = (end: URL) => `${end.pathname} ${end.searchParams.get('google')}`;
  const current = (token: string, browser = browsers.get(token)) => {
    const cookie = [...(browser?.cookies() ?? [])].map((pair) => pair.join('=')).join('; ');
    return test.app.inject({ url: '/v1/agent/current', headers: { ...bearer(token), cookie } });
  };
  /** The proof of an owner who has a password. */
  const proof = { currentPassword: demoPassword };

  it('hands a session over to the shell, for one question', async () => {
    const end = await signInAs('ana.trajkovska');
    expect([end.origin, end.pathname]).toEqual([shellUrl, '/']);
    const handOver = tokenOf(end);

    const answer = await current(handOver);
    const session = sessionSchema.parse(answer.json());
    expect(session).toMatchObject({
      username: 'ana.trajkovska',
      authenticationProvider: 'GOOGLE',
      roles: ['ROLE_CONSUMER'],
    });
    expect(session.token).not.toBe(handOver);
    expect((await current(session.token)).json()).toEqual(session);
    expect((await current(handOver)).statusCode).toBe(401);
  });

  it('hands over a token that is good for nothing else, and for a minute', async () => {
    const token = tokenOf(await signInAs('producer'));
    for (const url of ['/v1/account', '/v1/products']) {
      expect((await test.app.inject({ url, headers: bearer(token) })).statusCode).toBe(401);
    }
    const renewed = await test.app.inject({
      method: 'POST',
      url: '/v1/agent/token/refresh',
      headers: bearer(token),
    });
    expect(renewed.statusCode).toBe(401);
    await test.at(new Date(testNow.getTime() + 60_000), async () => {
      expect(problemSchema.parse((await current(token)).json()).code).toBe('token-expired');
    });
    expect((await current(token)).statusCode).toBe(200);
  });

  it('hands it over to nobody but the browser in which the sign-in began', async () => {
    const token = tokenOf(await signInAs('producer'));
    // A link with it signs no other browser in, and does not use it up.
    for (const other of [
      createVisitor(test.app),
      browsers.get(tokenOf(await signInAs('producer'))),
    ]) {
      expect(problemSchema.parse((await current(token, other)).json()).code).toBe('token-invalid');
    }
    expect((await current(token)).statusCode).toBe(200);
  });

  it('links and unlinks for nobody who cannot prove to be the owner, and notifies the owner', async () => {
    const { token } = await test.signIn('consumer');
    const link = (body: object) =>
      createVisitor(test.app).post('/v1/account/google', bearer(token), body);
    for (const body of [{}, { currentPassword: 'a stolen session knows none' }]) {
      expect(problemSchema.parse((await link(body)).json()).errors).toMatchObject([
        { pointer: '/currentPassword' },
      ]);
    }
    const visitor = createVisitor(test.app);
    const begun = await visitor.post('/v1/account/google', bearer(token), proof);
    await visitor.choose(googleLinkSchema.parse(begun.json()).location, demoSubject('consumer'));
    expect((await mail.next('consumer@pazar.example')).subject).toContain('Google');
    // An existing link is not replaced unseen.
    expect(problemSchema.parse((await link(proof)).json()).code).toBe('invalid-transition');

    const unproven = await test.send('DELETE /v1/account/google', 'consumer', { body: {} });
    expect(unproven.statusCode).toBe(422);
    await test.send('DELETE /v1/account/google', 'consumer', { body: proof });
    expect((await mail.next('consumer@pazar.example')).subject).toContain('Google');
    const activity = activityPageSchema.parse((await test.get('/v1/activity', 'consumer')).json());
    expect(
      activity.items
        .slice(0, 2)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['account.link-google', 'account.unlink-google']);
  });

  it('asks an agent without password for a new sign-in after five minutes', async () => {
    const session = sessionSchema.parse(
      (await current(tokenOf(await signInAs('ana.trajkovska')))).json(),
    );
    const close = () =>
      test.app.inject({
        method: 'POST',
        url: '/v1/account/close',
        headers: { ...bearer(session.token), 'if-match': '"0"' },
        payload: {},
      });
    // Proven, and refused for the version alone.
    expect((await close()).statusCode).toBe(412);
    await test.at(new Date(testNow.getTime() + 5 * 60_000 + 1), async () => {
      expect(problemSchema.parse((await close()).json())).toMatchObject({
        status: 403,
        code: 'sign-in-again',
      });
    });
  });

  it('gives the token to one of two who bring it at once', async () => {
    const token = tokenOf(await signInAs('producer'));
    const answers = await Promise.all([current(token), current(token)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 401]));
  });

  it('makes a consumer of a first visitor, and recognizes them the next time', async () => {
    const first = sessionSchema.parse(
      (await current(tokenOf(await signInAs('nova.korisnichka')))).json(),
    );
    expect(first).toMatchObject({
      username: 'nova.korisnichka',
      userType: 'CONSUMER',
      roles: ['ROLE_CONSUMER'],
      authenticationProvider: 'GOOGLE',
    });
    const second = sessionSchema.parse(
      (await current(tokenOf(await signInAs('nova.korisnichka')))).json(),
    );
    expect(second.id).toBe(first.id);
  });

  it('links an address that is known only from within its account, and unlinks it', async () => {
    expect(outcomeOf(await signInAs('consumer'))).toBe('/home link-needed');

    const visitor = createVisitor(test.app);
    const { token } = await test.signIn('consumer');
    const begun = await visitor.post('/v1/account/google', bearer(token), proof);
    const { location } = googleLinkSchema.parse(begun.json());
    expect(outcomeOf(await visitor.choose(location, demoSubject('consumer')))).toBe(
      '/account/security linked',
    );
    const session = sessionSchema.parse(
      (await current(tokenOf(await signInAs('consumer')))).json(),
    );
    expect(session).toMatchObject({ username: 'consumer', authenticationProvider: 'LOCAL' });

    const unlinked = await test.send('DELETE /v1/account/google', 'consumer', { body: proof });
    expect(accountSchema.parse(unlinked.json()).signIn).toEqual({
      hasPassword: true,
      google: null,
    });
    expect(outcomeOf(await signInAs('consumer'))).toBe('/home link-needed');
  });

  it('does not link what belongs to another agent', async () => {
    const visitor = createVisitor(test.app);
    const { token } = await test.signIn('sara.sh');
    const begun = await visitor.post('/v1/account/google', bearer(token), proof);
    const { location } = googleLinkSchema.parse(begun.json());
    expect(outcomeOf(await visitor.choose(location, demoSubject('producer')))).toBe(
      '/account/security taken',
    );
  });

  it('links nothing for a session that ended meanwhile', async () => {
    const visitor = createVisitor(test.app);
    const { token } = await test.signIn('sara.sh');
    const begun = await visitor.post('/v1/account/google', bearer(token), proof);
    const { location } = googleLinkSchema.parse(begun.json());
    await test.app.inject({ url: '/logout', headers: bearer(token) });
    expect(outcomeOf(await visitor.choose(location, demoSubject('filip.m')))).toBe(
      '/account/security expired',
    );
  });

  it('never takes the last way to sign in', async () => {
    const token = tokenOf(await signInAs('ana.trajkovska'));
    const session = sessionSchema.parse((await current(token)).json());
    const refused = await test.app.inject({
      method: 'DELETE',
      url: '/v1/account/google',
      headers: bearer(session.token),
    });
    expect(problemSchema.parse(refused.json()).code).toBe('invalid-transition');
  });

  it('says that the visitor went back', async () => {
    const visitor = createVisitor(test.app);
    const google = await visitor.open('/oauth2/authorization/google');
    expect(outcomeOf(await visitor.choose(google, null))).toBe('/home cancelled');
  });

  it('believes no answer that did not begin in this browser, or that is altered', async () => {
    const visitor = createVisitor(test.app);
    const google = await visitor.open('/oauth2/authorization/google');
    const back = await visitor.choose(google, demoSubject('producer'), { stopsBefore: shellUrl });

    const stranger = createVisitor(test.app);
    expect(outcomeOf(await stranger.come(back))).toBe('/home expired');

    const altered = new URL(back);
    altered.searchParams.set('state', 'another');
    const twin = createVisitor(test.app, visitor);
    expect(outcomeOf(await twin.come(altered))).toBe('/home failed');
    // The first answer deletes the cookie, so the code cannot be tried again.
    expect(outcomeOf(await twin.come(back))).toBe('/home expired');
  });

  it('gives up after ten minutes', async () => {
    const visitor = createVisitor(test.app);
    const google = await visitor.open('/oauth2/authorization/google');
    const back = await visitor.choose(google, demoSubject('producer'), { stopsBefore: shellUrl });
    await test.at(new Date(testNow.getTime() + 601_000), async () => {
      expect(outcomeOf(await visitor.come(back))).toBe('/home expired');
    });
  });

  it('begins at the shell’s own address, wherever the browser is', async () => {
    const start = (url: string) =>
      test.app.inject({ url, headers: { 'x-forwarded-host': 'localhost:3000' } });
    const sent = await start('/oauth2/authorization/google');
    expect(sent.headers.location).toBe(`${shellUrl}/api/oauth2/authorization/google?at=shell`);
    const again = await start('/oauth2/authorization/google?at=shell');
    expect(again.headers.location).toContain(identity.settings.issuer);
  });

  it('keeps its cookie from scripts and from other pages', async () => {
    const answer = await test.app.inject({
      url: '/oauth2/authorization/google',
      headers: { 'x-forwarded-host': '127.0.0.1:3000' },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^pazar-google=[\w.-]+; Max-Age=600; Path=\/api\/login\/oauth2\/code\/google; HttpOnly; SameSite=Lax$/,
    );
  });

  it('asks in the visitor’s language, with names that a screen reader says', async () => {
    const visitor = createVisitor(test.app);
    const google = await visitor.open('/oauth2/authorization/google');
    const page = await visitor.page(google, 'mk-MK');
    expect(page).toContain('<html lang="mk">');
    expect(page).toContain('<h1>Изберете сметка</h1>');
    expect(page).toContain('producer@pazar.example');
  });
});

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}
