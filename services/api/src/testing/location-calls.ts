import { type LocationDetail, locationDetailSchema } from '@pazar/contracts/location-detail';
import { type Problem, problemSchema } from '@pazar/contracts/problem';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

export const address = { settlement: 'Куклиш', municipalityCode: 'MK-410' };

/** The least that a location needs. */
export const minimalLocation = { type: 'FIELD', name: 'Горна нива', address };

/** Opening hours of a location that never opens. */
export const closedWeek = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

export const problemOf = (response: LightMyRequestResponse): Problem =>
  problemSchema.parse(response.json());
export const detailOf = (response: LightMyRequestResponse): LocationDetail =>
  locationDetailSchema.parse(response.json());

/** Calls of the location endpoints that tests of several files make. */
export interface LocationCalls {
  post: (body: object, username?: string) => Promise<LightMyRequestResponse>;
  /** A new location under a name that no other has. */
  enter: (over?: object, username?: string) => Promise<LocationDetail>;
  /** A change by the producer, to the version that was read. */
  change: (
    call: Parameters<TestApp['send']>[0],
    location: Pick<LocationDetail, 'version'>,
    body?: object,
  ) => Promise<LightMyRequestResponse>;
}

/** @param test answers the application, which is there only once a test runs */
export function locationCalls(test: () => TestApp): LocationCalls {
  let made = 0;
  const post: LocationCalls['post'] = (body, username = 'producer') =>
    test().send('POST /v1/locations', username, { body });
  return {
    post,
    enter: async (over = {}, username) => {
      made += 1;
      return detailOf(await post({ ...minimalLocation, name: `Место ${made}`, ...over }, username));
    },
    change: (call, { version }, body) =>
      test().send(call, 'producer', { body, headers: { 'if-match': `"${version}"` } }),
  };
}
