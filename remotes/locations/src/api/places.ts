import { type LocationSummary, locationPageSchema } from '@pazar/contracts/location';
import { type LocationDetail, locationDetailSchema } from '@pazar/contracts/location-detail';
import type { LocationInput, LocationPatch } from '@pazar/contracts/location-input';
import { locationUsesSchema } from '@pazar/contracts/location-uses';
import { historyPageSchema } from '@pazar/contracts/record-history';
import { read } from '@pazar/section/read';
import { resource } from '@pazar/section/resource';
import type { HttpClient } from '@pazar/shell/http';

/** Own places: how they are read, and every change of one. */
export const placeResource = resource<{
  summary: LocationSummary;
  detail: LocationDetail;
  create: LocationInput;
  patch: LocationPatch;
}>({
  key: ['locations', 'locations'],
  path: '/v1/locations',
  page: locationPageSchema,
  detail: locationDetailSchema,
});

/** Everything that refers to a place, what is live first. */
export const placeUses = (http: HttpClient, id: string) =>
  read(http, {
    key: [...placeResource.key, 'uses', id],
    path: `/v1/locations/${id}/uses`,
    schema: locationUsesSchema,
  });

/** Changes on one page of a history. */
const changesOnPage = 10;

/** One page of what was done to a place, newest first. */
export const placeHistory = (
  http: HttpClient,
  { id, cursor }: { id: string; cursor: string | undefined },
) =>
  placeResource.part(http, {
    id,
    name: 'history',
    page: historyPageSchema,
    query: { limit: changesOnPage, cursor },
  });
