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
const historyQuery = z.strictObject({
  before: z.coerce.number().int().min(1).default(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

const versionQuery = z.strictObject({
  start: z
    .string()
    .regex(/^[0-9A-Za-z.-]{1,80}$/)
    .optional(),
});

/** The registry's state, for people and scripts; it needs no token. */
export function readRoutes(app: App, registry: Registry): void {
  const { queries } = registry.parts.database;
  const unknown = (name: string) =>
    new RequestRefused(404, 'not-found', `There is no remote ${name}`);

  /** `GET /v1/remotes`: the state of every remote. */
  app.get('/v1/remotes', { schema: { response: { 200: remoteStateListSchema } } }, async () => ({
    items: await listStates(queries),
  }));

  /** `GET /v1/remotes/:name`: its state, with the ETag that a change of it must name. */
  app.get(
    '/v1/remotes/:name',
    { schema: { params, response: { 200: remoteStateSchema } } },
    async (request, reply) => {
      const state = await readState(queries, request.params.name);
      if (!state) throw unknown(request.params.name);
      setEtag(reply, state);
      return state;
    },
  );

  /**
   * `GET /v1/remotes/:name/versions?start=3fa9`: its newest 100 versions, with `start` only those
   * whose name or hash starts so; 404 for an unknown remote.
   */
  app.get(
    '/v1/remotes/:name/versions',
    { schema: { params, querystring: versionQuery, response: { 200: versionListSchema } } },
    async (request) => {
      const list = await listVersions(queries, request.params.name, request.query.start);
      if (!list) throw unknown(request.params.name);
      return list;
    },
  );

  /**
   * `GET /v1/remotes/:name/versions/:version`: the properties and files of its build; 404 for none.
   */
  app.get(
    '/v1/remotes/:name/versions/:version',
    {
      schema: {
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

  /** `GET /v1/remotes/:name/history`: its changes with actor and reason, newest first. */
  app.get(
    '/v1/remotes/:name/history',
    { schema: { params, querystring: historyQuery, response: { 200: historySchema } } },
    async (request) => {
      const { name } = request.params;
      if (!(await readState(queries, name))) throw unknown(name);
      return readHistory(queries, name, request.query);
    },
  );

  /** `GET /v1/document`: the newest document with its sequence, issue time and expiry. */
  app.get('/v1/document', { schema: { response: { 200: liveDocumentSchema } } }, async () => {
    const document = await readDocument(queries);
    if (!document) throw new RequestRefused(404, 'not-found', 'No document is issued yet');
    return document;
  });

  /**
   * `GET /v1/document/issued`: the same for an edge on another machine, byte by byte and with the trusted keys. 304 for
   * the entity tag of what it has; 404 until a document is issued.
   */
  app.get(
    '/v1/document/issued',
    { logLevel: 'warn', schema: { response: { 200: issuedDocumentSchema, 304: z.null() } } },
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
