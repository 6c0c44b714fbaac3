import { locationStatusSchema, locationTypeSchema } from '@pazar/contracts/location';
import { municipalityCodeSchema } from '@pazar/contracts/reference';
import { z } from 'zod';
import { isNotNull, isNull, sql } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import {
  anyOf,
  atLeast,
  atMost,
  booleanValue,
  instantValue,
  oneOf,
} from '../lists/list-filters.ts';

/** What the list of own places can do. */
export const locationList: ListDefinition = {
  name: 'locations',
  table: locations,
  id: locations.id,
  filters: {
    status: oneOf(locationStatusSchema, locations.status),
    type: oneOf(locationTypeSchema, locations.type),
    municipality: oneOf(municipalityCodeSchema, locations.municipalityCode),
    hasPosition: anyOf(booleanValue, (has) => (has ? isNotNull : isNull)(locations.lat)),
    updatedFrom: atLeast(instantValue, locations.updatedAt),
    updatedTo: atMost(instantValue, locations.updatedAt),
    ids: oneOf(z.uuid(), locations.id),
  },
  sorts: {
    name: ({ locale }) => (locale === 'mk' ? locations.nameSortMk : locations.nameSortEn),
    type: () => locations.type,
    settlement: () => locations.settlement,
    status: () => locations.status,
    updatedAt: () => locations.updatedAt,
  },
  defaultSort: '-updatedAt',
  search: locations.searchFold,
  facets: { status: sql`${locations.status}`, type: sql`${locations.type}` },
};
