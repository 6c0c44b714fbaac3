import { dashboardSchema } from '@pazar/contracts/dashboard';
import { defaultPreferences, preferencesSchema } from '@pazar/contracts/preferences';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { readFromApi } from '../system/agents-api.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { sharedAccess, sharedSession } from '../system/signed-in.ts';
import { readFirstLot, recordOnLot } from './produce-page.ts';

const reads = '**/api/v1/dashboard?**';
const problem = {
  type: 'urn:pazar:problem:internal',
  title: 'Something went wrong on the server.',
  status: 500,
  code: 'internal',
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
};

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

/**
 * Makes one block of every answer fail; returns the function that chooses the block, null for none.
 */
export async function failBlocks(page: Page): Promise<(block: string | null) => void> {
  let failing: string | null = null;
  await page.route(reads, async (route) => {
    const answer = await route.fetch();
    const dashboard = dashboardSchema.parse(await answer.json());
    const isAsked = failing !== null && failing in (dashboard.selling ?? {});
    const selling = { ...dashboard.selling, ...(isAsked && { [failing ?? '']: { problem } }) };
    await route.fulfill({ response: answer, json: { ...dashboard, selling } });
  });
  return (block) => {
    failing = block;
  };
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
