import { type LocationDetail, locationDetailSchema } from '@pazar/contracts/location-detail';
import type { WaitingKind } from '@pazar/section/queue/waiting';
import { isWaitingLocation, type WaitingLocation } from '../model/waiting-location.ts';

/** Locations that wait to be entered; none of them depends on another one. */
export const waitingLocations: WaitingKind<WaitingLocation, LocationDetail> = {
  name: 'location',
  isReadable: isWaitingLocation,
  isSendable: isWaitingLocation,
  subjectOf: ({ key }) => key,
  send: (http, { key, location }) =>
    http.post('/v1/locations', {
      schema: locationDetailSchema,
      body: location,
      idempotencyKey: key,
    }),
};
