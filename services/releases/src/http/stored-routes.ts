import { buildVersionSchema } from '@pazar/contracts/releases/discovery';
import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import { z } from 'zod';
import {
  repairRequestSchema,
  repairSchema,
  storedFilesSchema,
} from '../domain/stored-files-api.ts';
import type { Registry } from '../open-registry.ts';
import { checkStored, repairVersion } from '../registry/stored-files.ts';
import type { Authorization } from './authorize.ts';
import type { App } from './app-types.ts';

const params = z.strictObject({ name: remoteNameSchema, version: buildVersionSchema });

const tags = ['stored files'];

/** Reading the files of a version back, and rewriting damaged ones. */
export function storedRoutes(app: App, registry: Registry, authorization: Authorization): void {
  const { parts, changes } = registry;

  app.get(
    '/v1/remotes/:name/versions/:version/stored',
    {
      config: {
        access: { roles: ['publisher', 'operator', 'auditor'], remote: 'any' },
        problems: ['not-found'],
      },
      schema: {
        tags,
        summary: 'Check the files of a version',
        description: 'Every file that is missing in the store or has changed there.',
        params,
        response: { 200: storedFilesSchema },
      },
    },
    ({ params: { name, version } }) => checkStored(parts, name, version),
  );

  app.post(
    '/v1/remotes/:name/versions/:version/repair',
    {
      config: {
        access: { roles: ['publisher', 'operator'] },
        problems: ['not-found', 'publish-requirements'],
      },
      schema: {
        tags,
        summary: 'Repair a version',
        description:
          'Rewrites missing and changed files from the same build; refused for a build of other content.',
        params,
        body: repairRequestSchema,
        response: { 200: repairSchema },
      },
    },
    (request) => {
      const { name: remote, version } = request.params;
      const actor = authorization.actorOf(request);
      return repairVersion(parts, changes, { remote, version, actor, ...request.body });
    },
  );
}
