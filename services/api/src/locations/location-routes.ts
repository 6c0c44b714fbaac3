import { locationBulkSchema } from '@pazar/contracts/location-bulk';
import { locationDetailSchema } from '@pazar/contracts/location-detail';
import { locationArchiveSchema, locationPatchSchema } from '@pazar/contracts/location-input';
import { locationUsesSchema } from '@pazar/contracts/location-uses';
import { z } from 'zod';
import { inSnapshot } from '../http/agent-requests.ts';
import type { App } from '../http/app-types.ts';
import { bulkRoutes } from '../http/bulk-routes.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { recordRoutes } from '../http/record-routes.ts';
import { archiveLocation } from './archive-location.ts';
import { locationBulk } from './location-bulk.ts';
import { locationList } from './location-list.ts';
import { makeLocationPrimary, removeLocation, restoreLocation } from './location-moves.ts';
import { locationRecord } from './location-record.ts';
import { readLocationUses } from './location-uses.ts';
import { undoArchive } from './undo-archive.ts';

const tag = 'location';

export function locationRoutes(app: App, dependencies: Dependencies): void {
  usesRoute(app, dependencies);
  bulkRoutes(app, dependencies, { kind: locationBulk, tag, body: locationBulkSchema });
  const locations = recordRoutes(app, dependencies, {
    record: locationRecord,
    list: locationList,
    patch: locationPatchSchema,
    detail: locationDetailSchema,
  });
  locations.read({
    summary: 'Read one own location',
    description: 'With its opening hours, its service area and its images. `ETag` has the version.',
  });
  locations.create({
    summary: 'Create a location',
    description: "An agent's first location is the primary one.",
    problems: ['duplicate'],
  });
  locations.change({
    summary: 'Change a location',
    description:
      'Changes the fields that are sent; arrays are replaced whole. `duplicate` for a name that another ' +
      'location of the agent has.',
    problems: ['duplicate'],
  });
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
      '`in-use` with the live lots, products and promotions that depend on it, unless `reassignTo` names other ' +
      'own active locations that take them over: one for all, or one for each kind. The history lists what moved.',
    problems: ['in-use', 'invalid-transition'],
    body: z.nullish(locationArchiveSchema),
    run: (context, target, body) => archiveLocation(context, target, body?.reassignTo ?? null),
  });
  locations.act({
    name: 'restore',
    summary: 'Make an archived location active',
    description: 'It becomes the primary one if the agent has no other active location.',
    problems: ['invalid-transition'],
    run: restoreLocation,
  });
  locations.act({
    name: 'undo-archive',
    summary: 'Undo the archiving of a location',
    description:
      'Within a day: it is active again and has all that others took over, as far as they still have it. ' +
      '`invalid-transition` later, or for a location that is not archived.',
    problems: ['invalid-transition'],
    run: undoArchive,
  });
  locations.act({
    name: 'make-primary',
    summary: 'Make a location the primary one',
    description:
      'The former primary location stays active. `invalid-transition` for an archived one.',
    problems: ['invalid-transition'],
    run: makeLocationPrimary,
  });
}

function usesRoute(app: App, dependencies: Dependencies): void {
  app.get(
    '/v1/locations/:id/uses',
    {
      config: { access: 'ROLE_AGENT', problems: ['not-found', 'validation'] },
      schema: {
        tags: [tag],
        summary: 'Read what uses a location',
        description:
          'Lots that grow or lie there, products and promotions that name it, live ones first, and what its ' +
          'products were sold for since Monday.',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: locationUsesSchema },
      },
    },
    (request) =>
      inSnapshot(dependencies, request, (context) => readLocationUses(context, request.params.id)),
  );
}
