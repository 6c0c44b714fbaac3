import { type LocationSummary, locationPageSchema } from '@pazar/contracts/location';
import { maxPageLimit } from '@pazar/contracts/page';
import type { HttpClient } from '@pazar/shell/http';
import { readItems } from './read.ts';
import type { SearchSource } from './search-source.ts';

/** Below which everything that is read of the agent's own places is kept, by all sections. */
export const placesKey = ['places'] as const;

/** Own places to choose from. `filter` is that of `GET /v1/locations`, such as `{ type: ['STORE'] }`. */
export function placeSource(
  filter: SearchSource<LocationSummary>['filter'] = {},
): SearchSource<LocationSummary> {
  return {
    key: placesKey,
    path: '/v1/locations',
    page: locationPageSchema,
    filter: { status: 'ACTIVE', ...filter },
    sort: 'name',
    option: ({ id, name, address }) => ({ value: id, label: name, detail: address.settlement }),
  };
}

/** The first hundred of the own places by name, for a filter: where there are more, say so. */
export const placeList = (
  http: HttpClient,
  filter: SearchSource<LocationSummary>['filter'] = {},
) => {
  const query = { status: 'ACTIVE', ...filter, sort: 'name', limit: maxPageLimit };
  return readItems(http, {
    key: [...placesKey, 'list', query],
    path: '/v1/locations',
    schema: locationPageSchema,
    query,
  });
};
