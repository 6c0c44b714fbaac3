import type { Movement } from '@pazar/contracts/movement';
import { movementPageSchema } from '@pazar/contracts/movement';
import type { LotSummary } from '@pazar/contracts/produce';
import { lotPageSchema } from '@pazar/contracts/produce';
import { type LotDetail, lotDetailSchema } from '@pazar/contracts/produce-detail';
import { expect, type Locator, type Page } from '@playwright/test';
import { postToApi, readFromApi } from '../system/agents-api.ts';
import type { Access } from '../system/signed-in.ts';

/** The produce section as its user sees it, and its rows as the API has them. */
export class ProducePage {
  readonly page: Page;
  readonly main: Locator;
  readonly waiting: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.waiting = this.main.getByRole('region', {
      name: /not recorded yet|не се евидентирани|не е евидентиран/,
    });
  }

  /** Opens the list and waits for its rows. */
  async open(): Promise<void> {
    await this.page.goto('/produce');
    await this.main.getByRole('row').nth(1).waitFor();
  }

  /** Records a harvest through the list, as without a network: the page is not reloaded. */
  async recordOffline(lotNumber: string, quantity: string): Promise<void> {
    const { main, page } = this;
    await main.getByRole('button', { name: 'Record harvest' }).click();
    const lot = main.getByRole('radio', { name: new RegExp(lotNumber) });
    const all = main.getByRole('button', { name: /^Show all/ });
    await expect(lot.or(all).first()).toBeVisible();
    if (await lot.isVisible()) {
      await lot.check();
    } else {
      await all.click();
      const found = page.getByRole('dialog').getByRole('button', { name: new RegExp(lotNumber) });
      await found.click();
    }
    await this.quantity.fill(quantity);
    await this.save.click();
    await expect(this.waiting).toContainText(`${quantity}\u00a0`);
  }

  /** Opens the form of an entry on one lot. */
  async openEntry(kind: string, lotId: string): Promise<void> {
    await this.page.goto(`/produce/record/${kind}?lot=${lotId}`);
    await this.quantity.waitFor();
  }

  get quantity(): Locator {
    return this.main.getByLabel(/^(How much|Колку)/);
  }

  /** The button that saves the entry. */
  get save(): Locator {
    return this.main.getByRole('button', { name: /^(Record|Adjust|Внеси|Коригирај) / });
  }
}

/** Reads the lots of an agent, past the shell. */
export async function readLots({ apiUrl, token }: Access, query: string): Promise<LotSummary[]> {
  const url = `${apiUrl}/v1/produce?${query}`;
  return (await readFromApi({ url, token }, lotPageSchema)).items;
}

/** Reads the first lot that a query finds. */
export async function readFirstLot(access: Access, query: string): Promise<LotSummary> {
  const [lot] = await readLots(access, `${query}&limit=1`);
  if (lot === undefined) throw new Error(`No lot for ${query}`);
  return lot;
}

/** Reads the ledger of a lot, newest first, past the shell. */
export async function readLedger({ apiUrl, token }: Access, lotId: string): Promise<Movement[]> {
  const url = `${apiUrl}/v1/produce/${lotId}/movements?sort=-createdAt&limit=100`;
  return (await readFromApi({ url, token }, movementPageSchema)).items;
}

/** Records a movement on a lot, as another client would. */
export async function recordOnLot(
  { apiUrl, token }: Access,
  lotId: string,
  body: object,
): Promise<void> {
  await postToApi({ url: `${apiUrl}/v1/produce/${lotId}/movements`, token, body });
}

/** Enters a lot of pumpkins and harvests 12 kg of it, as another client would. */
export async function enterHarvestedLot(access: Access): Promise<LotDetail> {
  const { apiUrl, token } = access;
  const body = { cropName: { mk: 'Тиква', en: 'Pumpkin' }, unit: 'KG' };
  const lot = lotDetailSchema.parse(await postToApi({ url: `${apiUrl}/v1/produce`, token, body }));
  await recordOnLot(access, lot.id, { type: 'HARVEST', quantity: '12.000' });
  return lot;
}
