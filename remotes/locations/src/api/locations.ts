import { type LocationDetail, locationDetailSchema } from '@pazar/contracts/location-detail';
import type { LocationInput, LocationPatch } from '@pazar/contracts/location-input';
import type { LocationRow } from '@pazar/contracts/location-row';
import { locationUsesSchema } from '@pazar/contracts/location-uses';
import { historyPageSchema } from '@pazar/contracts/record-history';
import { read } from '@pazar/section/read';
import { resource } from '@pazar/section/resource';
import type { HttpClient } from '@pazar/shell/http';
import { locationSource } from './location-rows.ts';

/** Own locations: how they are read, and every change of one. */
export const locationResource = resource<{
  summary: LocationRow;
  detail: LocationDetail;
  create: LocationInput;
  patch: LocationPatch;
}>({
  ...locationSource,
  detail: locationDetailSchema,
});

/** Everything that refers to a location, live records first. */
export const locationUses = (http: HttpClient, id: string) =>
  read(http, {
    key: [...locationResource.key, 'uses', id],
    path: `/v1/locations/${id}/uses`,
    schema: locationUsesSchema,
  });

/** Changes on one page of a history. */
const changesOnPage = 10;

/** One page of what was done to a location, newest first. */
export const locationHistory = (
  http: HttpClient,
  { id, cursor }: { id: string; cursor: string | undefined },
) =>
  locationResource.part(http, {
    id,
    name: 'history',
    page: historyPageSchema,
    query: { limit: changesOnPage, cursor },
  });
