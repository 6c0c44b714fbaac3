import {
  viewInputSchema,
  viewListQuerySchema,
  viewListSchema,
  viewPatchSchema,
  viewSchema,
} from '@pazar/contracts/view';
import { z } from 'zod';
import type { App } from '../../http/app-types.ts';
import { signedInOf } from '../../http/authentication.ts';
import { sendVersioned, versionOf } from '../../http/versions.ts';
import type { Views } from './views.ts';

const tags = ['account'];
const params = z.strictObject({ id: z.uuid() });

export function viewRoutes(app: App, views: Views): void {
  app.get(
    '/v1/views',
    {
      config: { access: 'signed-in', problems: ['unknown-filter', 'validation'] },
      schema: {
        tags,
        summary: 'List saved views',
        description:
          "The agent's own views and those that management shares, by name. `page` limits them to one " +
          'page.',
        querystring: viewListQuerySchema,
        response: { 200: viewListSchema },
      },
    },
    async (request) => ({
      items: await views.list(signedInOf(request).agent, request.query.page),
    }),
  );

  app.get(
    '/v1/views/:id',
    {
      config: { access: 'signed-in', problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Read a saved view',
        description: 'One own or shared view, its version as the `ETag`.',
        params,
        response: { 200: viewSchema },
      },
    },
    async (request, reply) =>
      sendVersioned(reply, await views.read(signedInOf(request).agent, request.params.id)),
  );

  app.post(
    '/v1/views',
    {
      config: { access: 'signed-in', problems: ['forbidden', 'duplicate', 'validation'] },
      schema: {
        tags,
        summary: 'Save a view',
        description:
          'Saves the filters and order of a page under a name. Only management may share one: ' +
          '`forbidden` for others. `duplicate` for a name of the same page.',
        body: viewInputSchema,
        response: { 201: viewSchema },
      },
    },
    async (request, reply) => {
      const view = await views.create(signedInOf(request).agent, request.body);
      reply.code(201).header('location', `/v1/views/${view.id}`);
      return sendVersioned(reply, view);
    },
  );

  app.patch(
    '/v1/views/:id',
    {
      config: {
        access: 'signed-in',
        versioned: true,
        problems: ['forbidden', 'not-found', 'duplicate', 'validation'],
      },
      schema: {
        tags,
        summary: 'Change a saved view',
        description:
          'Changes an own view. `forbidden` when anybody but management shares one; `duplicate` for a ' +
          'name of the same page.',
        params,
        body: viewPatchSchema,
        response: { 200: viewSchema },
      },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: versionOf(request) };
      const { agent } = signedInOf(request);
      return sendVersioned(reply, await views.change(agent, target, request.body));
    },
  );

  app.delete(
    '/v1/views/:id',
    {
      config: { access: 'signed-in', versioned: true, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Remove a saved view',
        description: 'Removes an own view.',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: versionOf(request) };
      await views.remove(signedInOf(request).agent, target);
      return reply.code(204).send(null);
    },
  );
}
