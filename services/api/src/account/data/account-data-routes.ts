import { dataExportSchema } from '@pazar/contracts/data-export';
import { preferencesInputSchema, preferencesSchema } from '@pazar/contracts/preferences';
import { z } from 'zod';
import type { App } from '../../http/app-types.ts';
import { signedInOf } from '../../http/authentication.ts';
import { Refusal } from '../../problems/refusal.ts';
import { sendVersioned, versionOf } from '../../http/versions.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { answerList, listProblems } from '../../http/list-answer.ts';
import { listQuerySchema } from '../../lists/list-query.ts';
import { activityList } from '../../history/audit-list.ts';
import { eq } from '../../database/drizzle.ts';
import type { DataExports } from './data-export.ts';
import type { PreferenceService } from './preference-service.ts';

const tags = ['account'];

export interface AccountDataServices {
  preferences: PreferenceService;
  exports: DataExports;
}

export function accountDataRoutes(
  app: App,
  dependencies: Dependencies,
  services: AccountDataServices,
): void {
  preferenceRoutes(app, services.preferences);
  exportRoutes(app, services.exports);
  activityRoute(app, dependencies);
}

function activityRoute(app: App, dependencies: Dependencies): void {
  const { database, clock } = dependencies;
  app.get(
    '/v1/activity',
    {
      config: {
        access: 'signed-in',
        conditional: true,
        problems: listProblems,
      },
      schema: {
        tags,
        summary: 'List the own activity',
        description: activityList.description,
        querystring: listQuerySchema(activityList),
        response: { 200: activityList.page },
      },
    },
    async (request, reply) => {
      const agentId = signedInOf(request).agent.id;
      return answerList(dependencies, activityList, {
        request,
        reply,
        query: request.query,
        own: eq(activityList.owner, agentId),
        owner: agentId,
        read: (read) => activityList.rows({ database, now: clock() }, read),
      });
    },
  );
}

function preferenceRoutes(app: App, preferences: PreferenceService): void {
  app.get(
    '/v1/account/preferences',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'Read own preferences',
        description:
          'How each event notifies the agent, and the layout of its lists and dashboard. The version, ' +
          'also in `ETag`, is 0 until any are chosen.',
        response: { 200: preferencesSchema },
      },
    },
    async (request, reply) =>
      sendVersioned(reply, await preferences.read(signedInOf(request).agent)),
  );

  app.put(
    '/v1/account/preferences',
    {
      config: { access: 'signed-in', versioned: true, problems: ['validation'] },
      schema: {
        tags,
        summary: 'Replace own preferences',
        description: 'Replaces all preferences; without any yet, `If-Match` is `"0"`.',
        body: preferencesInputSchema,
        response: { 200: preferencesSchema },
      },
    },
    async (request, reply) => {
      const change = { version: versionOf(request), value: request.body };
      return sendVersioned(reply, await preferences.replace(signedInOf(request).agent, change));
    },
  );
}

function exportRoutes(app: App, exports: DataExports): void {
  const fetching = new Set<string>();

  app.post(
    '/v1/account/export',
    {
      config: { access: { suspended: 'allowed' } },
      schema: {
        tags,
        summary: 'Request an archive of all own data',
        description:
          'Starts an archive of all data of the agent, and answers its id. The archive can be fetched ' +
          'for 24 hours.',
        response: { 202: dataExportSchema },
      },
    },
    async (request, reply) => {
      const job = await exports.request(signedInOf(request).agent);
      return reply.code(202).header('location', `/v1/account/export/${job.id}`).send(job);
    },
  );

  app.get(
    '/v1/account/export/:id',
    {
      config: {
        access: { viewing: 'refused' },
        makesFile: true,
        problems: ['not-found', 'validation'],
      },
      schema: {
        tags,
        summary: 'Fetch the archive of all own data',
        description:
          'A zip of the data, as JSON and as CSV. `not-found` after 24 hours; `busy` while the same ' +
          'agent fetches one.',
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
      const { agent } = signedInOf(request);
      // The zip is packed while it is sent; each agent has at most one at a time.
      if (fetching.has(agent.id)) throw new Refusal('busy', { retryAfter: 2 });
      fetching.add(agent.id);
      reply.raw.once('close', () => fetching.delete(agent.id));
      const zip = await exports.read(agent, request.params.id);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="pazar.zip"')
        .send(zip);
    },
  );
}
