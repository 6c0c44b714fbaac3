import {
  historySchema,
  remoteStateListSchema,
  remoteStateSchema,
} from '@pazar/contracts/releases/release-state';
import { buildVersionSchema } from '@pazar/contracts/releases/discovery';
import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import { versionListSchema } from '@pazar/contracts/releases/version-list';
import { z } from 'zod';
import { issuedDocumentSchema } from '@pazar/contracts/releases/issued-document';
import { manifestUrl } from '../documents/compose-document.ts';
import { liveDocumentSchema, versionDetailSchema } from '../domain/registry-api.ts';
import { historyQuerySchema } from '../domain/audit-api.ts';
import { dateOf } from './query-date.ts';
import { readHistory } from '../registry/audit-log.ts';
import type { Registry } from '../open-registry.ts';
import { readTrustedKeys } from '../registry/key-records.ts';
import {
  listVersions,
  readDocument,
  readDocumentRow,
  readVersion,
} from '../registry/read-registry.ts';
import { listStates, readState } from '../registry/remote-state.ts';
import { VersionUnknown } from '../registry/version-exists.ts';
import type { App } from './app-types.ts';
import { setEtag } from './preconditions.ts';
import { RequestRefused } from './problem.ts';

const params = z.strictObject({ name: remoteNameSchema });

const versionQuery = z.strictObject({
  start: z
    .string()
    .regex(/^[0-9A-Za-z.-]{1,80}$/)
    .optional(),
});

const tags = ['state'];
const config = { access: 'readers' } as const;
const ofRemote = { ...config, problems: ['not-found'] } as const;

/** The registry's state, for people and scripts; it needs no token. */
export function readRoutes(app: App, registry: Registry): void {
  const { queries } = registry.parts.database;
  const unknown = (name: string) =>
    new RequestRefused(404, 'not-found', `There is no remote ${name}`);

  app.get(
    '/v1/remotes',
    {
      config,
      schema: {
        tags,
        summary: 'List remotes',
        description: 'The state of every one.',
        response: { 200: remoteStateListSchema },
      },
    },
    async () => ({ items: await listStates(queries) }),
  );

  app.get(
    '/v1/remotes/:name',
    {
      config: ofRemote,
      schema: {
        tags,
        summary: 'Read a remote',
        description: 'Its state, with the ETag that a change of it must name.',
        params,
        response: { 200: remoteStateSchema },
      },
    },
    async (request, reply) => {
      const state = await readState(queries, request.params.name);
      if (!state) throw unknown(request.params.name);
      setEtag(reply, state);
      return state;
    },
  );

  app.get(
    '/v1/remotes/:name/versions',
    {
      config: ofRemote,
      schema: {
        tags,
        summary: 'List the versions of a remote',
        description: 'The newest 100; with `start` only those whose name or hash starts so.',
        params,
        querystring: versionQuery,
        response: { 200: versionListSchema },
      },
    },
    async (request) => {
      const list = await listVersions(queries, request.params.name, request.query.start);
      if (!list) throw unknown(request.params.name);
      return list;
    },
  );

  app.get(
    '/v1/remotes/:name/versions/:version',
    {
      config: ofRemote,
      schema: {
        tags,
        summary: 'Read a version',
        description: 'The properties and files of its build.',
        params: z.strictObject({ ...params.shape, version: buildVersionSchema }),
        response: { 200: versionDetailSchema },
      },
    },
    async ({ params: { name, version } }) => {
      const found = await readVersion(queries, name, version);
      if (!found) throw new VersionUnknown(name, version);
      return { ...found, url: manifestUrl(registry.parts.origins.asset, name, version) };
    },
  );

  app.get(
    '/v1/remotes/:name/history',
    {
      config: ofRemote,
      schema: {
        tags,
        summary: 'Read the history of a remote',
        description:
          'Its changes with actor and reason, newest first; all, or by one actor, or since a time.',
        params,
        querystring: historyQuerySchema,
        response: { 200: historySchema },
      },
    },
    async (request) => {
      const { name } = request.params;
      if (!(await readState(queries, name))) throw unknown(name);
      const { since, actor, ...page } = request.query;
      const filter = { remote: name, actor, since: dateOf(since) };
      return readHistory(queries, filter, page);
    },
  );

  app.get(
    '/v1/document',
    {
      config: ofRemote,
      schema: {
        tags,
        summary: 'Read the document',
        description:
          'The newest with its sequence, issue time and expiry. `not-found` until one is issued.',
        response: { 200: liveDocumentSchema },
      },
    },
    async () => {
      const document = await readDocument(queries);
      if (!document) throw new RequestRefused(404, 'not-found', 'No document is issued yet');
      return document;
    },
  );

  app.get(
    '/v1/document/issued',
    {
      config: ofRemote,
      logLevel: 'warn',
      schema: {
        tags,
        summary: 'Read the document as it was issued',
        description:
          'For an edge on another machine, byte by byte and with the trusted keys; 304 for the entity tag of what it has. `not-found` until one is issued.',
        response: { 200: issuedDocumentSchema, 304: z.null() },
      },
    },
    async (request, reply) => {
      // Before the document: an earlier set of keys has signed a later document too, not the reverse.
      const keys = await readTrustedKeys(queries);
      const { sequence, body, statement } = await readDocumentRow(queries);
      if (sequence === 0) throw new RequestRefused(404, 'not-found', 'No document is issued yet');
      const tag = `"${sequence}-${keys.map(({ keyId }) => keyId).join('-')}"`;
      void reply.header('etag', tag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send(null);
      return { sequence, body, statement, keys };
    },
  );
}
