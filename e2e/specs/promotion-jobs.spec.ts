import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { pressWithKeys, tabTo, typeWithKeys } from '../pages/by-keyboard.ts';
import { inDays, promotionRows } from '../pages/promotion-rows.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const agents = [
  {
    who: 'at a desk in English',
    locale: 'en',
    size: { width: 1280, height: 800 },
    words: {
      promote: 'Make a promotion',
      pace: /At the pace of the last two weeks, .* will be left/,
      discount: /^Discount/,
      other: null,
      sentence: /^25% off /,
      saveAndPublish: 'Save and publish',
      save: 'Save',
      active: 'Active',
      paused: 'Paused',
      pause: 'Pause',
      resume: 'Resume',
      ends: 'Ends',
      otherWins: /^MKD\s80 Twenty off wins$/,
      thisWins: /^MKD\s70 This promotion wins$/,
      edit: 'Edit',
      who: /^Who gets it/,
      automatic: 'Automatic',
      code: /^Promo code/,
      replaced: /were replaced by Latin ones/,
      tags: 'Price tags',
      lowest: /Lowest price in 30 days: MKD\s100/,
      print: 'Print',
    },
  },
  {
    who: 'on a phone in Macedonian',
    locale: 'mk',
    size: { width: 360, height: 740 },
    words: {
      promote: 'Направи промоција',
      pace: /Темпо од последните две седмици: .* на ден\. Преостанато на крајот: /,
      discount: /^Попуст/,
      other: 'Друго',
      sentence: /^25\s% попуст на /,
      saveAndPublish: 'Зачувај и објави',
      save: 'Зачувај',
      active: 'Активна',
      paused: 'Паузирана',
      pause: 'Паузирај',
      resume: 'Продолжи',
      ends: 'Завршува',
      otherWins: /^80\sден\. Важи „Twenty off“$/,
      thisWins: /^70\sден\. Важи оваа промоција$/,
      edit: 'Измени',
      who: /^Кој ја добива/,
      automatic: 'Автоматски',
      code: /^Промотивен код/,
      replaced: /се заменети со латинични/,
      tags: 'Етикети со цени',
      lowest: /Најниска цена во последните 30 дена: 100\sден\./,
      print: 'Печати',
    },
  },
] as const;

