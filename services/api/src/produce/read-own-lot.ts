import type { LotDetail } from '@pazar/contracts/produce-detail';
import { marketDay } from '../clock/market-day.ts';
import { Refusal } from '../problems/refusal.ts';
import { readLotDetail } from './lot-detail.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** An own lot; 404 `not-found` for any other. */
export async function readOwnLot(
  { transaction, agentId, now }: AgentContext,
  id: string,
): Promise<LotDetail> {
  const lot = await readLotDetail(transaction, { id, agentId }, marketDay(now));
  if (lot === undefined) throw new Refusal('not-found');
  return lot;
}
