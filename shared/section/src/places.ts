import { type LocationSummary, locationPageSchema } from '@pazar/contracts/location';
import type { SearchSource } from './search-source.ts';

/** Below which everything that is read of the agent's own places is kept, by all sections. */
export const placesKey = ['places'] as const;

/** Own places to choose from. `filter` is that of `GET /v1/locations`, such as `{ type: ['STORE'] }`. */
export function places(
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
