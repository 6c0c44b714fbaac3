import { z } from 'zod';
import {
  auditPageSchema,
  auditQuerySchema,
  historyQuerySchema,
  recordListSchema,
} from '../domain/audit-api.ts';
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
import { dateOf } from './query-date.ts';
import { readLinks, readRecords } from '../registry/audit-log.ts';
import { announceHost, readHosts } from '../registry/hosts.ts';
import { addKey, listKeys, retireKey } from '../registry/keys.ts';
import type { Registry } from '../open-registry.ts';
import type { Authorization } from './authorize.ts';
import type { App } from './app-types.ts';

const tags = ['operation'];
const config = { access: { roles: ['operator'] } } as const;

/** Actions of operators and auditors that concern no single remote. */
export function operationRoutes(app: App, registry: Registry, authorization: Authorization): void {
  const { parts, changes, collector } = registry;
  const { queries } = parts.database;

  app.get(
    '/v1/audit',
    {
      config: { access: { roles: ['auditor', 'operator'] } },
      schema: {
        tags,
        summary: 'Read the audit',
        description: 'Links of its chain, oldest first; `after` and `limit` page through it.',
        querystring: auditQuerySchema,
        response: { 200: auditPageSchema },
      },
    },
    ({ query }) => readLinks(queries, query),
  );

  app.get(
    '/v1/history',
    {
      config: { access: { roles: ['auditor', 'operator'] } },
      schema: {
        tags,
        summary: 'Read the history of everything',
        description:
          'Changes of all remotes, and those of keys, tokens, shells and files, newest first; all, or by one actor, or since a time.',
        querystring: historyQuerySchema,
        response: { 200: recordListSchema },
      },
    },
    ({ query: { since, actor, ...page } }) =>
      readRecords(queries, { actor, since: dateOf(since) }, page),
  );

  app.post(
    '/v1/gc',
    {
      config,
      schema: {
        tags,
        summary: 'Delete versions that nobody needs',
        description:
          'Explains for every version why it is kept or deleted, and deletes unless it is a dry run.',
        body: collectRequestSchema,
        response: { 200: collectionSchema },
      },
    },
    (request) => collector.collect({ ...request.body, actor: authorization.actorOf(request) }),
  );

  app.post(
    '/v1/backup',
    {
      config,
      schema: {
        tags,
        summary: 'Write a backup',
        description:
          "Writes rows, keys and builds into one file in the registry's home. The keys are in the file and not in the answer.",
        body: reasonRequestSchema,
        response: { 201: backupSchema },
      },
    },
    async (request, reply) => {
      const { reason } = request.body;
      const order = { actor: authorization.actorOf(request), reason, home: parts.home };
      return reply.code(201).send(await backUp(registry, order));
    },
  );

  app.get(
    '/v1/keys',
    {
      config: { access: 'readers' },
      schema: {
        tags,
        summary: 'List keys',
        description: 'The public parts of the keys that sign, and the ages of all keys.',
        response: { 200: keyListSchema },
      },
    },
    () => listKeys(parts),
  );

  app.post(
    '/v1/keys',
    {
      config: { ...config, problems: ['invalid-transition'] },
      schema: {
        tags,
        summary: 'Add a key',
        description:
          'The new key signs together with the old ones; refused when there are too many. Other registries on the database do not sign until they have its file.',
        body: reasonRequestSchema,
        response: { 201: keyListSchema },
      },
    },
    async (request, reply) => {
      const order = { ...request.body, actor: authorization.actorOf(request) };
      return reply.code(201).send(await addKey(parts, changes, order));
    },
  );

  app.delete(
    '/v1/keys/:keyId',
    {
      config: { ...config, problems: ['invalid-transition'] },
      schema: {
        tags,
        summary: 'Retire a key',
        description:
          'The key stops signing. Refused for the only one, and before every browser can know another one, unless the body has `force`.',
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

  app.get(
    '/v1/hosts',
    {
      config: { access: 'readers' },
      schema: {
        tags,
        summary: 'List shells',
        description: 'The live one, then those that may be restored.',
        response: { 200: hostListSchema },
      },
    },
    async () => {
      const items = await readHosts(queries);
      return {
        items: items.map(({ facts, announcedAt }) => ({
          facts,
          announcedAt: announcedAt.toISOString(),
        })),
      };
    },
  );

  app.post(
    '/v1/hosts',
    {
      config: { ...config, problems: ['publish-requirements'] },
      schema: {
        tags,
        summary: 'Announce a shell',
        description:
          'Registers the shell that remotes must fit from now on; refused when one that visitors get does not. Announce a shell before it is served.',
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
