import { type LotStatus, lotStatusSchema } from '@pazar/contracts/produce';
import { lossReasonSchema } from '@pazar/contracts/produce-detail';
import type { LotInput } from '@pazar/contracts/produce-input';
import { z } from 'zod';
import type { References } from '../csv/references.ts';
import type { InferInsertModel } from '../database/drizzle.ts';
import type { lots } from '../database/tables/lots.ts';
import type { movements } from '../database/tables/movements.ts';
import { lotColumns } from '../produce/lot-store.ts';
import { lotTarget, newLot } from '../produce/lot-target.ts';
import { withDailySales } from './daily-sales.ts';
import { movementRows } from './movement-rows.ts';
import type { SeedContext } from './seed-context.ts';
import {
  ledgerColumns,
  ledgerSchema,
  numberCodec,
  readSeedFiles,
  seedColumn,
  type SeedLedger,
  withReadOnly,
} from './seed-files.ts';

const columns = [
  ...withReadOnly(lotTarget.columns),
  seedColumn('agent'),
  seedColumn('key'),
  seedColumn('created', numberCodec),
  seedColumn('changed', numberCodec),
  seedColumn('price', numberCodec),
  seedColumn('loss_reason'),
  seedColumn('loss_note'),
  ...ledgerColumns,
];

const besideInput = z.object({
  key: z.string(),
  /** When it was entered, in days ago; without it, with its first entry. */
  created: z.number().optional(),
  changed: z.number(),
  status: lotStatusSchema,
  /** Of one unit, in denars. */
  price: z.number().nullable().default(null),
  loss_reason: z.nullable(lossReasonSchema).default(null),
  loss_note: z.string().nullable().default(null),
  ledger: ledgerSchema,
});

/** A lot as its agent would enter it, and what else the demo knows of it. */
export interface SeedLot extends z.infer<typeof besideInput> {
  created: number;
  agent: string;
  input: LotInput;
}

export interface LotRows {
  lots: InferInsertModel<typeof lots>[];
  movements: InferInsertModel<typeof movements>[];
}

export interface LotOwner {
  agentId: string;
  username: string;
}

const endedStatuses: readonly LotStatus[] = ['CLOSED', 'LOST'];
/** A lot that was planted earlier belongs to a season of the year before today's: the demo has two. */
const oldestDays = 330;

export async function readSeedLots(
  context: SeedContext,
  referencesOf: (agent: string) => References,
): Promise<SeedLot[]> {
  const rows = await readSeedFiles(context, 'lots', { columns, referencesOf });
  return rows.map(({ agent, values: { seed, status, ...values } }) => {
    const beside = besideInput.parse({ ...z.looseObject({}).parse(seed), status });
    const input = newLot(values);
    const ledger = soldDaily(context, { ...beside, unit: input.unit });
    const first = Math.max(...Object.values(ledger).flatMap((all) => all.map(([when]) => when)));
    return { ...beside, agent, input, ledger, created: beside.created ?? first };
  });
}

/** The rows of an agent's lots, numbered by season in their order, with their ledgers. */
export function lotRows(context: SeedContext, owner: LotOwner, seedLots: SeedLot[]): LotRows {
  const numbers = new Map<number, number>();
  const rows = seedLots.map((lot) => {
    const { plantedOn } = lot.input;
    const oldest = context.day(oldestDays);
    const season = plantedOn ?? context.day(0);
    const seasonYear = Number((season < oldest ? oldest : season).slice(0, 4));
    const number = (numbers.get(seasonYear) ?? 0) + 1;
    numbers.set(seasonYear, number);
    const lotNumber = `${seasonYear}-${String(number).padStart(3, '0')}`;
    return { lot, row: lotRow(context, owner, { lot, seasonYear, lotNumber }) };
  });
  return {
    lots: rows.map(({ row }) => row),
    movements: rows.flatMap(({ lot: { ledger, price }, row }) =>
      movementRows(context, { agentId: owner.agentId, lotId: row.id }, { ledger, price }),
    ),
  };
}

/** The ledger of a lot with its sales spread over days. */
function soldDaily(
  context: SeedContext,
  { key, unit, ledger, status, changed }: z.infer<typeof besideInput> & Pick<LotInput, 'unit'>,
): SeedLedger {
  const closed = status === 'AVAILABLE' ? null : changed;
  return withDailySales(context, { key, unit, entries: ledger, closed });
}

export function lotIdOf(context: SeedContext, { username }: LotOwner, { key, created }: SeedLot) {
  return context.id('lot', `${username} ${key}`, created);
}

function lotRow(
  context: SeedContext,
  owner: LotOwner,
  { lot, ...numbered }: { lot: SeedLot; seasonYear: number; lotNumber: string },
) {
  const { agentId } = owner;
  const { input, status, changed } = lot;
  return {
    ...lotColumns({ ...input, ...numbered, cropName: input.cropName ?? { mk: null, en: null } }),
    id: lotIdOf(context, owner, lot),
    agentId,
    status,
    lossReason: lot.loss_reason,
    lossNote: lot.loss_note,
    closedAt: endedStatuses.includes(status) ? context.instant(changed) : null,
    createdBy: agentId,
    updatedBy: agentId,
    createdAt: context.instant(lot.created),
    updatedAt: context.instant(changed),
  };
}
