import type { InferInsertModel } from 'drizzle-orm';
import type { lots } from '../database/tables/lots.ts';
import type { movements } from '../database/tables/movements.ts';
import { movementRows } from './movement-rows.ts';
import { thousandthsOrNull, type SeedContext } from './seed-context.ts';
import type { SeedLot } from './seed-types.ts';

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
  const [supplierName, received] = lot.supplier ?? [];
  const [cropNameMk, cropNameEn] = lot.crop;
  const created = createdDaysAgo(lot);
  return {
    id: context.id('lot', `${username} ${lot.key}`, created),
    agentId,
    lotNumber,
    cropNameMk,
    cropNameEn,
    variety: lot.variety ?? null,
    origin: supplierName === undefined ? 'OWN' : 'SOURCED',
    supplierName: supplierName ?? null,
    receivedOn: context.dayOrNull(received),
    locationId: lot.place === undefined ? null : locationId(lot.place),
    plantedOn: context.dayOrNull(lot.planted),
    unit: lot.unit ?? 'KG',
    expectedQuantity: thousandthsOrNull(lot.expected),
    qualityClass: lot.quality ?? null,
    bestBefore: context.dayOrNull(lot.bestBefore),
    seasonYear,
    status: lot.status,
    createdAt: context.instant(created),
    updatedAt: context.instant(lot.changed),
  };
}

/** A lot is entered when it is planted or received, before anything happens to it. */
function createdDaysAgo({ planted, supplier, changed, ledger = {} }: SeedLot): number {
  const entries = Object.values(ledger).flat();
  return Math.max(planted ?? supplier?.[1] ?? 0, changed, ...entries.map(([when]) => when));
}
