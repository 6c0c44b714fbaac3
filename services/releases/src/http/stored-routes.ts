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

/** Reading the files of a version back, and rewriting damaged ones. */
export function storedRoutes(app: App, registry: Registry, authorization: Authorization): void {
  const { parts, changes } = registry;

  /**
   * `GET /v1/remotes/:name/versions/:version/stored`: every file of a version that is missing in
   * the store or has changed there. Needs any token; 404 for an unknown version.
   */
  app.get(
    '/v1/remotes/:name/versions/:version/stored',
    {
      onRequest: authorization.requireRole('publisher', 'operator', 'auditor'),
      schema: { params, response: { 200: storedFilesSchema } },
    },
    ({ params: { name, version } }) => checkStored(parts, name, version),
  );

  /**
   * `POST /v1/remotes/:name/versions/:version/repair`: rewrites missing and changed files from the
   * same build. Needs a publisher's or operator's token for the remote; 404 for an unknown version,
   * 422 for a build of other content.
   */
  app.post(
    '/v1/remotes/:name/versions/:version/repair',
    {
      onRequest: authorization.require('publisher', 'operator'),
      schema: { params, body: repairRequestSchema, response: { 200: repairSchema } },
    },
    (request) => {
      const { name: remote, version } = request.params;
      const actor = authorization.actorOf(request);
      return repairVersion(parts, changes, { remote, version, actor, ...request.body });
    },
  );
}
