import type { LocationStatus, LocationType } from '@pazar/contracts/location';
import type { LocalizedText } from '@pazar/contracts/locale';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, count, eq, min, or } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { movements } from '../database/tables/movements.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { crops } from '../database/tables/crops.ts';
import { notReversed } from '../stock/kept-entries.ts';

interface LotLocation {
  type: LocationType;
  status: LocationStatus;
}

/** An own location; undefined when there is none. */
export async function findLocation(
  database: Database,
  agentId: string,
  id: string,
): Promise<LotLocation | undefined> {
  const [location] = await database
    .select({ type: locations.type, status: locations.status })
    .from(locations)
    .where(and(eq(locations.id, id), eq(locations.agentId, agentId)));
  return location;
}

/** A crop of the reference list; undefined when there is none. */
export async function findCrop(
  database: Database,
  id: string,
): Promise<{ name: LocalizedText; active: boolean } | undefined> {
  const [crop] = await database.select().from(crops).where(eq(crops.id, id));
  return crop && { name: { mk: crop.nameMk, en: crop.nameEn }, active: crop.active };
}

/** Whether entries or products depend on the unit of a lot. */
export async function isUnitFixed(database: Database, lotId: string): Promise<boolean> {
  const [entries] = await database
    .select({ total: count() })
    .from(movements)
    .where(eq(movements.lotId, lotId));
  const [links] = await database
    .select({ total: count() })
    .from(productLots)
    .where(eq(productLots.lotId, lotId));
  return (entries?.total ?? 0) + (links?.total ?? 0) > 0;
}

/** The day of a lot's first harvest or receipt that was not reversed. */
export async function firstHarvestDay(database: Database, lotId: string): Promise<string | null> {
  const [first] = await database
    .select({ at: min(movements.occurredAt) })
    .from(movements)
    .where(
      and(
        eq(movements.lotId, lotId),
        or(eq(movements.type, 'HARVEST'), eq(movements.type, 'RECEIPT')),
        notReversed,
      ),
    );
  return first?.at ? marketDay(first.at) : null;
}
