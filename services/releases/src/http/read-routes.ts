import { remoteNameSchema } from '@pazar/contracts/section-descriptor';
import { z } from 'zod';
import { liveDocumentSchema, remoteListSchema, versionListSchema } from '../domain/registry-api.ts';
import type { Registry } from '../registry/open-registry.ts';
import { listRemotes, listVersions, readDocument } from '../registry/read-registry.ts';
import type { App } from './create-app.ts';
import { RequestRefused } from './problem.ts';

/** What the registry holds, for people and scripts; it needs no token. */
export function readRoutes(app: App, registry: Registry): void {
  const { queries } = registry.parts.database;

  /** `GET /v1/remotes`: all remotes with how their traffic (percent) is divided. */
  app.get('/v1/remotes', { schema: { response: { 200: remoteListSchema } } }, () =>
    listRemotes(queries),
  );

  /** `GET /v1/remotes/:name/versions`: its newest 100 versions; 404 for an unknown remote. */
  app.get(
    '/v1/remotes/:name/versions',
    {
      schema: {
        params: z.strictObject({ name: remoteNameSchema }),
        response: { 200: versionListSchema },
      },
    },
    async ({ params }) => {
      const list = await listVersions(queries, params.name);
      if (!list) throw new RequestRefused(404, 'not-found', `There is no remote ${params.name}`);
      return list;
    },
  );

  /** `GET /v1/document`: the newest document with its sequence, issue time and expiry. */
  app.get('/v1/document', { schema: { response: { 200: liveDocumentSchema } } }, async () => {
    const document = await readDocument(queries);
    if (!document) throw new RequestRefused(404, 'not-found', 'No document is issued yet');
    return document;
  });
}