for (const { who, locale, size, words } of agents) {
  const open = async (page: Page, system: PazarSystem, path: string) => {
    await page.setViewportSize(size);
    await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(path);
  };
  // A phone shows the field of the discount once none of the usual ones is wanted.
  const askForOther = async (page: Page) => {
    if (words.other === null) return;
    await pressWithKeys(page, page.getByRole('button', { name: words.other }));
  };
  const expectSound = async (page: Page) => {
    // A table is dimmed while newer prices are loading.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoOverflow(page);
    await expectNoFindings(page);
  };

  test.describe(`With the keyboard alone, ${who}, a promotion`, () => {
    test('is made from a lot that must be sold, and published', async ({ page, system }) => {
      const rows = await promotionRows(system);
      const [lotId = ''] = await rows.lotsToSell();
      await open(page, system, `/produce/${lotId}`);
      // On a phone the actions on a lot are in the drawer.
      if (locale === 'mk')
        await pressWithKeys(page, page.getByRole('button', { name: 'Отвори ги информациите' }));
      await pressWithKeys(page, page.getByRole('link', { name: words.promote }));
      await expect(page.getByText(words.pace)).toBeVisible();
      await askForOther(page);
      await typeWithKeys(page, page.getByRole('textbox', { name: words.discount }), '25');
      await expect(page.getByText(words.sentence)).toBeVisible();
      await expectSound(page);
      await pressWithKeys(page, page.getByRole('button', { name: words.saveAndPublish }));
      await expect(page.getByText(words.active, { exact: true })).toBeVisible();
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
      const product = await rows.addProduct(`Leek for two promotions ${locale}`);
      const rule = { type: 'PERCENT_OFF', percent: 20 };
      const rival = await rows.addRunning(product, { name: { en: 'Twenty off' }, rule });
      const { id } = await rows.addDraft(product);
      await open(page, system, `/promotion/${id}`);
      const card = page.getByRole('article', { name: 'Twenty off' });
      await expect(card.getByText(words.otherWins)).toBeVisible();
      await askForOther(page);
      await typeWithKeys(page, page.getByRole('textbox', { name: words.discount }), '30');
      await expect(card.getByText(words.thisWins)).toBeVisible();
      await pressWithKeys(page, page.getByRole('button', { name: words.save, exact: true }));
      await expect
        .poll(async () => (await rows.readPromotion(id)).rule)
        .toEqual({ type: 'PERCENT_OFF', percent: 30 });
      const form = page.getByRole('form');
      await pressWithKeys(page, form.getByRole('link', { name: 'Twenty off' }));
      await page.waitForURL(`**/promotion/${rival.id}`);
    });

    test('is paused, resumed and made longer', async ({ page, system }) => {
      const rows = await promotionRows(system);
      const product = await rows.addProduct(`Spinach until the new year ${locale}`);
      const { id, endsAt } = await rows.addRunning(product);
      await open(page, system, `/promotion/${id}`);
      await pressWithKeys(page, page.getByRole('button', { name: words.pause }));
      await expect(page.getByText(words.paused, { exact: true })).toBeVisible();
      await pressWithKeys(page, page.getByRole('button', { name: words.resume }));
      await expect(page.getByText(words.active, { exact: true })).toBeVisible();
      await expectSound(page);
      await pressWithKeys(page, page.getByRole('button', { name: words.edit }));
      await expect(page.getByRole('textbox', { name: words.discount })).toHaveCount(0);
      const ends = page.getByRole('group', { name: words.ends });
      await typeWithKeys(page, ends.getByRole('textbox').nth(1), '22:30');
      await expectSound(page);
      await pressWithKeys(page, page.getByRole('button', { name: words.save, exact: true }));
      await expect.poll(async () => (await rows.readPromotion(id)).endsAt).not.toBe(endsAt);
      expect(await rows.readPromotion(id)).toMatchObject({ effectiveStatus: 'ACTIVE' });
    });

    test('takes a code that was typed in Cyrillic, and says so', async ({ page, system }) => {
      const rows = await promotionRows(system);
      const { id } = await rows.addDraft(await rows.addProduct(`Garlic with a code ${locale}`));
      await open(page, system, `/promotion/${id}`);
      await pressWithKeys(page, page.locator('summary').filter({ hasText: words.who }));
      await tabTo(page, page.getByRole('radio', { name: words.automatic }));
      await page.keyboard.press('ArrowDown');
      const typed = locale === 'en' ? 'есен12' : 'есен34';
      await typeWithKeys(page, page.getByRole('textbox', { name: words.code }), typed);
      await expect(page.getByText(words.replaced)).toBeVisible();
      await pressWithKeys(page, page.getByRole('button', { name: words.save, exact: true }));
      const code = locale === 'en' ? 'ECEH12' : 'ECEH34';
      await expect.poll(async () => (await rows.readPromotion(id)).code).toBe(code);
    });

    test('has price tags that print alone, eight to a sheet or one each', async ({
      page,
      system,
    }) => {
      const rows = await promotionRows(system);
      const { id } = await rows.addRunning(await rows.addProduct(`Beetroot with tags ${locale}`));
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await open(page, system, `/promotion/${id}`);
      await pressWithKeys(page, page.getByRole('link', { name: words.tags }));
      const tag = page.getByRole('article');
      await expect(tag).toContainText(words.lowest);
      await expect(tag).toContainText('Стопанство Трајкови');
      await expectSound(page);
      await pressWithKeys(page, page.getByRole('button', { name: words.print }));
      await expect(page.locator('body')).toHaveAttribute('data-printed');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      const { width = 0, height = 0 } = (await tag.boundingBox()) ?? {};
      // 105 by 74 mm, at 96 pixels an inch.
      expect([Math.round(width), Math.round(height)]).toEqual([397, 280]);
      // Nothing of it is cut off.
      const cut = await tag.evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      );
      expect(cut).toBe(0);
      const printed = await page.pdf({ preferCSSPageSize: true });
      expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    });
  });
}

test('Promotions that meet are said in words in the table of the weeks', async ({
  page,
  system,
}) => {
  const rows = await promotionRows(system);
  const product = await rows.addProduct('Radish in the table');
  await rows.addRunning(product, { name: { en: 'Radish week' }, endsAt: inDays(5) });
  await rows.addRunning(product, { name: { en: 'Radish days' }, endsAt: inDays(3) });
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/promotion/timeline?view=table');
  await expect(page.getByRole('row', { name: /^Radish week.*Radish days/ })).toBeVisible();
  // The views are links and the period is a list: neither can be read as a part of the other.
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('month');
  const views = page.getByRole('navigation', { name: 'Show as' });
  await expect(views.getByRole('link', { name: 'Table' })).toHaveAttribute('aria-current', 'page');
  await expectNoFindings(page);
});
