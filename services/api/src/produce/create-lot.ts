import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { LotInput } from '@pazar/contracts/produce-input';
import { newId } from '../records/new-id.ts';
import { lots } from '../database/tables/lots.ts';
import { Refusal } from '../problems/refusal.ts';
import { writeLotImages } from './lot-images.ts';
import { lotColumns } from './lot-store.ts';
import { lotFaults } from './check-lot.ts';
import { readOwnLot } from './read-own-lot.ts';
import { recordLotChange } from './record-lot-change.ts';
import { requireFreeNumber, writeNumbered } from './require-free-number.ts';
import { settleLot } from './settle-lot.ts';
import type { AgentContext } from '../records/agent-context.ts';

/**
 * Enters a new lot. 422 `validation` when what it refers to is not the agent's own or does not
 * fit; 409 `duplicate` when its number is taken.
 */
export async function createLot(context: AgentContext, given: LotInput): Promise<LotDetail> {
  const { transaction, agentId, now } = context;
  const errors = await lotFaults(context, { input: given, current: null });
  if (errors.length > 0) throw new Refusal('validation', { errors });

  const lot = await settleLot(context, given);
  const id = newId(now);
  await requireFreeNumber(context, { lotNumber: lot.lotNumber, lotId: id });
  await writeNumbered(
    transaction.insert(lots).values({
      ...lotColumns(lot),
      id,
      agentId,
      status: lot.status,
      createdBy: agentId,
      updatedBy: agentId,
      createdAt: now,
      updatedAt: now,
    }),
  );
  await writeLotImages(transaction, id, lot.imageIds);
  await recordLotChange(context, {
    action: 'create',
    lot: { id, lotNumber: lot.lotNumber },
    version: 1,
    after: { ...lot },
  });
  return readOwnLot(context, id);
}
