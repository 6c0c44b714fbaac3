import { defaultPreferences, preferencesSchema } from '@pazar/contracts/preferences';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { readFromApi } from '../system/agents-api.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { sharedAccess, sharedSession } from '../system/signed-in.ts';
import { readFirstLot, recordOnLot } from './produce-page.ts';

const reads = '**/api/v1/dashboard?**';
/** The panel with this heading. */
export const panel = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

/** Waits until every panel has its data. */
export async function untilRead(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
}

/** The pages that links of items open, and the number shown for each. */
export async function numbersOf(items: Locator, pattern = /\d+/) {
  return items.evaluateAll(
    (all, source) =>
      all.map((item) => ({
        address: (item.matches('a') ? item : item.querySelector('a'))?.getAttribute('href') ?? '',
        number: Number.parseInt(new RegExp(source).exec(item.textContent)?.[0] ?? '', 10),
      })),
    pattern.source,
  );
}

/** Makes every read of the dashboard fail, or never end, until the returned function is called. */
export async function stopReads(
  page: Page,
  stop: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(reads, stop);
  return () => page.unroute(reads, stop);
}

/** Sells a kilogram of a lot of the producer for this many euros at each of the instants. */
export async function sellInEuros(
  system: PazarSystem,
  sales: readonly (readonly [occurredAt: string, euros: number])[],
): Promise<void> {
  const access = await sharedAccess(system, 'producer');
  const query = 'status=AVAILABLE&stock=some&unit=KG&sort=-harvested';
  const { id } = await readFirstLot(access, query);
  for (const [occurredAt, euros] of sales) {
    const price = { unitPriceMinor: euros * 100, currency: 'EUR' };
    await recordOnLot(access, id, { type: 'SALE', quantity: '-1.000', occurredAt, ...price });
  }
}

/**
 * An account's arrangement of its dashboard, set through the API; `reset` shows everything again.
 */
export async function arrangementOf(system: PazarSystem, account: string) {
  const { token } = await sharedSession(system, account);
  const url = `${system.apiUrl}/v1/account/preferences`;
  const read = () => readFromApi({ url, token }, preferencesSchema);
  return {
    read: async () => (await read()).dashboard,
    async reset(): Promise<void> {
      const { version } = await read();
      const answer = await fetch(url, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'If-Match': `"${version}"`,
        },
        body: JSON.stringify(defaultPreferences),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
}
