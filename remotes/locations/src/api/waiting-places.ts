import { type LocationDetail, locationDetailSchema } from '@pazar/contracts/location-detail';
import type { WaitingKind } from '@pazar/section/queue/waiting';
import { isWaitingPlace, type WaitingPlace } from '../model/waiting-place.ts';

/** Places that wait to be entered; none of them depends on another one. */
export const waitingPlaces: WaitingKind<WaitingPlace, LocationDetail> = {
  name: 'location',
  isReadable: isWaitingPlace,
  isSendable: isWaitingPlace,
  subjectOf: ({ key }) => key,
  send: (http, { key, place }) =>
    http.post('/v1/locations', { schema: locationDetailSchema, body: place, idempotencyKey: key }),
};
