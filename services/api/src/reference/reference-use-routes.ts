import { cropSchema, referenceUsesSchema } from '@pazar/contracts/reference';
import { cropMergeSchema } from '@pazar/contracts/reference-input';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { sendVersioned, versionOf } from '../http/versions.ts';
import {
  categoryKind,
  cropKind,
  unitKind,
  vatRateKind,
  type ReferenceItem,
  type ReferenceKindOf,
} from './reference-kinds.ts';
import type { ReferenceService } from './reference-service.ts';
import { countUses } from './reference-uses.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];

/** The uses of an entry of reference data, and merging one crop into another. */
export function referenceUseRoutes(
  app: App,
  { service, database }: { service: ReferenceService; database: Database },
): void {
  for (const kind of [categoryKind, cropKind, unitKind, vatRateKind]) {
    usesRoute(app, database, kind);
  }
  mergeRoute(app, service);
}

function usesRoute(
  app: App,
  database: Database,
  { path, key, uses }: ReferenceKindOf<ReferenceItem>,
): void {
  if (uses === undefined) return;
  app.get(
    `/v1/management/reference/${path}/uses`,
    {
      config: { access },
      schema: {
        tags,
        summary: `Count the uses of ${path}`,
        description:
          'The number of records that refer to each entry; entries without any are left out.',
        response: { 200: referenceUsesSchema },
      },
    },
    async () => ({ items: await countUses(database, { key, uses }) }),
  );
}

function mergeRoute(app: App, service: ReferenceService): void {
  app.post(
    '/v1/management/reference/crops/:key/merge',
    {
      config: { access, versioned: true, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Merge a crop into another one',
        description:
          'Moves the lots of a crop to the crop `into`, retires it, and answers the other one. `validation` at `/into` for an unknown or retired crop.',
        params: z.strictObject({ key: z.string().min(1).max(60) }),
        body: cropMergeSchema,
        response: { 200: cropSchema },
      },
    },
    async (request, reply) => {
      const { into, reason } = request.body;
      const act = { managerId: signedInOf(request).agent.id, reason };
      const target = { key: request.params.key, version: versionOf(request) };
      return sendVersioned(reply, await service.mergeCrops(act, target, into));
    },
  );
}
