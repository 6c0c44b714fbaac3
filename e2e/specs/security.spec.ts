import { openDashboard } from '../system/open-dashboard.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('Security', () => {
  test('the policy allows no eval, no inline code and no plain script addresses', async ({
    page,
    noise,
  }) => {
    const answer = await page.goto('/home');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe-(eval|inline)/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");

    const outcome = await page.evaluate(async () => {
      // The tool that drives the page may evaluate; code that the page runs later may not.
      await new Promise((resolve) => setTimeout(resolve));
      const attempts: Record<string, () => unknown> = {
        evaluate: () => Reflect.construct(Function, ['return 1']),
        script: () => {
          document.createElement('script').src = '/static/anything.js';
        },
        markup: () => {
          document.createElement('div').innerHTML = '<b>x</b>';
        },
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} worked`;
        } catch {
          return `${name} was stopped`;
        }
      });
    });
    expect(outcome).toEqual(['evaluate was stopped', 'script was stopped', 'markup was stopped']);
    noise.splice(0);
  });

  test('every answer says what it is and may not be framed', async ({ request, system }) => {
    for (const path of ['/', '/config.json', '/releases/discovery.json', '/static/none.js']) {
      const { headers } = await fetch(system.shell + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBeTruthy();
    }
    expect((await request.get('/')).headers()['integrity-policy']).toContain('script');
  });

  test('a missing file is 404 and never the page', async ({ request, system }) => {
    const missing = ['/static/js/none.js', '/assets/none.svg', '/releases/none.json'];
    for (const path of missing) {
      const answer = await request.get(path, { headers: { Accept: 'text/html' } });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).not.toContain('id="root"');
    }
    expect((await request.get(`${system.assetOrigin}/catalog/none.js`)).status()).toBe(404);
  });

  test('builds are kept for a year, documents are asked for again', async ({ request }) => {
    const page = await request.get('/', { headers: { Accept: 'text/html' } });
    expect(page.headers()['cache-control']).toBe('no-cache');
    const [script] = /\/static\/js\/[^"]+\.js/.exec(await page.text()) ?? [];
    const asset = await request.get(script ?? '');
    expect(asset.headers()['cache-control']).toContain('immutable');
    expect(asset.headers()['content-encoding']).toBe('br');

    const document = await request.get('/releases/discovery.json');
    expect(document.headers()['cache-control']).toBe('no-cache');
    const etag = document.headers()['etag'] ?? '';
    const again = await request.get('/releases/discovery.json', {
      headers: { 'If-None-Match': etag },
    });
    expect(again.status()).toBe(304);
  });

  test('the token goes to the origin of the shell and its API, and nowhere else', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Products');
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();

    const carriers = [];
    for (const request of shell.requests) {
      const { authorization } = await request.allHeaders();
      if (authorization !== undefined) carriers.push(new URL(request.url()).origin);
    }
    expect(carriers.length).toBeGreaterThan(0);
    expect(new Set(carriers)).toEqual(new Set([system.shell]));
  });
});
