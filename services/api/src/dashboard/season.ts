import type { Season } from '@pazar/contracts/dashboard-charts';
import { marketZone } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { quantityText } from '../records/values.ts';
import { entriesOf, type Period } from '../stock/kept-entries.ts';

const month = sql<string>`to_char(${movements.occurredAt} at time zone ${marketZone}, 'YYYY-MM')`;
const monthsOfYear = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/**
 * The harvest of each month of the year in which the period ends, and of the year before, by crop.
 */
export async function readSeason(
  database: Database,
  agentId: string,
  { to }: Period,
): Promise<Season> {
  const year = Number(to.slice(0, 4));
  const years = { from: `${year - 1}-01-01`, to: `${year}-12-31` };
  const rows = await database
    .select({
      month,
      cropId: lots.cropId,
      mk: lots.cropNameMk,
      en: lots.cropNameEn,
      unit: lots.unit,
      harvested: sql`sum(${movements.quantity})::bigint`.mapWith(BigInt),
    })
    .from(movements)
    .innerJoin(lots, eq(lots.id, movements.lotId))
    .where(and(entriesOf(agentId, years), eq(movements.type, 'HARVEST')))
    .groupBy(sql`1`, lots.cropId, lots.cropNameMk, lots.cropNameEn, lots.unit)
    .orderBy(sql`min(${lots.nameSortMk})`, lots.unit, sql`1`);
  // Lots of a listed crop are grouped by its id, all others by name.
  const crops = Map.groupBy(rows, ({ cropId, mk, en, unit }) =>
    JSON.stringify([unit, ...(cropId === null ? [mk, en] : [cropId])]),
  );
  return {
    year,
    crops: [...crops.values()].flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const sumsOf = (one: number) =>
        monthsOfYear.map((name) =>
          quantityText(
            own
              .filter((row) => row.month === `${one}-${name}`)
              .reduce((sum, row) => sum + row.harvested, 0n),
          ),
        );
      return {
        cropId: first.cropId,
        cropName: { mk: first.mk, en: first.en },
        unit: first.unit,
        thisYear: sumsOf(year),
        lastYear: sumsOf(year - 1),
      };
    }),
  };
}
