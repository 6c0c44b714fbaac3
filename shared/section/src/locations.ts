import { type LocationSummary, locationPageSchema } from '@pazar/contracts/location';
import { maxPageLimit } from '@pazar/contracts/page';
import type { HttpClient } from '@pazar/shell/http';
import { readItems } from './read.ts';
import type { SearchSource } from './search-source.ts';
import { settlementFor } from './settlement-for.ts';

/** Query key prefix of the agent's own locations, shared by all sections. */
export const locationsKey = ['own-locations'] as const;

/**
 * Own locations to choose from. `filter` is that of `GET /v1/locations`, such as `{ type: ['STORE'] }`; `first`
 * narrows it as long as nothing is typed.
 */
export function locationSource(
  filter: SearchSource<LocationSummary>['filter'] = {},
  first?: SearchSource<LocationSummary>['filter'],
): SearchSource<LocationSummary> {
  return {
    key: locationsKey,
    path: '/v1/locations',
    page: locationPageSchema,
    filter: { status: 'ACTIVE', ...filter },
    first,
    sort: 'name',
    option: ({ id, name, address }, locale) => ({
      value: id,
      label: name,
      detail: settlementFor(address, locale),
    }),
  };
}

/** The agent's first hundred locations by name, for a filter; show a note when there are more. */
export const firstLocations = (
  http: HttpClient,
  filter: SearchSource<LocationSummary>['filter'] = {},
) => {
  const query = { status: 'ACTIVE', ...filter, sort: 'name', limit: maxPageLimit };
  return readItems(http, {
    key: [...locationsKey, 'list', query],
    path: '/v1/locations',
    schema: locationPageSchema,
    query,
  });
};
