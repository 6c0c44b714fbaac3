import { expect, type Page } from '@playwright/test';
import { sectionCache } from '@pazar/contracts/releases/kept-caches';

/** The versions of a section whose files the browser has kept. */
export async function keptVersions(page: Page, section: string): Promise<readonly string[]> {
  const start = `${sectionCache}${section}@`;
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
}

/** Waits until a page has kept everything that it needs for a start without a network. */
export async function untilKept(page: Page, section: string): Promise<void> {
  const isThere = async () => (await keptVersions(page, section)).length > 0;
  await expect.poll(isThere, { message: `${section} is kept` }).toBe(true);
  const held = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(held, { message: 'nothing more is kept' }).not.toContain('pazar-keep');
}
