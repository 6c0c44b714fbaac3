import {
  viewInputSchema,
  viewListQuerySchema,
  viewListSchema,
  viewPatchSchema,
  viewSchema,
} from '@pazar/contracts/view';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { requiredVersion, sendVersioned } from '../http/entity-tags.ts';
import type { Views } from './views.ts';

const tags = ['account'];
const params = z.strictObject({ id: z.uuid() });

export function viewRoutes(app: App, views: Views): void {
  /** `GET /v1/views?page=`: own and shared views, by name. */
  app.get(
    '/v1/views',
    {
      config: { access: 'signed-in', problems: [400, 422] },
      schema: {
        tags,
        summary: 'List saved views',
        querystring: viewListQuerySchema,
        response: { 200: viewListSchema },
      },
    },
    async (request) => ({
      items: await views.list(signedInOf(request).agent, request.query.page),
    }),
  );

  /** `GET /v1/views/{id}`: one own or shared view. 404. */
  app.get(
    '/v1/views/:id',
    {
      config: { access: 'signed-in', problems: [404, 422] },
      schema: { tags, summary: 'Read a saved view', params, response: { 200: viewSchema } },
    },
    async (request, reply) =>
      sendVersioned(reply, await views.read(signedInOf(request).agent, request.params.id)),
  );

  /**
   * `POST /v1/views`: saves a view, 201. 403 when anybody but management shares one; 409 name; 422.
   */
  app.post(
    '/v1/views',
    {
      config: { access: 'signed-in', problems: [403, 409, 422] },
      schema: {
        tags,
        summary: 'Save a view',
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

  /** `PATCH /v1/views/{id}`: changes an own view. 403, 404, 409 name; 412, 428; 422. */
  app.patch(
    '/v1/views/:id',
    {
      config: { access: 'signed-in', problems: [400, 403, 404, 409, 412, 422, 428] },
      schema: {
        tags,
        summary: 'Change a saved view',
        params,
        body: viewPatchSchema,
        response: { 200: viewSchema },
      },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      const { agent } = signedInOf(request);
      return sendVersioned(reply, await views.change(agent, target, request.body));
    },
  );

  /** `DELETE /v1/views/{id}`: removes an own view, 204. 404; 412, 428. */
  app.delete(
    '/v1/views/:id',
    {
      config: { access: 'signed-in', problems: [400, 404, 412, 422, 428] },
      schema: { tags, summary: 'Remove a saved view', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      await views.remove(signedInOf(request).agent, target);
      return reply.code(204).send(null);
    },
  );
}
