import { untilBackgroundLoaded } from '../pages/until-background-loaded.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { serveDocument } from '../system/sign-document.ts';

/** The errors that the page logged; the test expects them. */
const take = (noise: string[]) => noise.splice(0);

test.describe('A section that cannot be loaded', () => {
  test('without a connection the shell says so, and shows the section when it is back', async ({
    shell,
    context,
    noise,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await untilBackgroundLoaded(page);
    await context.setOffline(true);
    await shell.open('Promotions');
    await expect(shell.main.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
    await expect(shell.main.getByText('Promotions loads by itself')).toBeVisible();

    await context.setOffline(false);
    await expect(
      shell.main.getByRole('heading', { name: 'Promotions', exact: true }),
    ).toBeVisible();
    take(noise);
  });

  test('a lost file says so in its place, and comes with "Try again"', async ({
    shell,
    noise,
    page,
    system,
  }) => {
    await page.route('**/proof.*.js', (route) => route.abort());
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/product?q=P-0005');
    await shell.main.getByRole('button', { name: /Prices of Cabbage/ }).click();
    const prices = page.getByRole('dialog', { name: /^Prices of / });
    await expect(prices.getByText(/could not be loaded/)).toBeVisible();
    take(noise);
    await page.unroute('**/proof.*.js');
    await prices.getByRole('button', { name: 'Try again' }).click();
    await expect(prices.getByRole('region', { name: /^Prices so far/ })).toBeVisible();
  });

  test('a list without a connection shows the rows that it had last, and says so', async ({
    shell,
    context,
    noise,
    page,
    system,
  }) => {
    const names = shell.main.getByRole('rowheader');
    const said = (text: string) => shell.main.getByRole('status').filter({ hasText: text });
    const lastSeen = said('There is no connection. These are the rows that this list showed last');
    const offline = said('You are offline.');
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/product?status=DRAFT');
    await expect(names.first()).toBeVisible();
    const drafts = await names.allTextContents();
    await shell.open('Produce');
    await expect(shell.main.getByRole('heading', { name: 'Produce', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await shell.open('Products');
    await expect(page).toHaveURL('/product');
    await expect(lastSeen).toBeVisible();
    await expect(offline).toBeVisible();
    await expect(names).toHaveText(drafts);

    await context.setOffline(false);
    await expect(lastSeen).toHaveCount(0);
    await expect(offline).toHaveCount(0);
    await expect(names).not.toHaveCount(drafts.length);
    take(noise);
  });

  test('for want of a part of the shell: another try gets that too', async ({
    shell,
    page,
    noise,
    system,
  }) => {
    const groups = '**/static/js/async/ui-*.js';
    await page.route(groups, (route) => route.abort());
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Products');
    await expect(
      shell.main.getByRole('heading', { name: 'Products cannot be reached' }),
    ).toBeVisible();
    take(noise);

    await page.unroute(groups);
    await shell.main.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.main.getByRole('heading', { name: 'Products', exact: true })).toBeVisible();

    // A page of a section that is shown already, whose own files have arrived.
    const form = '**/static/js/async/ui-form.*.js';
    await page.route(form, (route) => route.abort());
    await page.goto('/product/new');
    await expect(
      shell.main.getByRole('heading', { name: 'Products cannot be reached' }),
    ).toBeVisible();
    await page.unroute(form);
    await shell.main.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.main.getByRole('heading', { name: 'New product' })).toBeVisible();
    take(noise);
  });

  test('built for another shell: it says so and offers no other try', async ({
    shell,
    page,
    noise,
    system,
  }) => {
    await serveDocument(page, (document) => {
      const [promotion] = document.microFrontends['promotion'] ?? [];
      const [route] = promotion?.extras.pazar.section.routes ?? [];
      if (promotion === undefined || route === undefined) throw new Error('No promotion');
      promotion.extras.pazar.section.routes.push({ ...route, path: 'coupons', order: 51 });
    });
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/promotion');
    await expect(
      shell.main.getByRole('heading', { name: 'Promotions does not fit this version of Pazar' }),
    ).toBeVisible();
    await expect(shell.main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(take(noise).join('\n')).toContain('has no component for its route /coupons');
  });
});

test.describe('A section that throws', () => {
  for (const [where, path, message] of [
    ['while rendering', 'render-fault', 'The probe threw while rendering'],
    ['in an effect', 'effect-fault', 'The probe threw in an effect'],
  ] as const) {
    test(`${where}: keeps to its place, reported once`, async ({ shell, page, noise, system }) => {
      await openSignedIn(page, { system, account: 'producer' });
      await page.goto(`/probe/${path}`);
      const panel = shell.main.getByRole('heading', { name: 'Probe stopped working' });
      await expect(panel).toBeVisible();
      await expect.poll(() => noise.length).toBeGreaterThan(0);
      const reports = take(noise);
      expect(reports).toHaveLength(1);
      expect(reports[0]).toContain(message);

      await shell.main.getByRole('button', { name: 'Try again' }).click();
      await expect(panel).toBeVisible();
      await shell.open('Probe');
      await expect(shell.main.getByRole('heading', { name: 'Probe', exact: true })).toBeVisible();
      await shell.open('Dashboard');
      await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
      take(noise);
    });
  }

  test('in a handler or a promise: the page stays, a message says so, the diagnostics know whose it was', async ({
    shell,
    page,
    noise,
    system,
  }) => {
    await openSignedIn(page, { system, account: 'producer' });
    // All within one document, so that the records are still there.
    await page.goto('/about');
    await shell.open('Probe');
    await shell.main.getByRole('link', { name: 'Throw later' }).click();
    await shell.main.getByRole('button', { name: 'Throw in a handler' }).click();
    await expect(page.getByText('Something in Probe did not work.')).toBeVisible();
    await shell.main.getByRole('button', { name: 'Reject a promise' }).click();
    await expect.poll(() => noise.join('\n')).toContain('The probe rejected a promise');
    await expect(shell.main.getByRole('heading', { name: 'Throw later' })).toBeVisible();
    expect(take(noise).join('\n')).toContain('The probe threw in an event handler');

    await page.goBack();
    await page.goBack();
    const errors = shell.main
      .getByRole('region', { name: 'Last errors' })
      .getByRole('listitem')
      // A read that was given up when its page was left is among them too.
      .filter({ hasText: 'uncaught' });
    await expect(errors).toHaveCount(2);
    await expect(errors.first()).toContainText('The probe rejected a promise');
    await expect(errors.first()).toContainText('probe 0.1.0-');
    await expect(errors.last()).toContainText('The probe threw in an event handler');
  });
});
