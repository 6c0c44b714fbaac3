import { expect, type Page } from '@playwright/test';
import { followAddress } from './follow-address.ts';

/** Fields of a page that are typed into; more of them behave alike. */
const maxFields = 2;

/**
 * Translates a page as Chrome does, again after each change, types into its fields meanwhile, and
 * expects that it goes on and loses nothing. The next page finds the translated one and removes it.
 */
export async function expectTranslatable(page: Page): Promise<void> {
  const translator = await page.evaluateHandle(startTranslator);
  const main = page.getByRole('main');
  // Dates and numbers are written by the page in its own way.
  const texts = main.locator('input:not([inputmode])').or(main.locator('textarea'));
  for (const field of await main.getByRole('textbox').and(texts).all()) {
    if ((await page.locator('[data-typed]').count()) === maxFields) break;
    if (!(await field.isVisible()) || !(await field.isEditable({ timeout: 1000 }))) continue;
    const before = await field.inputValue();
    await field.fill(`${before}7`);
    await expect(field).toHaveValue(`${before}7`);
    await field.fill(before);
    await expect(field).toHaveValue(before);
    await field.evaluate((element) => element.setAttribute('data-typed', ''));
  }
  await expect(
    main.getByRole('heading', { name: /stopped working|престана да работи/ }),
  ).toHaveCount(0);
  await translator.evaluate((stop) => stop());
  await leave(page);
}

/** The next page removes the translated one. What a form computed from a field may be unsaved. */
async function leave(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname === '/contact' ? '/landing' : '/contact';
  const before = await page.title();
  const discard = page.getByRole('alertdialog').getByRole('button').last();
  await followAddress(page, path);
  await expect(async () => {
    if (await discard.isVisible()) await discard.click();
    expect(await page.title()).not.toBe(before);
  }).toPass();
}

/** Puts every text into `<font><font>`, now and whenever one is added. */
function startTranslator(): () => void {
  // The element is one that no page writes any more.
  const aFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const roots = document.querySelectorAll('main, aside');
  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const isNew = text.parentElement?.closest('font, [translate="no"], textarea, style') === null;
      if (text instanceof Text && isNew && text.data.trim() !== '') texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [aFont(), aFont()];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text);
    }
  }
  const observer = new MutationObserver(() => roots.forEach(translate));
  for (const root of roots) {
    translate(root);
    observer.observe(root, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
}
