import { locationDetailSchema } from '@pazar/contracts/location-detail';
import { locationArchiveSchema, locationPatchSchema } from '@pazar/contracts/location-input';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { ownListRoute } from '../http/own-list-routes.ts';
import { ownRecords } from '../http/own-records.ts';
import { locationList } from './location-list.ts';
import {
  archiveLocation,
  makeLocationPrimary,
  removeLocation,
  restoreLocation,
} from './location-moves.ts';
import { locationRecord } from './location-record.ts';

const tag = 'location';

export function locationRoutes(app: App, dependencies: Dependencies): void {
  ownListRoute(app, dependencies, { list: locationList, tag });
  const locations = ownRecords(app, dependencies, {
    record: locationRecord,
    path: '/v1/locations',
    tag,
    patch: locationPatchSchema,
    detail: locationDetailSchema,
  });
  locations.read({ summary: 'Read one own location' });
  locations.create({
    summary: 'Enter a location',
    description: "An agent's first location is the primary one.",
    problems: ['duplicate'],
  });
  locations.change({ summary: 'Change a location', problems: ['duplicate'] });
  locations.remove({
    summary: 'Delete an unused location',
    description: 'One that nothing has ever referred to.',
    problems: ['in-use'],
    run: removeLocation,
  });
  locations.act({
    name: 'archive',
    summary: 'Archive a location',
    description:
      '`in-use` with the live lots and products that depend on it, unless `reassignTo` names another ' +
      'own active location that takes them over.',
    problems: ['in-use', 'invalid-transition'],
    body: z.nullish(locationArchiveSchema),
    run: (context, target, body) => archiveLocation(context, target, body?.reassignTo),
  });
  locations.act({
    name: 'restore',
    summary: 'Make an archived location active',
    problems: ['invalid-transition'],
    run: restoreLocation,
  });
  locations.act({
    name: 'make-primary',
    summary: 'Make a location the primary one',
    problems: ['invalid-transition'],
    run: makeLocationPrimary,
  });
}
