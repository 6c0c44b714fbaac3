import { randomUUID } from 'node:crypto';
import type { Movement } from '@pazar/contracts/movement';
import { movementPageSchema } from '@pazar/contracts/movement';
import type { LotSummary } from '@pazar/contracts/produce';
import { lotPageSchema } from '@pazar/contracts/produce';
import { type LotDetail, lotDetailSchema } from '@pazar/contracts/produce-detail';
import type { Locator, Page } from '@playwright/test';
import { readFromApi } from '../system/agents-api.ts';

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
export async function readLots(
  { apiUrl, token }: { apiUrl: string; token: string },
  query: string,
): Promise<LotSummary[]> {
  const url = `${apiUrl}/v1/produce?${query}`;
  return (await readFromApi({ url, token }, lotPageSchema)).items;
}

/** Reads the ledger of a lot, newest first, past the shell. */
export async function readLedger(
  { apiUrl, token }: { apiUrl: string; token: string },
  lotId: string,
): Promise<Movement[]> {
  const url = `${apiUrl}/v1/produce/${lotId}/movements?sort=-createdAt&limit=100`;
  return (await readFromApi({ url, token }, movementPageSchema)).items;
}

interface Access {
  apiUrl: string;
  token: string;
}

/** Sells some of a lot at the market, as another client would. */
export async function sellFromLot(access: Access, lotId: string, quantity: string): Promise<void> {
  const sale = { type: 'SALE', quantity: `-${quantity}`, channel: 'MARKET', force: true };
  await post(access, `/v1/produce/${lotId}/movements`, sale);
}

/** Enters a lot of pumpkins and harvests 12 kg of it, as another client would. */
export async function enterHarvestedLot(access: Access): Promise<LotDetail> {
  const crop = { cropName: { mk: 'Тиква', en: 'Pumpkin' }, unit: 'KG' };
  const lot = lotDetailSchema.parse(await post(access, '/v1/produce', crop));
  const harvest = { type: 'HARVEST', quantity: '12.000' };
  await post(access, `/v1/produce/${lot.id}/movements`, harvest);
  return lot;
}

async function post({ apiUrl, token }: Access, path: string, body: object): Promise<unknown> {
  const answer = await fetch(apiUrl + path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
