import type { Locator } from '@playwright/test';
import { boxOf } from '../pages/box-of.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const services = '/probe/services';

/** The clock of a message is an animation of the library's. */
const clockOf = (message: Locator) =>
  message
    .locator('[role="progressbar"]')
    .evaluate((bar) =>
      bar.getAnimations().map(({ playState, effect }) => [playState, effect?.getTiming().duration]),
    );

/** Pauses the timer of a message at that many milliseconds, or lets it expire. */
const setClock = (message: Locator, time: number | 'end') =>
  message.locator('[role="progressbar"]').evaluate((bar, at) => {
    for (const animation of bar.getAnimations()) {
      animation.pause();
      if (at === 'end') animation.finish();
      else animation.currentTime = at;
    }
  }, time);

test.describe('A notification', () => {
  // The middle and the lower edge below follow from it.
  test.use({ viewport: { width: 1280, height: 900 } });

  test.beforeEach(async ({ page, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(services);
    await page.getByLabel('Name').fill('Ajvar');
  });

  test('fills in names, shows at the bottom centre, and goes after 5000 ms', async ({ page }) => {
    await page.getByRole('button', { name: 'Say so' }).click();
    const message = page.locator('.alert');
    await expect(message).toBeVisible();
    await page.mouse.move(10, 10);

    await expect(message).toHaveText('Ajvar is saved.');
    const { left, right, bottom } = await boxOf(message);
    expect(Math.abs((left + right) / 2 - 640)).toBeLessThan(2);
    expect(bottom).toBeGreaterThan(840);
    await expect.poll(() => clockOf(message)).toEqual([['running', 5000]]);

    // Only its expiry removes the message.
    await setClock(message, 4999);
    await expect(message).toBeVisible();
    await setClock(message, 'end');
    await expect(message).toHaveCount(0);
  });

  test('is announced politely, in a region that was there before it, and waits while a pointer is on it', async ({
    page,
  }) => {
    const region = page.getByRole('region', { name: /^Notifications/ });
    await page.getByRole('button', { name: 'Say so' }).click();
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region.getByRole('status')).toContainText('Ajvar is saved.');
    const message = page.locator('.alert');
    await message.hover();
    await expect.poll(() => clockOf(message)).toEqual([['paused', 5000]]);
    await page.mouse.move(10, 10);
    await expect.poll(() => clockOf(message)).toEqual([['running', 5000]]);
  });

  test('has an action that the keyboard reaches, waits meanwhile, and can be closed without it', async ({
    shell,
    page,
  }) => {
    await page.getByRole('button', { name: 'Archive' }).press('Enter');
    const message = page.locator('.alert');
    await expect(message).toContainText('Ajvar is archived.');
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');

    await expect(message.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
    await expect.poll(() => clockOf(message)).toEqual([['paused', 5000]]);
    await page.keyboard.press('Enter');

    await expect(shell.main.getByText('Undone 1 time')).toBeVisible();
    await expect(message).toHaveCount(0);

    await page.getByRole('button', { name: 'Archive' }).click();
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveCount(0);
    await expect(shell.main.getByText('Undone 1 time')).toBeVisible();
  });

  test('leaves within 500 ms, and at once where motion is reduced, after the same time', async ({
    page,
  }) => {
    const message = page.locator('.alert');
    const close = message.getByRole('button', { name: 'Close' });
    for (const [reducedMotion, duration] of [
      ['no-preference', '0.5s'],
      ['reduce', '0.001s'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.getByRole('button', { name: 'Say so' }).click();
      await expect(close).toBeVisible();
      await expect.poll(async () => (await clockOf(message))[0]?.[1]).toBe(5000);
      const leaving = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('animationstart', ({ animationName, target }) => {
              if (animationName.endsWith('leaves') && target instanceof Element) {
                resolve(getComputedStyle(target).animationDuration);
              }
            });
          }),
      );
      await close.click();
      expect(await leaving).toBe(duration);
      await expect(message).toHaveCount(0);
    }
  });

  test('has targets for thumbs and fits a phone, in Macedonian too', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('locale', 'mk'));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByLabel('Name').fill('');
    await page.reload();
    await page.getByLabel('Назив').fill('Ајвар');
    await page.getByRole('button', { name: 'Архивирај' }).click();

    const message = page.getByRole('region', { name: /^Известувања/ }).locator('.alert');
    await expect(message).toContainText('Ајвар е архивиран.');
    const { left, right } = await boxOf(message);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    for (const name of ['Врати', 'Затвори']) {
      // The box of layout: while the message slides in, what is painted is a fraction smaller.
      const [width, height] = await message
        .getByRole('button', { name })
        .evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });
});
