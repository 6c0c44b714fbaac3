import type { LocalizedText } from '@pazar/contracts/locale';
import type { LotInput } from '@pazar/contracts/produce-input';
import { marketDay } from '../clock/market-day.ts';
import { findCrop } from './lot-references.ts';
import type { SettledLot } from './lot-store.ts';
import { nextLotNumber } from './next-lot-number.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** Works out what a checked lot leaves open: names of its crop, season, number, what grows. */
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

/** The day of planting decides; without one, what the agent says. */
function statusOn(today: string, { status, plantedOn }: LotInput): LotInput['status'] {
  if (plantedOn === null) return status;
  return plantedOn <= today ? 'GROWING' : 'PLANNED';
}
