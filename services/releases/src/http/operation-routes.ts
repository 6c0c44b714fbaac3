import { z } from 'zod';
import { auditPageSchema, auditQuerySchema } from '../domain/audit-api.ts';
import { announcedSchema, announcementSchema, hostListSchema } from '../domain/host-api.ts';
import {
  backupSchema,
  collectionSchema,
  collectRequestSchema,
  keyListSchema,
  reasonRequestSchema,
  retireRequestSchema,
} from '../domain/maintenance-api.ts';
import { backUp } from '../backup/back-up.ts';
import { readLinks } from '../registry/audit-log.ts';
import { announceHost, readHosts } from '../registry/hosts.ts';
import { addKey, listKeys, retireKey } from '../registry/keys.ts';
import type { Registry } from '../open-registry.ts';
import type { Authorization } from './authorize.ts';
import type { App } from './app-types.ts';

/** Actions of operators and auditors that concern no single remote. */
export function operationRoutes(app: App, registry: Registry, authorization: Authorization): void {
  const { parts, changes, collector } = registry;
  const { queries } = parts.database;
  const onRequest = authorization.require('operator');

  /** `GET /v1/audit`: links of the chain, oldest first; `after` and `limit` page through it. */
  app.get(
    '/v1/audit',
    {
      onRequest: authorization.require('auditor', 'operator'),
      schema: { querystring: auditQuerySchema, response: { 200: auditPageSchema } },
    },
    ({ query }) => readLinks(queries, query),
  );

  /**
   * `POST /v1/gc`: explains for every version why it is kept or deleted, and deletes unless it is a
   * dry run.
   */
  app.post(
    '/v1/gc',
    { onRequest, schema: { body: collectRequestSchema, response: { 200: collectionSchema } } },
    (request) => collector.collect({ ...request.body, actor: authorization.actorOf(request) }),
  );

  /**
   * `POST /v1/backup`: writes rows, keys and builds into one file in the registry's home. The keys
   * are in the file and not in the answer.
   */
  app.post(
    '/v1/backup',
    { onRequest, schema: { body: reasonRequestSchema, response: { 201: backupSchema } } },
    async (request, reply) => {
      const { reason } = request.body;
      const order = { actor: authorization.actorOf(request), reason, home: parts.home };
      return reply.code(201).send(await backUp(registry, order));
    },
  );

  /** `GET /v1/keys`: the public parts of the keys that sign, and the ages of all keys. */
  app.get('/v1/keys', { schema: { response: { 200: keyListSchema } } }, () => listKeys(parts));

  /**
   * `POST /v1/keys`: a new key signs together with the old ones; 409 when there are too many. Other
   * registries on the database do not sign until they have its file.
   */
  app.post(
    '/v1/keys',
    { onRequest, schema: { body: reasonRequestSchema, response: { 201: keyListSchema } } },
    async (request, reply) => {
      const order = { ...request.body, actor: authorization.actorOf(request) };
      return reply.code(201).send(await addKey(parts, changes, order));
    },
  );

  /**
   * `DELETE /v1/keys/:keyId`: the key stops signing; 409 for the only one, and before every browser
   * can know another one, unless the body has `force`.
   */
  app.delete(
    '/v1/keys/:keyId',
    {
      onRequest,
      schema: {
        params: z.strictObject({ keyId: z.string().regex(/^[0-9a-f]{16}$/) }),
        body: retireRequestSchema,
        response: { 200: keyListSchema },
      },
    },
    (request) =>
      retireKey(parts, changes, {
        ...request.body,
        ...request.params,
        actor: authorization.actorOf(request),
      }),
  );

  /** `GET /v1/hosts`: the live shell, then those that may be restored. */
  app.get('/v1/hosts', { schema: { response: { 200: hostListSchema } } }, async () => {
    const items = await readHosts(queries);
    return {
      items: items.map(({ facts, announcedAt }) => ({
        facts,
        announcedAt: announcedAt.toISOString(),
      })),
    };
  });

  /**
   * `POST /v1/hosts`: registers the shell that remotes must fit from now on; 422 when one that
   * visitors get does not. Announce a shell before it is served.
   */
  app.post(
    '/v1/hosts',
    {
      onRequest,
      schema: {
        body: announcementSchema,
        response: { 201: announcedSchema },
      },
    },
    async (request, reply) => {
      const { facts } = request.body;
      const who = { actor: authorization.actorOf(request), reason: request.body.reason };
      return reply.code(201).send({ sequence: await announceHost(changes, facts, who) });
    },
  );
}
