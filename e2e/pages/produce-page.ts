import type { Movement } from '@pazar/contracts/movement';
import { movementPageSchema } from '@pazar/contracts/movement';
import type { LotSummary } from '@pazar/contracts/produce';
import { lotPageSchema } from '@pazar/contracts/produce';
import { type LotDetail, lotDetailSchema } from '@pazar/contracts/produce-detail';
import type { Locator, Page } from '@playwright/test';
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
