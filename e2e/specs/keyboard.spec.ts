import type { Page } from '@playwright/test';
import { openAtRest } from '../pages/open-at-rest.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** One stop of the Tab key. */
interface Stop {
  readonly what: string;
  readonly isMarked: boolean;
  readonly isInSight: boolean;
}

/** More stops than any page has. */
const most = 150;

/** Where the focus is, or null when it has left the page's controls. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    // A link that covers its row, and a field inside its frame, are marked around.
    const drawn = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...[element.parentElement, element.parentElement?.parentElement]
        .filter((around) => around instanceof HTMLElement)
        .map((around) => getComputedStyle(around)),
    ];
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const bar = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('nav');
    const isCovered = bar?.contains(element) === false;
    const inside = [width, height, bottom, right, innerHeight - top, innerWidth - left];
    return {
      what: element.outerHTML.slice(0, 160),
      isMarked:
        getComputedStyle(element).boxShadow !== 'none' ||
        drawn.some(
          ({ outlineStyle, outlineWidth }) =>
            outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
        ),
      isInSight: !isCovered && inside.every((length) => length > 0),
    };
  });
}

/** Presses Tab through the whole page, until the focus leaves it. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus is still on the page after ${most} stops`);
}

const visits = [
  { account: null, path: '/home' },
  { account: null, path: '/about' },
  { account: null, path: '/nowhere' },
  { account: 'producer', path: '/dashboard' },
  { account: 'producer', path: '/product' },
  { account: 'producer', path: '/promotion' },
  { account: 'producer', path: '/account/profile' },
];

test.describe('With the keyboard alone', () => {
  for (const { account, path } of visits) {
    test(`every stop of ${path} is marked and in sight, on a desk and on a phone, and Tab leaves it again`, async ({
      page,
      system,
    }) => {
      if (account !== null) await openSignedIn(page, { system, account });
      await openAtRest(page, path);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          window.scrollTo(0, 0);
        });
        const stops = await tabThrough(page);
        const message = `at ${width} px`;
        const wordsOf = (some: readonly Stop[]) => some.map(({ what }) => what);
        expect(stops.length, message).toBeGreaterThan(4);
        expect(wordsOf(stops.filter(({ isMarked }) => !isMarked)), message).toEqual([]);
        expect(wordsOf(stops.filter(({ isInSight }) => !isInSight)), message).toEqual([]);
      }
    });
  }

  test('a folded part of a form is a stop, and its fields are once it is unfolded', async ({
    shell,
    page,
    system,
  }) => {
    await openSignedIn(page, { system, account: 'seller' });
    await openAtRest(page, '/product/new');
    const fold = shell.main.locator('summary', { hasText: 'Food information' });
    const hasFocus = (element: Element) => element === document.activeElement;
    await shell.main.getByRole('textbox').first().focus();
    // Fewer stops than these are before it.
    for (let stops = 0; stops < 80 && !(await fold.evaluate(hasFocus)); stops += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(fold).toBeFocused();
    const part = fold.locator('xpath=..');
    if ((await part.getAttribute('open')) === null) await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(part.locator(':focus')).toBeVisible();
    await expect(fold).not.toBeFocused();
  });

  test('the first stop skips the navigation', async ({ shell, page, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/about');
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(shell.main).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(shell.main.getByRole('button').first()).toBeFocused();
  });

  test('an agent signs in, opens a section and signs out', async ({ shell, page }) => {
    await page.goto('/home');
    await page.getByLabel('Username').focus();
    await page.keyboard.type('producer');
    await page.keyboard.press('Tab');
    await page.keyboard.type('pazar-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    // A new page moves the focus when it has rendered.
    await expect(shell.main).toBeFocused();

    await shell.navigation.getByRole('link', { name: 'Products' }).focus();
    await page.keyboard.press('Enter');
    await expect(shell.main.getByRole('heading', { name: 'Products' })).toBeVisible();
    await expect(shell.main).toBeFocused();

    await page.getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
  });

  test('a dialog returns the focus to the button that opened it', async ({ page, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/account/security');
    const opener = page.getByRole('button', { name: 'Turn on', exact: true });
    const dialog = page.getByRole('dialog');
    for (const leave of ['Escape', 'Enter']) {
      await opener.press('Enter');
      await expect(dialog).toBeVisible();
      if (leave === 'Enter') await dialog.getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press(leave);
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('the palette stays where it is while one types', async ({ page, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await expect(palette.getByRole('option').first()).toBeVisible();
    const topOf = async () => Math.round((await palette.boundingBox())?.y ?? Number.NaN);
    // The window has arrived: it rises as it opens.
    await palette.evaluate((window) =>
      Promise.all(window.getAnimations().map(({ finished }) => finished)),
    );
    const top = await topOf();
    expect(top).toBe(Math.round(0.15 * (page.viewportSize()?.height ?? 0)));
    const field = palette.getByRole('combobox');
    for (const text of ['ajvar', 'zzzz']) {
      await field.fill(text);
      expect(await topOf()).toBe(top);
      await expect(palette.getByRole('status')).not.toHaveText('Searching…');
      expect(await topOf()).toBe(top);
    }
    await expect(palette.getByRole('status')).not.toBeEmpty();
  });

  test('the entry of the page is marked in forced colours too', async ({ shell, page, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/product');
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    const looks = (name: string) =>
      shell.navigation.getByRole('link', { name, exact: true }).evaluate((link) => {
        const { backgroundColor, borderStyle, borderColor, outlineStyle, color } =
          getComputedStyle(link);
        return { backgroundColor, borderStyle, borderColor, outlineStyle, color };
      });
    expect(await looks('Products')).not.toEqual(await looks('Locations'));
  });
});
