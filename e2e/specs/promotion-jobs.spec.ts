import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { pressWithKeys, tabTo, typeWithKeys } from '../pages/by-keyboard.ts';
import { promotionRows } from '../pages/promotion-rows.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Opens a page of the producer, at a desk in English. */
async function openAtDesk(page: Page, system: PazarSystem, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto(path);
}

/** Opens a page of the producer, on a phone in Macedonian. */
async function openOnPhone(page: Page, system: PazarSystem, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto(path);
}

async function expectSound(page: Page): Promise<void> {
  // A table is dimmed while newer prices are loading.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoOverflow(page);
  await expectNoFindings(page);
}

test.describe('With the keyboard alone, a promotion', () => {
  test('is made from a lot that must be sold, and published', async ({ page, system }) => {
    const rows = await promotionRows(system);
    const [lotId = ''] = await rows.lotsToSell();
    await openOnPhone(page, system, `/produce/${lotId}`);
    // On a phone the actions on a lot are in the drawer.
    await pressWithKeys(page, page.getByRole('button', { name: 'Отвори ги информациите' }));
    await pressWithKeys(page, page.getByRole('link', { name: 'Направи промоција' }));
    await expect(
      page.getByText(/Темпо од последните две седмици: .* на ден\. Преостанато на крајот: /),
    ).toBeVisible();
    // A phone shows the field of the discount once none of the usual ones is wanted.
    await pressWithKeys(page, page.getByRole('button', { name: 'Друго' }));
    await typeWithKeys(page, page.getByRole('textbox', { name: /^Попуст/ }), '25');
    await expect(page.getByText(/^25\s% попуст на /)).toBeVisible();
    await expectSound(page);
    await pressWithKeys(page, page.getByRole('button', { name: 'Зачувај и објави' }));
    await expect(page.getByText('Активна', { exact: true })).toBeVisible();
    expect(await rows.newestPromotion()).toMatchObject({
      effectiveStatus: 'ACTIVE',
      rule: { type: 'PERCENT_OFF', percent: 25 },
      target: { type: 'PRODUCTS' },
      stockLimit: { unit: 'KG' },
    });
  });

  test('that another one beats names it, and wins once its price is better', async ({
    page,
    system,
  }) => {
    const rows = await promotionRows(system);
    const product = await rows.addProduct('Leek for two promotions');
    const rule = { type: 'PERCENT_OFF', percent: 20 };
    const rival = await rows.addRunning(product, { name: { en: 'Twenty off' }, rule });
    const { id } = await rows.addDraft(product);
    await openAtDesk(page, system, `/promotion/${id}`);
    const card = page.getByRole('article', { name: 'Twenty off' });
    await expect(card.getByText(/^MKD\s80 Twenty off wins$/)).toBeVisible();
    await typeWithKeys(page, page.getByRole('textbox', { name: /^Discount/ }), '30');
    await expect(card.getByText(/^MKD\s70 This promotion wins$/)).toBeVisible();
    await pressWithKeys(page, page.getByRole('button', { name: 'Save', exact: true }));
    await expect
      .poll(async () => (await rows.readPromotion(id)).rule)
      .toEqual({ type: 'PERCENT_OFF', percent: 30 });
    const form = page.getByRole('form');
    await pressWithKeys(page, form.getByRole('link', { name: 'Twenty off' }));
    await page.waitForURL(`**/promotion/${rival.id}`);
  });

  test('is paused, resumed and made longer', async ({ page, system }) => {
    const rows = await promotionRows(system);
    const product = await rows.addProduct('Spinach until the new year');
    const { id, endsAt } = await rows.addRunning(product);
    await openOnPhone(page, system, `/promotion/${id}`);
    await pressWithKeys(page, page.getByRole('button', { name: 'Паузирај' }));
    await expect(page.getByText('Паузирана', { exact: true })).toBeVisible();
    await pressWithKeys(page, page.getByRole('button', { name: 'Продолжи' }));
    await expect(page.getByText('Активна', { exact: true })).toBeVisible();
    await expectSound(page);
    await pressWithKeys(page, page.getByRole('button', { name: 'Измени' }));
    await expect(page.getByRole('textbox', { name: /^Попуст/ })).toHaveCount(0);
    const ends = page.getByRole('group', { name: 'Завршува' });
    await typeWithKeys(page, ends.getByRole('textbox').nth(1), '22:30');
    await expectSound(page);
    await pressWithKeys(page, page.getByRole('button', { name: 'Зачувај', exact: true }));
    await expect.poll(async () => (await rows.readPromotion(id)).endsAt).not.toBe(endsAt);
    expect(await rows.readPromotion(id)).toMatchObject({ effectiveStatus: 'ACTIVE' });
  });

  test('takes a code that was typed in Cyrillic, and says so', async ({ page, system }) => {
    const rows = await promotionRows(system);
    const { id } = await rows.addDraft(await rows.addProduct('Garlic with a code'));
    await openOnPhone(page, system, `/promotion/${id}`);
    await pressWithKeys(page, page.locator('summary').filter({ hasText: /^Кој ја добива/ }));
    await tabTo(page, page.getByRole('radio', { name: 'Автоматски' }));
    await page.keyboard.press('ArrowDown');
    await typeWithKeys(page, page.getByRole('textbox', { name: /^Промотивен код/ }), 'есен34');
    await expect(page.getByText(/се заменети со латинични/)).toBeVisible();
    await pressWithKeys(page, page.getByRole('button', { name: 'Зачувај', exact: true }));
    await expect.poll(async () => (await rows.readPromotion(id)).code).toBe('ECEH34');
  });

  test('has price tags that print alone, eight to a sheet or one each', async ({
    page,
    system,
  }) => {
    const rows = await promotionRows(system);
    const { id } = await rows.addRunning(await rows.addProduct('Beetroot with tags'));
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await openAtDesk(page, system, `/promotion/${id}`);
    await pressWithKeys(page, page.getByRole('link', { name: 'Price tags' }));
    const tag = page.getByRole('article');
    await expect(tag).toContainText(/Lowest price in 30 days: MKD\s100/);
    await expect(tag).toContainText('Стопанство Трајкови');
    await expectSound(page);
    await pressWithKeys(page, page.getByRole('button', { name: 'Print' }));
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    const { width = 0, height = 0 } = (await tag.boundingBox()) ?? {};
    // 105 by 74 mm, at 96 pixels an inch.
    expect([Math.round(width), Math.round(height)]).toEqual([397, 280]);
    // Nothing of it is cut off.
    const cut = await tag.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(cut).toBe(0);
    const printed = await page.pdf({ preferCSSPageSize: true });
    expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
