import type { Page, Route } from '@playwright/test';
import { CallsPage } from '../pages/calls-page.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** The browser itself logs failed requests. */
const forget = (noise: string[]) => noise.splice(0);

const json = (body: object) => ({ status: 200, json: body });

interface Seen {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly at: number;
}

/** Answers the probe's calls in this order, repeating the last one, and records the requests. */
async function answerCalls(page: Page, ...answers: ((route: Route) => Promise<void>)[]) {
  const seen: Seen[] = [];
  await page.route('**/api/v1/probe', async (route) => {
    const request = route.request();
    seen.push({ method: request.method(), headers: request.headers(), at: Date.now() });
    await (answers[seen.length - 1] ?? answers.at(-1))?.(route);
  });
  return seen;
}

test.describe('Calls of a section', () => {
  let calls: CallsPage;

  test.beforeEach(async ({ page, system }) => {
    calls = new CallsPage(page);
    await openSignedIn(page, { system, account: 'producer' });
    await calls.open();
  });

  test('carry the token and the language, and prove where they come from when they write', async ({
    page,
    context,
    system,
  }) => {
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'from-cookie', url: system.shell }]);
    const seen = await answerCalls(page, (route) => route.fulfill(json({ ok: true })));
    await calls.send({});
    await expect(calls.outcome).toHaveText('answered {"ok":true}');
    await calls.send({ body: 'text' });
    await expect.poll(() => seen.length).toBe(2);

    const token = await page.evaluate<{ token: string }>(
      'JSON.parse(localStorage.getItem("current-user"))',
    );
    for (const { headers } of seen) {
      expect(headers['authorization']).toBe(`Bearer ${token.token}`);
      expect(headers['accept-language']).toBe('en-GB');
    }
    expect(seen.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, 'from-cookie']);

    await page.getByRole('banner').getByRole('button', { name: 'Македонски' }).click();
    await page.getByLabel('Патека').waitFor();
    await page.getByRole('button', { name: 'Испрати' }).click();
    await expect.poll(() => seen.at(-1)?.headers['accept-language']).toBe('mk-MK');
  });

  test('never take the token to another origin', async ({ page, context, noise }) => {
    const stranger = 'https://stranger.example';
    const headers: Record<string, string>[] = [];
    await context.route(`${stranger}/**`, (route) => {
      headers.push(route.request().headers());
      return route.fulfill({ ...json({}), headers: { 'access-control-allow-origin': '*' } });
    });
    for (const path of [`${stranger}/v1`, '//stranger.example/v1', 'https:/\\stranger.example/']) {
      await calls.send({ path });
      await expect(calls.outcome).not.toHaveText('…');
    }
    // The policy of the page blocks them; with a wider one, they would still be sent without the
    // token.
    expect(headers.filter((each) => 'authorization' in each)).toEqual([]);
    expect(await page.evaluate('document.title')).toContain('Calls');
    forget(noise);
  });

  test('fail with the status, and with the reference that the server gives, whatever else it answers', async ({
    page,
    noise,
  }) => {
    const problem = { type: 'about:blank', title: 'Fault', status: 504, code: 'internal' };
    const refusals = [
      { contentType: 'text/html', body: '<!doctype html><title>502</title>' },
      { contentType: 'application/problem+json', body: '' },
      { contentType: 'application/problem+json', body: 'x'.repeat(10_000_000) },
      { contentType: 'application/problem+json', body: '{"code":"internal",' },
      {
        contentType: 'application/problem+json',
        body: JSON.stringify({ ...problem, traceId: 'trace-7' }),
        reference: ' trace-7',
      },
    ];
    const answers = refusals.map(
      ({ contentType, body }, index) =>
        (route: Route) =>
          route.fulfill({ status: 500 + index, contentType, body }),
    );
    await answerCalls(page, ...answers);
    for (const [index, { reference = '' }] of refusals.entries()) {
      await calls.send({});
      await expect(calls.outcome).toHaveText(`failed status ${500 + index}${reference}`);
    }
    forget(noise);
  });

  test('wait as the answer says before they read again', async ({ page, noise }) => {
    const busy = (route: Route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' } });
    const seen = await answerCalls(page, busy, (route) => route.fulfill(json({ total: 3 })));
    await calls.send({});
    await expect(calls.outcome).toHaveText('answered {"total":3}');
    expect(seen).toHaveLength(2);
    expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThan(950);
    forget(noise);
  });

  test('write once without a key, and with one until the server takes it', async ({
    page,
    noise,
  }) => {
    const lost = (route: Route) => route.abort('connectionreset');
    const taken = (route: Route) => route.fulfill(json({ id: '1' }));
    const seen = await answerCalls(
      page,
      lost,
      lost,
      (route) => route.fulfill({ status: 503 }),
      taken,
    );
    await calls.send({ body: 'once' });
    await expect(calls.outcome).toHaveText('failed network 0');
    expect(seen).toHaveLength(1);

    await calls.send({ body: 'until taken', key: '0199c5a2-1111-7000-8000-000000000001' });
    await expect(calls.outcome).toHaveText('answered {"id":"1"}');
    const keys = seen.slice(1).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(Array<string>(3).fill('0199c5a2-1111-7000-8000-000000000001'));
    forget(noise);
  });

  test('are given up by the caller, and when the section is left', async ({ page, shell }) => {
    const seen = await answerCalls(page, () => new Promise(() => undefined));
    const isGivenUp = () =>
      page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v1/probe'));
    await calls.send({});
    await expect.poll(() => seen.length).toBe(1);
    const first = isGivenUp();
    await page.getByRole('button', { name: 'Give up' }).click();
    expect((await first).failure()?.errorText).toContain('ABORTED');
    await expect(calls.outcome).toHaveText('failed abort 0');

    await calls.send({});
    await expect.poll(() => seen.length).toBe(2);
    const second = isGivenUp();
    await shell.open('Dashboard');
    expect((await second).failure()?.errorText).toContain('ABORTED');
  });
});
