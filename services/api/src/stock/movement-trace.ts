import type { Movement } from '@pazar/contracts/movement';
import type { MovementTrace, TracedLot } from '@pazar/contracts/movement-trace';
import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, isNull, lte, sql } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { lotStatusOn } from './lot-status.ts';
import { movementOf, selectMovementViews } from './movement-views.ts';
import { localizedText, quantityText, quantityThousandths } from '../records/values.ts';

/** The origin of an own entry's stock; undefined when there is no such entry. */
export async function readMovementTrace(
  database: Database,
  { id, agentId }: { id: string; agentId: string },
  today: string,
): Promise<MovementTrace | undefined> {
  const [found] = await selectMovementViews(database).where(
    and(eq(movements.id, id), eq(movements.agentId, agentId)),
  );
  if (found === undefined) return undefined;
  const views = await selectMovementViews(database)
    .where(eq(movements.bookingId, found.movement.bookingId))
    .orderBy(asc(movements.id));
  const booking = views.map((view) => movementOf(view));
  // A forced sale includes an adjustment: that is a correction, not goods.
  const goods = booking.filter(
    (entry) => entry.type !== 'ADJUST' || found.movement.type === 'ADJUST',
  );
  const sources = await readSources(database, goods, { until: found.movement.occurredAt, today });
  return { movement: movementOf(found), booking, sources };
}

interface Moment {
  until: Date;
  today: string;
}

async function readSources(
  database: Database,
  goods: readonly Movement[],
  moment: Moment,
): Promise<MovementTrace['sources']> {
  const taken = Map.groupBy(goods, (entry) => entry.produceId);
  const lotIds = [...taken.keys()].filter((lotId) => lotId !== null);
  const tracedLots = await readTracedLots(database, lotIds, moment);
  return tracedLots.map(({ lot, unit }) => {
    const amounts = (taken.get(lot.id) ?? []).map((entry) => quantityThousandths(entry.quantity));
    const total = amounts.reduce((sum, amount) => sum + amount, 0n);
    return { lot, unit, quantity: quantityText(total < 0n ? -total : total) };
  });
}

async function readTracedLots(database: Database, lotIds: string[], { until, today }: Moment) {
  const rows = await database
    .select({ lot: lots, location: locations })
    .from(lots)
    .leftJoin(locations, eq(locations.id, lots.locationId))
    .where(inArray(lots.id, lotIds))
    .orderBy(asc(lots.bestBefore), asc(lots.id));
  const harvests = await readHarvests(database, lotIds, until);
  return rows.map(({ lot, location }) => ({
    unit: lot.unit,
    lot: {
      id: lot.id,
      lotNumber: lot.lotNumber,
      cropName: { mk: lot.cropNameMk, en: lot.cropNameEn },
      variety: lot.variety,
      origin: lot.origin,
      supplierName: lot.supplierName,
      receivedOn: lot.receivedOn,
      location: location && {
        id: location.id,
        type: location.type,
        name: location.name,
        settlement: location.settlement,
        settlementIn: localizedText(location.settlementMk, location.settlementEn),
      },
      plantedOn: lot.plantedOn,
      harvests: (harvests.get(lot.id) ?? []).map(({ occurredAt, quantity }) => ({
        occurredAt: occurredAt.toISOString(),
        quantity: quantityText(quantity),
      })),
      qualityClass: lot.qualityClass,
      bestBefore: lot.bestBefore,
      certifications: lot.certifications,
      status: lotStatusOn(today, lot),
    } satisfies TracedLot,
  }));
}

/** Harvests and receipts until then that were not reversed, by lot. */
async function readHarvests(database: Database, lotIds: string[], until: Date) {
  const rows = await database
    .select({
      lotId: movements.lotId,
      occurredAt: movements.occurredAt,
      quantity: movements.quantity,
    })
    .from(movements)
    .where(
      and(
        inArray(movements.lotId, lotIds),
        inArray(movements.type, ['HARVEST', 'RECEIPT']),
        lte(movements.occurredAt, until),
        isNull(movements.reversesId),
        sql`not exists (select from ${movements} as reversal
          where reversal.reverses_id = "movements"."id")`,
      ),
    )
    .orderBy(asc(movements.occurredAt), asc(movements.id));
  return Map.groupBy(rows, (row) => row.lotId);
}
