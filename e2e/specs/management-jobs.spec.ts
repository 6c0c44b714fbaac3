import { sessionSchema } from '@pazar/contracts/session';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { managementDesk } from '../pages/management-desk.ts';
import { takeClock } from '../pages/page-clock.ts';
import { forgive, ProductRows } from '../pages/product-page.ts';
import { storedSession } from '../system/agents-api.ts';
import { openSignedIn, sharedSession } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/moved-clock-test.ts';

const hourMs = 60 * 60 * 1000;
/** Enough for each of the three answers, and for a case after each. */
const cases = 5;
const reason = 'Се јавил купувач и прати слика.';

const caseTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** Whether all that decides is on the screen: the fields, the place and the three answers. */
async function expectInView(page: Page): Promise<void> {
  const parts = [
    page.locator('[data-field]').first(),
    page.locator('[data-field]').last(),
    page.getByRole('region', { name: 'Decide' }),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  const place = page.locator('main figure');
  if ((await place.count()) > 0) await expect(place).toBeInViewport({ ratio: 0.9 });
}

/** A Macedonian page of the width of a phone. */
async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
}

test.describe('A manager', () => {
  test('decides each case by two presses, with all its data and the answer in view', async ({
    page,
    system,
  }) => {
    const desk = await managementDesk(system);
    const names = Array.from({ length: cases }, (_, index) => `applicant-${index + 1}`);
    const applicants = await desk.addApplicants(names);
    const decided = (await desk.waiting()).slice(0, cases);
    await openSignedIn(page, { system, account: 'manager' });
    await page.setViewportSize({ width: 1200, height: 900 });
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    await page.goto('/management/verification');
    for (const [index, name] of decided.entries()) {
      await expect(caseTitle(page, name)).toBeFocused();
      await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
      await expectInView(page);
      if (index > 2) {
        await press('1');
        await press(index === 3 ? 'c' : 'r');
      } else {
        await press('a');
        // The focus is on the question, so that Enter continues.
        await expect(page.getByRole('heading', { name: `Approve ${name}?` })).toBeVisible();
        await press('Enter');
      }
      await expect(caseTitle(page, name)).toHaveCount(0);
    }
    expect(presses).toBe(2 * decided.length);
    const waiting = await desk.waiting();
    expect(decided.filter((name) => waiting.includes(name))).toEqual([]);
    const [first] = applicants.filter(({ displayName }) => decided.includes(displayName));
    expect(await desk.verificationOf(first?.id ?? '')).not.toBe('PENDING');
  });

  test('sees that another one looks at a case, and that it was decided meanwhile', async ({
    page,
    browser,
    system,
  }) => {
    test.setTimeout(240_000);
    const desk = await managementDesk(system);
    const name = `two-desks-${Date.now()}`;
    await desk.addApplicants([name]);
    const openCase = (at: Page) => at.getByRole('button', { name: new RegExp(`^${name}`) });
    await openSignedIn(page, { system, account: 'manager' });
    await page.goto('/management/verification');
    await openCase(page).click();
    await expect(caseTitle(page, name)).toBeFocused();
    await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();

    const context = await browser.newContext({ baseURL: system.shell });
    const other = await context.newPage();
    await onPhone(other);
    const jump = await takeClock(other);
    await openSignedIn(other, { system, account: 'ivanov.p' });
    await other.goto('/management/verification');
    await openCase(other).click();
    await expect(other.getByRole('button', { name: 'Одобри' })).toBeInViewport({ ratio: 1 });
    const isLookedAt = other.getByRole('status').filter({ hasText: 'Ова барање го гледа' });
    await expect(isLookedAt).toBeVisible();
    await expectNoOverflow(other);
    await expectNoFindings(other);

    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(caseTitle(page, name)).toHaveCount(0);
    await jump('00:30');
    await expect(other.getByRole('alert')).toContainText(`${name} повеќе не чека`);
    await context.close();
  });

  test('suspends an agent for a time, which ends by itself', async ({ page, system }) => {
    test.setTimeout(300_000);
    const desk = await managementDesk(system);
    const rows = await ProductRows.of(system, 'seller');
    const product = await rows.enter({ name: { en: 'Copied while suspended' } });
    const copy = async () => {
      const url = `${rows.url}/v1/products/${product.id}/duplicate`;
      const headers = { Authorization: `Bearer ${rows.token}` };
      return (await fetch(url, { method: 'POST', headers })).status;
    };
    const { id } = await sharedSession(system, 'seller');
    await desk.suspend(id, new Date(system.api.now() + hourMs));
    expect(await copy()).toBe(403);
    await openSignedIn(page, { system, account: 'manager' });
    await page.goto(`/management/agents/${id}`);
    await expect(page.getByText('This agent is suspended')).toBeVisible();

    system.api.moveClock(hourMs);
    expect(await copy()).toBe(201);
    // The page reads the agent before the activity: a page that is opened in the moment in which the service ends the
    // suspension shows the agent of before.
    await expect(async () => {
      await page.goto(`/management/agents/${id}/activity`);
      await expect(page.getByText('Suspension ended').first()).toBeVisible();
      expect(await page.getByText('This agent is suspended').count()).toBe(0);
    }).toPass({ timeout: 200_000 });
  });

  test('views the pages of an agent in one tab, changes nothing, and comes back', async ({
    page,
    context,
    browser,
    system,
    noise,
  }) => {
    test.setTimeout(180_000);
    const { id } = await sharedSession(system, 'producer');
    const beside = await context.newPage();
    await openSignedIn(beside, { system, account: 'manager' });
    await beside.goto('/management');
    await openSignedIn(page, { system, account: 'manager' });
    await page.goto(`/management/agents/${id}`);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'View as agent' }).click();
    const dialog = page.getByRole('dialog', { name: /^View as/ });
    await expectNoFindings(page);
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
    await dialog.getByRole('button', { name: 'View', exact: true }).click();
    const bar = page.getByRole('complementary', { name: 'Viewing as an agent' });
    await expect(bar).toContainText('the account of producer');
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    await expect(sidebar.getByRole('link', { name: 'Products' })).toBeVisible();
    await expectNoFindings(page);

    await page.reload();
    await expect(bar).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Management' })).toHaveCount(0);
    const view = await page.evaluate(() => sessionStorage.getItem('current-user'));
    const { token } = sessionSchema.parse(JSON.parse(view ?? 'null'));
    const write = await fetch(`${system.apiUrl}/v1/views`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{}',
    });
    expect([write.status, await write.text()]).toEqual([403, expect.stringContaining('view-only')]);
    // The manager's own session and the other tab are unchanged.
    expect((await storedSession(page)).username).toBe('manager');
    await beside.reload();
    await expect(beside.getByRole('heading', { level: 1, name: 'Management' })).toBeVisible();

    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);
    await bar.getByRole('button', { name: 'End viewing' }).click();
    await expect(page).toHaveURL(new RegExp(`/management/agents/${id}$`));
    await expect(page.getByRole('button', { name: /^Actions for/ })).toBeVisible();
    await expect(bar).toHaveCount(0);

    const other = await browser.newContext({ baseURL: system.shell });
    const agent = await other.newPage();
    await openSignedIn(agent, { system, account: 'producer' });
    await agent.goto('/account/activity');
    await expect(agent.getByText('Management viewed the account').first()).toBeVisible();
    await expect(agent.getByText(reason).first()).toBeVisible();
    await other.close();
    // Writes that a page sends when it opens are rejected.
    forgive(noise, '403');
  });

  test('finds in the audit what blocked a product, and its way back', async ({ page, system }) => {
    test.setTimeout(180_000);
    const rows = await ProductRows.of(system, 'seller');
    const name = `Blocked ${Date.now()}`;
    const { id } = await rows.enter({ name: { en: name, mk: name } });
    await openSignedIn(page, { system, account: 'manager' });
    await page.goto(`/management/products/${id}`);
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const why = `Пријавено ${Date.now()} на пазарот`;
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(why);
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Unblock', exact: true })).toBeVisible();

    await page.goto('/management/audit');
    await page.getByRole('searchbox').fill(why);
    const row = page.getByRole('row').filter({ hasText: why });
    await expect(row).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
    await expectNoFindings(page);
    await row.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/management/products/${id}$`));
  });

  test('adds a VAT rate on a phone, and a seller uses it in another browser', async ({
    page,
    browser,
    system,
  }) => {
    test.setTimeout(240_000);
    // The day of the browser, which the clock of the API may have left.
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Skopje' }).format();
    const rows = await ProductRows.of(system, 'seller');
    const { id } = await rows.enter({ name: { en: `Taxed ${Date.now()}` } });
    await onPhone(page);
    await openSignedIn(page, { system, account: 'manager' });
    await page.goto('/management/reference/vat-rates');
    await page.getByRole('button', { name: 'Нова стапка на ДДВ' }).click();
    const dialog = page.getByRole('dialog');
    const field = (name: RegExp) => dialog.getByRole('textbox', { name });
    await field(/^Стапка/).fill('7');
    await field(/македонски/).fill('Привремена');
    await field(/англиски/).fill('Temporary');
    await field(/^Прв ден/).fill(today);
    await field(/^Причина/).fill(reason);
    await dialog.getByRole('button', { name: 'Зачувај' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Нова стапка на ДДВ' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Привремена');
    await expectNoOverflow(page);

    const context = await browser.newContext({ baseURL: system.shell, locale: 'en-GB' });
    const seller = await context.newPage();
    await openSignedIn(seller, { system, account: 'seller' });
    await seller.goto(`/product/${id}`);
    await seller.getByRole('heading', { name: 'Unit, tax, code and tags' }).click();
    const rate = seller.getByRole('main').getByRole('combobox', { name: /^VAT rate/ });
    await rate.selectOption({ label: '7%' });
    await seller.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
    await expect.poll(async () => (await rows.detail(id)).vatRate).toBe(7);
    await context.close();
  });
});
