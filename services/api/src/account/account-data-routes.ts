import { activityPageSchema } from '@pazar/contracts/activity';
import { dataExportSchema } from '@pazar/contracts/data-export';
import { pageQuerySchema } from '@pazar/contracts/page-query';
import { preferencesInputSchema, preferencesSchema } from '@pazar/contracts/preferences';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import type { Pager } from '../lists/paging/pager.ts';
import { signedInOf } from '../http/authentication.ts';
import { requiredVersion } from '../http/entity-tags.ts';
import { setLinkHeader } from '../http/list-answer.ts';
import type { ActivityRepository } from './activity-repository.ts';
import type { DataExports } from './data-export.ts';
import type { PreferenceService } from './preference-service.ts';

const tags = ['account'];

export interface AccountDataParts {
  preferences: PreferenceService;
  exports: DataExports;
  activity: ActivityRepository;
  pager: Pager;
}

export function accountDataRoutes(app: App, parts: AccountDataParts): void {
  preferenceRoutes(app, parts.preferences);
  exportRoutes(app, parts.exports);

  /** `GET /v1/activity`: what happened to the agent's data, newest first, management's part too. */
  app.get(
    '/v1/activity',
    {
      config: { access: 'signed-in', problems: [400, 422] },
      schema: {
        tags,
        summary: 'List what happened to the own data',
        querystring: pageQuerySchema,
        response: { 200: activityPageSchema },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).agent;
      const { query } = request;
      const answer = await parts.pager.page({ query, scope: `activity ${id}` }, (slice) =>
        parts.activity.list(id, slice),
      );
      setLinkHeader(request, reply, answer.page);
      return answer;
    },
  );
}

function preferenceRoutes(app: App, preferences: PreferenceService): void {
  /** `GET /v1/account/preferences`: with their version as the ETag, `"0"` until any are chosen. */
  app.get(
    '/v1/account/preferences',
    {
      config: { access: 'signed-in' },
      schema: { tags, summary: 'Read own preferences', response: { 200: preferencesSchema } },
    },
    async (request, reply) => {
      const { version, value } = await preferences.read(signedInOf(request).agent);
      reply.header('etag', `"${version}"`);
      return value;
    },
  );

  /** `PUT /v1/account/preferences`: replaces them. 412, 428; 422. */
  app.put(
    '/v1/account/preferences',
    {
      config: { access: 'signed-in', problems: [400, 412, 422, 428] },
      schema: {
        tags,
        summary: 'Replace own preferences',
        body: preferencesInputSchema,
        response: { 200: preferencesSchema },
      },
    },
    async (request, reply) => {
      const change = { version: requiredVersion(request), value: request.body };
      const { version, value } = await preferences.replace(signedInOf(request).agent, change);
      reply.header('etag', `"${version}"`);
      return value;
    },
  );
}

function exportRoutes(app: App, exports: DataExports): void {
  /** `POST /v1/account/export`: asks for all own data; 202 with the id to fetch it with. */
  app.post(
    '/v1/account/export',
    {
      config: { access: { suspended: 'allowed' } },
      schema: { tags, summary: 'Ask for all own data', response: { 202: dataExportSchema } },
    },
    async (request, reply) => {
      const job = await exports.request(signedInOf(request).agent);
      return reply.code(202).header('location', `/v1/account/export/${job.id}`).send(job);
    },
  );

  /** `GET /v1/account/export/{id}`: the zip, as JSON and as CSV. 404 after 24 hours. */
  app.get(
    '/v1/account/export/:id',
    {
      config: { access: 'signed-in', problems: [404, 422] },
      schema: {
        tags,
        summary: 'Fetch all own data',
        params: z.strictObject({ id: z.uuid() }),
        response: {
          200: {
            description: 'A zip file',
            content: { 'application/zip': { schema: z.unknown() } },
          },
        },
      },
    },
    async (request, reply) => {
      const zip = await exports.read(signedInOf(request).agent, request.params.id);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="pazar.zip"')
        .send(zip);
    },
  );
}
