import type { LocalizedText } from '@pazar/contracts/locale';
import type { LotInput } from '@pazar/contracts/produce-input';
import { z } from 'zod';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { findCrop } from './lot-references.ts';
import type { SettledLot } from './lot-store.ts';
import type { AgentContext } from '../records/agent-context.ts';

/**
 * Computes the fields that a checked lot leaves open: names of its crop, season, number, status.
 */
export async function settleLot(context: AgentContext, input: LotInput): Promise<SettledLot> {
  const { transaction, agentId, now } = context;
  const today = marketDay(now);
  const seasonYear = input.seasonYear ?? seasonOf(input, today);
  const isOwn = input.origin === 'OWN';
  return {
    ...input,
    cropName: await cropNameOf(context, input),
    supplierName: isOwn ? null : input.supplierName,
    receivedOn: isOwn ? null : input.receivedOn,
    seasonYear,
    lotNumber: input.lotNumber ?? (await nextLotNumber(transaction, agentId, seasonYear)),
    status: statusOn(today, input),
  };
}

function seasonOf({ plantedOn, receivedOn, expectedFrom }: LotInput, today: string): number {
  return Number((plantedOn ?? receivedOn ?? expectedFrom ?? today).slice(0, 4));
}

async function cropNameOf(
  { transaction }: AgentContext,
  { cropId, cropName }: LotInput,
): Promise<LocalizedText> {
  const crop = cropId === null ? undefined : await findCrop(transaction, cropId);
  return crop?.name ?? cropName ?? { mk: null, en: null };
}

/** The day of planting decides; without one, the agent's choice. */
function statusOn(today: string, { status, plantedOn }: LotInput): LotInput['status'] {
  if (plantedOn === null) return status;
  return plantedOn <= today ? 'GROWING' : 'PLANNED';
}

const numberRow = z.object({ rows: z.array(z.object({ next: z.coerce.number() })) });

/**
 * The next free number of an agent's season, `2026-014`. A request for the same season waits until
 * the earlier transaction ends, so that two lots never get one number.
 */
async function nextLotNumber(
  transaction: Database,
  agentId: string,
  seasonYear: number,
): Promise<string> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`lot ${agentId} ${seasonYear}`}, 0))`,
  );
  const answer = await transaction.execute(sql`
    select coalesce(max(substring(lot_number from '^[0-9]{4}-([0-9]{1,8})$')::integer), 0) + 1 as next
    from api.lots
    where agent_id = ${agentId} and lot_number like ${`${seasonYear}-%`}`);
  const [row] = numberRow.parse(answer).rows;
  return `${seasonYear}-${String(row?.next ?? 1).padStart(3, '0')}`;
}
