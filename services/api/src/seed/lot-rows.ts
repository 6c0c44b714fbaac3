import type { LotStatus } from '@pazar/contracts/produce';
import type { InferInsertModel } from '../database/drizzle.ts';
import type { lots } from '../database/tables/lots.ts';
import type { movements } from '../database/tables/movements.ts';
import { lotIndexColumns } from '../produce/lot-store.ts';
import { cropFacts } from './data/crop-facts.ts';
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
      movementRows(
        context,
        { agentId: owner.agentId, lotId: row.id },
        { ledger: lot.ledger ?? {}, price: cropFacts[lot.crop[1]]?.price ?? null },
      ),
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
  const facts = cropFacts[lot.crop[1]];
  const [from, to] = ripening(lot) ?? [];
  const [area, areaUnit] = areaOf(lot) ?? [];
  return {
    cropId: facts?.id ?? null,
    area: thousandthsOrNull(area),
    areaUnit: areaUnit ?? null,
    plantedOn: context.dayOrNull(lot.planted),
    expectedFrom: context.dayOrNull(from),
    expectedTo: context.dayOrNull(to),
    unit: lot.unit ?? 'KG',
    expectedQuantity: thousandthsOrNull(lot.expected),
  };
}

/** The lot's own value, otherwise the crop's usual one after planting. */
function ripening({ ripens, planted, crop }: SeedLot): SeedLot['ripens'] {
  const days = cropFacts[crop[1]]?.days;
  if (ripens !== undefined || planted === undefined || days === undefined) return ripens;
  const [toMaturity, picked] = days;
  return [planted - toMaturity, planted - toMaturity - picked];
}

/** The lot's own area, otherwise the decares that yield its expected quantity. */
function areaOf({ area, supplier, expected, crop }: SeedLot): SeedLot['area'] {
  const perDka = cropFacts[crop[1]]?.perDka;
  if (area !== undefined || supplier !== undefined) return area;
  if (expected === undefined || perDka === undefined) return undefined;
  return [Math.max(0.1, Math.round((expected / perDka) * 10) / 10), 'DKA'];
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
