import type { LotDetail } from '@pazar/contracts/produce-detail';
import { lotInputSchema, type LotInput, type LotPatch } from '@pazar/contracts/produce-input';
import { marketDay } from '../clock/market-day.ts';
import { sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { ownFile } from '../records/archive-file.ts';
import type { OwnRecord, Proposed } from '../records/own-record.ts';
import { mergePatch } from '../records/read-input.ts';
import { readLots, type LotRow } from '../stock/stock-rows.ts';
import { lotFaults } from './check-lot.ts';
import { readLot } from './lot-detail.ts';
import { lotStatusOn } from '../stock/lot-status.ts';
import {
  lotColumns,
  lotInputOf,
  readLotImages,
  writeLotImages,
  type SettledLot,
} from './lot-store.ts';
import { settleLot } from './settle-lot.ts';

export interface LotTypes {
  input: LotInput;
  settled: SettledLot;
  patch: LotPatch;
  row: LotRow;
  detail: LotDetail;
}

export const lotRecord: OwnRecord<LotTypes> = {
  entity: 'lot',
  called: { mk: 'Принос', en: 'Lot' },
  table: lots,
  names: { mk: lots.cropNameMk, en: lots.cropNameEn },
  cells: { name: lots.lotNumber, isOffered: sql`true` },
  lockedAs: 'lots',
  uniqueFields: { lots_agent_id_lot_number_key: '/lotNumber' },
  closing: { counted: 'stays.lots' },
  archive: [
    ownFile(
      'produce',
      {
        en: 'your lots: what you grew or received, and what is left',
        mk: 'вашите приноси: што сте одгледале или примиле и колку останало',
      },
      'lots',
    ),
  ],
  schema: lotInputSchema,
  read: readLot,
  locks: (ids) => ({ lots: ids }),
  row: readLotRow,
  inputOf: async ({ transaction }, row) =>
    lotInputOf(row, await readLotImages(transaction, row.id)),
  merge: mergeLot,
  settle: checkAndSettle,
  columns: (lot, row) => ({ ...lotColumns(lot), ...(isOpen(row) && { status: lot.status }) }),
  writeParts: writeLotImages,
  label: ({ lotNumber }) => lotNumber,
};

/**
 * Once there was a harvest, the state of a lot no longer follows from the agent's choice or from
 * dates.
 */
function isOpen(row: LotRow | null): boolean {
  return row === null || row.status === 'PLANNED' || row.status === 'GROWING';
}

/** A locked lot as of today. */
async function readLotRow(
  { transaction, agentId, now }: AgentContext,
  id: string,
): Promise<LotRow | undefined> {
  const [lot] = await readLots(transaction, agentId, [id]);
  return lot && { ...lot, status: lotStatusOn(marketDay(now), lot) };
}

function mergeLot(was: SettledLot, patch: LotPatch, row: LotRow): unknown {
  if (patch.status !== undefined && !isOpen(row)) {
    throw new Refusal('invalid-transition', { extensions: { state: row.status } });
  }
  // A crop by name replaces one from the list.
  const named = patch.cropName && patch.cropId === undefined ? { cropId: null } : {};
  return mergePatch(was, { ...patch, ...named });
}

async function checkAndSettle(
  context: AgentContext,
  { input, was, row }: Proposed<LotTypes>,
): Promise<SettledLot> {
  const errors = await lotFaults(context, { input, current: row });
  if (errors.length > 0) throw new Refusal('validation', { errors });
  const settled = await settleLot(context, input);
  return was === null || isOpen(row) ? settled : { ...settled, status: was.status };
}
