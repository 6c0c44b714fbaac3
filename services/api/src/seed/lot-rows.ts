import type { LotStatus } from '@pazar/contracts/produce';
import type { InferInsertModel } from 'drizzle-orm';
import type { lots } from '../database/tables/lots.ts';
import type { movements } from '../database/tables/movements.ts';
import { lotIndexColumns } from '../repositories/lot-index-columns.ts';
import { movementRows } from './movement-rows.ts';
import { thousandthsOrNull, type SeedContext } from './seed-context.ts';
import type { SeedLot } from './seed-types.ts';

const endedStatuses: readonly LotStatus[] = ['CLOSED', 'LOST'];

type LotRow = InferInsertModel<typeof lots>;

export interface LotRows {
  /** By the key that products name them with. */
  lots: Map<string, LotRow>;
  movements: InferInsertModel<typeof movements>[];
}

export interface LotOwner {
  agentId: string;
  username: string;
  locationId: (key: string) => string;
}

/** An agent's lots, numbered by season in the order of the data, with their ledgers. */
export function lotRows(context: SeedContext, owner: LotOwner, seedLots: SeedLot[]): LotRows {
  const numbers = new Map<number, number>();
  const rows = seedLots.map((lot) => {
    const seasonYear = Number(context.day(Math.min(lot.planted ?? 0, 330)).slice(0, 4));
    const number = (numbers.get(seasonYear) ?? 0) + 1;
    numbers.set(seasonYear, number);
    const lotNumber = `${seasonYear}-${String(number).padStart(3, '0')}`;
    return { lot, row: lotRow(context, owner, { lot, seasonYear, lotNumber }) };
  });
  return {
    lots: new Map(rows.map(({ lot, row }) => [lot.key, row])),
    movements: rows.flatMap(({ lot, row }) =>
      movementRows(context, { agentId: owner.agentId, lotId: row.id }, lot.ledger ?? {}),
    ),
  };
}

interface NumberedLot {
  lot: SeedLot;
  seasonYear: number;
  lotNumber: string;
}

function lotRow(
  context: SeedContext,
  { agentId, username, locationId }: LotOwner,
  { lot, seasonYear, lotNumber }: NumberedLot,
): LotRow {
  const [cropNameMk, cropNameEn] = lot.crop;
  const variety = lot.variety ?? null;
  const created = createdDaysAgo(lot);
  return {
    ...originColumns(context, lot),
    ...planColumns(context, lot),
    ...stateColumns(context, lot),
    ...lotIndexColumns({ cropNameMk, cropNameEn, variety, lotNumber }),
    id: context.id('lot', `${username} ${lot.key}`, created),
    agentId,
    lotNumber,
    cropNameMk,
    cropNameEn,
    variety,
    locationId: lot.place === undefined ? null : locationId(lot.place),
    seasonYear,
    createdBy: agentId,
    updatedBy: agentId,
    createdAt: context.instant(created),
    updatedAt: context.instant(lot.changed),
  };
}

function originColumns(context: SeedContext, { supplier }: SeedLot) {
  const [supplierName = null, received] = supplier ?? [];
  return {
    origin: supplierName === null ? 'OWN' : 'SOURCED',
    supplierName,
    receivedOn: context.dayOrNull(received),
  } as const;
}

function planColumns(context: SeedContext, lot: SeedLot) {
  return {
    area: thousandthsOrNull(lot.area?.[0]),
    areaUnit: lot.area?.[1] ?? null,
    plantedOn: context.dayOrNull(lot.planted),
    expectedFrom: context.dayOrNull(lot.ripens?.[0]),
    expectedTo: context.dayOrNull(lot.ripens?.[1]),
    unit: lot.unit ?? 'KG',
    expectedQuantity: thousandthsOrNull(lot.expected),
  };
}

function stateColumns(context: SeedContext, lot: SeedLot) {
  const [lossReason = null, lossNote = null] = lot.loss ?? [];
  const hasEnded = endedStatuses.includes(lot.status);
  return {
    qualityClass: lot.quality ?? null,
    bestBefore: context.dayOrNull(lot.bestBefore),
    certifications: lot.certification ? [lot.certification] : [],
    notes: lot.notes ?? null,
    status: lot.status,
    lossReason,
    lossNote,
    closedAt: hasEnded ? context.instant(lot.changed) : null,
  };
}

/** A lot is entered when it is planted or received, before anything happens to it. */
function createdDaysAgo({ planted, supplier, changed, ledger = {} }: SeedLot): number {
  const entries = Object.values(ledger).flat();
  return Math.max(planted ?? supplier?.[1] ?? 0, changed, ...entries.map(([when]) => when));
}
