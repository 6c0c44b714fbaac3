import { lotOriginSchema, lotStatusSchema, qualityClassSchema } from '@pazar/contracts/produce';
import { lotRowPageSchema, type LotRow } from '@pazar/contracts/produce-row';
import { dashboardDays } from '@pazar/contracts/dashboard-selling';
import { unitSchema } from '@pazar/contracts/quantity';
import { z } from 'zod';
import { marketDay } from '../clock/market-day.ts';
import { eq, type PgColumn, sql, type SQL } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { productLots } from '../database/tables/product-lots.ts';
import type { ListDefinition, ListFilter, SortTerm } from '../lists/list-definition.ts';
import {
  anyOf,
  atLeast,
  atMost,
  booleanValue,
  instantValue,
  integerValue,
  oneOf,
} from '../lists/list-filters.ts';
import type { ListReading, OwnList } from '../lists/own-list.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import { lotCsvColumns, readLotRecords } from './lot-csv.ts';
import {
  harvestIsExpected,
  harvestIsOverdue,
  lotHasStatus,
  lotStatusToday,
} from '../stock/lot-status.ts';
import { readLotCovers } from './lot-covers.ts';
import { lotSummary } from './lot-summary.ts';

const stockSchema = z.enum(['some', 'none']);
const harvestSchema = z.enum(['due', 'overdue']);
const cropSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);

const linkedProducts = sql`(select ${productLots.productId} from ${productLots}
  where ${productLots.lotId} = "lots"."id")`;

const filters: ListDefinition['filters'] = {
  ids: oneOf(z.uuid(), lots.id),
  status: {
    schema: lotStatusSchema,
    where: (values, { now }) => lotHasStatus(marketDay(now), values),
  } satisfies ListFilter<z.infer<typeof lotStatusSchema>>,
  origin: oneOf(lotOriginSchema, lots.origin),
  qualityClass: oneOf(qualityClassSchema, lots.qualityClass),
  unit: oneOf(unitSchema, lots.unit),
  cropId: oneOf(cropSchema, lots.cropId),
  locationId: oneOf(z.uuid(), lots.locationId),
  productId: anyOf(z.uuid(), (id) => sql`${id}::uuid in ${linkedProducts}`),
  seasonYear: oneOf(integerValue, lots.seasonYear),
  stock: anyOf(stockSchema, (stock) =>
    stock === 'some' ? sql`${lots.remaining} > 0` : sql`${lots.remaining} = 0`,
  ),
  sellFirst: anyOf(booleanValue, (wanted, { now }) => {
    const soon = sellFirst(marketDay(now));
    return wanted ? soon : sql`not coalesce(${soon}, false)`;
  }),
  harvest: anyOf(harvestSchema, (harvest, { now }) => {
    const today = marketDay(now);
    const expected = harvestIsExpected(today, dashboardDays.harvestDue);
    const overdue = harvestIsOverdue(today);
    return harvest === 'due'
      ? sql`(${expected} and not ${overdue})`
      : sql`(${expected} and ${overdue})`;
  }),
  bestBeforeFrom: atLeast(z.iso.date(), lots.bestBefore),
  bestBeforeTo: atMost(z.iso.date(), lots.bestBefore),
  updatedFrom: atLeast(instantValue, lots.updatedAt),
  updatedTo: atMost(instantValue, lots.updatedAt),
};

const sorts: ListDefinition['sorts'] = {
  updatedAt: () => lots.updatedAt,
  createdAt: () => lots.createdAt,
  lotNumber: () => lots.lotNumber,
  name: ({ locale }) => (locale === 'mk' ? lots.nameSortMk : lots.nameSortEn),
  seasonYear: () => lots.seasonYear,
  remaining: () => ({ sql: sql`${lots.remaining}`, type: 'bigint', steps: lots.stockStep }),
  harvested: () => lots.harvested,
  bestBefore: () => dayOrder(lots.bestBefore),
  plantedOn: () => dayOrder(lots.plantedOn),
  expectedFrom: () => dayOrder(lots.expectedFrom),
};

/** The list of lots for agents and management: a planned lot is growing once its day has come. */
export const lotList: OwnList<LotRow> = {
  name: 'lots',
  path: 'produce',
  description:
    'Changed last first. `sellFirst=true` keeps those that are on offer and at most a week from ' +
    'their best-before day; with `sort=bestBefore` in the order in which sales take from them. ' +
    '`harvest=due` keeps unharvested lots that are expected within 14 days, `harvest=overdue` those ' +
    'whose last expected day has passed.',
  page: lotRowPageSchema,
  owner: lots.agentId,
  table: lots,
  id: lots.id,
  filters,
  sorts,
  defaultSort: '-updatedAt',
  search: lots.searchFold,
  facets: {
    status: ({ now }) => lotStatusToday(marketDay(now)),
    origin: () => sql`${lots.origin}`,
    qualityClass: () => sql`${lots.qualityClass}`,
    unit: () => sql`${lots.unit}`,
    cropId: () => sql`${lots.cropId}`,
    locationId: () => sql`${lots.locationId}`,
    seasonYear: () => sql`${lots.seasonYear}`,
  },
  rows: readLotRows,
  file: { records: readLotRecords, columns: () => lotCsvColumns },
};

async function readLotRows(
  { database, now }: ListReading,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<LotRow>[]> {
  const today = marketDay(now);
  const rows = await database
    .select({ lot: lots, locationName: locations.name, sortValues })
    .from(lots)
    .leftJoin(locations, eq(locations.id, lots.locationId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const covers = await readLotCovers(
    database,
    rows.map(({ lot }) => lot.id),
  );
  return rows.map((row) => ({
    item: lotSummary(row, { today, covers }),
    sortValues: row.sortValues,
  }));
}

/** On offer, something left, and soon past its best. */
function sellFirst(today: string): SQL {
  return sql`(${lots.status} = 'AVAILABLE' and ${lots.remaining} > 0
    and ${lots.bestBefore} <= ${today}::date + ${dashboardDays.bestBefore}::integer)`;
}

/** A day as a number; lots without one come last. The index lots_by_best_before uses it. */
function dayOrder(column: PgColumn): SortTerm {
  return { sql: sql`coalesce(${column} - date '2000-01-01', 2147483647)`, type: 'integer' };
}
