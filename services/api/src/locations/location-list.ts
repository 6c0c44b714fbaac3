import {
  locationStatusSchema,
  locationTypeSchema,
  publicPrecisionSchema,
} from '@pazar/contracts/location';
import { type LocationRow, locationRowPageSchema } from '@pazar/contracts/location-row';
import { locationWarningSchema } from '@pazar/contracts/location-warning';
import { municipalityCodeSchema } from '@pazar/contracts/reference';
import { z } from 'zod';
import { isOpenAt } from '@pazar/format/open-state';
import { and, eq, inArray, isNotNull, isNull, not, sql, type SQL } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import {
  anyOf,
  atLeast,
  atMost,
  booleanValue,
  instantValue,
  oneOf,
} from '../lists/list-filters.ts';
import type { ListContext } from '../lists/list-definition.ts';
import type { ListReading, OwnList } from '../lists/own-list.ts';
import { tableRows } from '../lists/table-rows.ts';
import { locationCsvColumns, readLocationRecords } from './location-csv.ts';
import { listedLocation } from './location-views.ts';
import { pointFiles } from './points/point-files.ts';

/** The list of locations for agents and management. */
export const locationList: OwnList<LocationRow> = {
  name: 'locations',
  path: 'locations',
  description: 'Changed last first.',
  page: locationRowPageSchema,
  owner: locations.agentId,
  rows: tableRows(locations, listedLocation),
  file: { records: readLocationRecords, columns: () => locationCsvColumns, others: pointFiles },
  table: locations,
  id: locations.id,
  filters: {
    status: oneOf(locationStatusSchema, locations.status),
    type: oneOf(locationTypeSchema, locations.type),
    municipality: oneOf(municipalityCodeSchema, locations.municipalityCode),
    hasPosition: anyOf(booleanValue, (has) => (has ? isNotNull : isNull)(locations.lat)),
    publicPrecision: oneOf(publicPrecisionSchema, locations.publicPrecision),
    warning: anyOf(
      locationWarningSchema,
      (warning) => sql`jsonb_exists(${locations.warnings}, ${warning})`,
    ),
    hasWarning: anyOf(booleanValue, (has) =>
      has ? sql`${locations.warnings} <> '[]'::jsonb` : sql`${locations.warnings} = '[]'::jsonb`,
    ),
    isPrimary: anyOf(booleanValue, (is) => eq(locations.isPrimary, is)),
    delivers: anyOf(booleanValue, (does) =>
      does
        ? sql`${locations.serviceArea} ->> 'type' <> 'NONE'`
        : sql`${locations.serviceArea} ->> 'type' = 'NONE'`,
    ),
    openNow: anyOf(booleanValue, (is, context) => (is ? isOpen : isClosed)(context)),
    updatedFrom: atLeast(instantValue, locations.updatedAt),
    updatedTo: atMost(instantValue, locations.updatedAt),
    ids: oneOf(z.uuid(), locations.id),
  },
  sorts: {
    name: ({ locale }) => (locale === 'mk' ? locations.nameSortMk : locations.nameSortEn),
    type: () => locations.type,
    settlement: ({ locale }) =>
      locale === 'mk' ? locations.settlementSortMk : locations.settlementSortEn,
    publicPrecision: () => locations.publicPrecision,
    status: () => locations.status,
    updatedAt: () => locations.updatedAt,
  },
  defaultSort: '-updatedAt',
  search: locations.searchFold,
  facets: {
    status: () => sql`${locations.status}`,
    type: () => sql`${locations.type}`,
    municipality: () => sql`${locations.municipalityCode}`,
    publicPrecision: () => sql`${locations.publicPrecision}`,
    hasWarning: () => sql`(${locations.warnings} <> '[]'::jsonb)::text`,
    openNow: (context) =>
      sql`case when ${isOpen(context)} then 'true' when ${isClosed(context)} then 'false' end`,
  },
  fact: { of: 'openNow', read: readOpen },
};

/** Whether a location is open now, by the locations that are. */
const isOpen = ({ chosen = [] }: ListContext): SQL => inArray(locations.id, [...chosen]);

/** One that is archived, or of which no hours are known, is neither open nor closed. */
const isClosed = (context: ListContext): SQL =>
  sql`(${locations.status} = 'ACTIVE'
    and (${locations.openingHours} is not null or ${locations.exceptions} <> '[]'::jsonb)
    and ${not(isOpen(context))})`;

/** The identifiers of an agent's active locations that are open now: no column knows the day and the season. */
async function readOpen({
  database,
  agentId,
  now,
}: ListReading & { agentId: string }): Promise<string[]> {
  const rows = await database
    .select({
      id: locations.id,
      openingHours: locations.openingHours,
      exceptions: locations.exceptions,
      from: locations.seasonFrom,
      to: locations.seasonTo,
    })
    .from(locations)
    .where(and(eq(locations.agentId, agentId), eq(locations.status, 'ACTIVE')));
  return rows.flatMap(({ id, from, to, ...hours }) => {
    const season = from === null || to === null ? null : { from, to };
    return isOpenAt({ ...hours, season }, now) ? id : [];
  });
}
