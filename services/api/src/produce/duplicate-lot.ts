import type { LotDetail } from '@pazar/contracts/produce-detail';
import { marketDay } from '../clock/market-day.ts';
import { lotInputOf } from './lot-store.ts';
import { createLot } from './create-lot.ts';
import { lockLot } from './lock-lot.ts';
import type { AgentContext } from '../records/agent-context.ts';

/**
 * Plans the same again this season: what grows where, how large and how much, without the dates,
 * the notes, the images and the number. What was bought in is received today.
 */
export async function duplicateLot(context: AgentContext, id: string): Promise<LotDetail> {
  const lot = await lockLot(context, { id, version: null });
  const today = marketDay(context.now);
  return createLot(context, {
    ...lotInputOf(lot, []),
    lotNumber: null,
    receivedOn: lot.origin === 'SOURCED' ? today : null,
    plantedOn: null,
    expectedFrom: null,
    expectedTo: null,
    bestBefore: null,
    notes: null,
    seasonYear: null,
    status: 'PLANNED',
  });
}
