import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import {
  lotCloseSchema,
  lotInputSchema,
  lotLossSchema,
  lotPatchSchema,
} from '@pazar/contracts/produce-input';
import { linkPreviewSchema, lotLinksInputSchema } from '@pazar/contracts/produce-links';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { requiredVersion, sendVersioned } from '../http/entity-tags.ts';
import type { ProduceService } from './produce-service.ts';

const params = z.strictObject({ id: z.uuid() });
const tags = ['produce'];
const response = { 200: lotDetailSchema };
const created = { 201: lotDetailSchema };
const changing = { access: 'ROLE_AGENT', problems: [404, 409, 412, 422, 428] } as const;

/** One lot: reading, entering, changing, its states and its products. */
export function lotRoutes(app: App, produce: ProduceService): void {
  fieldRoutes(app, produce);
  stateRoutes(app, produce);
  linkRoutes(app, produce);
}

function fieldRoutes(app: App, produce: ProduceService): void {
  /** `GET /v1/produce/{id}`: one own lot, its version as the ETag. 404. */
  app.get(
    '/v1/produce/:id',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 422] },
      schema: { tags, summary: 'Read one own lot', params, response },
    },
    async (request, reply) =>
      sendVersioned(reply, await produce.read(signedInOf(request).agent.id, request.params.id)),
  );

  /** `POST /v1/produce`: enters a lot. 201 with `Location`; 409 `duplicate` (number), 422. */
  app.post(
    '/v1/produce',
    {
      config: { access: 'ROLE_AGENT', problems: [409, 422] },
      schema: { tags, summary: 'Enter a lot', body: lotInputSchema, response: created },
    },
    async (request, reply) => {
      const lot = await produce.create(signedInOf(request).agent.id, request.body);
      reply.code(201).header('location', `/v1/produce/${lot.id}`);
      return sendVersioned(reply, lot);
    },
  );

  /**
   * `PATCH /v1/produce/{id}`: changes the fields that are sent (RFC 7396), arrays whole. `status`
   * is PLANNED or GROWING. 404; 409 `duplicate` (number), `invalid-transition`; 412, 428; 422.
   */
  app.patch(
    '/v1/produce/:id',
    {
      config: changing,
      schema: { tags, summary: 'Change a lot', params, body: lotPatchSchema, response },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      const { id } = signedInOf(request).agent;
      return sendVersioned(reply, await produce.patch(id, target, request.body));
    },
  );

  /** `DELETE /v1/produce/{id}`: a lot that nothing was booked on. 404, 409 `in-use`, 412, 428. */
  app.delete(
    '/v1/produce/:id',
    {
      config: changing,
      schema: { tags, summary: 'Delete a lot', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      await produce.remove(signedInOf(request).agent.id, target);
      return reply.code(204).send(null);
    },
  );

  /** `POST /v1/produce/{id}/duplicate`: plans the same again this season. 201 with `Location`; 404. */
  app.post(
    '/v1/produce/:id/duplicate',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 422] },
      schema: { tags, summary: 'Plan a lot again', params, response: created },
    },
    async (request, reply) => {
      const lot = await produce.duplicate(signedInOf(request).agent.id, request.params.id);
      reply.code(201).header('location', `/v1/produce/${lot.id}`);
      return sendVersioned(reply, lot);
    },
  );
}

function stateRoutes(app: App, produce: ProduceService): void {
  /**
   * `POST /v1/produce/{id}/close`: AVAILABLE → CLOSED. What is left is written off in the same
   * step. 404; 409 `invalid-transition`, with `remaining` when something is left; 412, 428; 422.
   */
  app.post(
    '/v1/produce/:id/close',
    {
      config: changing,
      schema: { tags, summary: 'Close a lot', params, body: lotCloseSchema, response },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      const { id } = signedInOf(request).agent;
      return sendVersioned(reply, await produce.close(id, target, request.body));
    },
  );

  /** `POST /v1/produce/{id}/reopen`: CLOSED → AVAILABLE, within 30 days. 404, 409, 412, 428. */
  app.post(
    '/v1/produce/:id/reopen',
    { config: changing, schema: { tags, summary: 'Reopen a closed lot', params, response } },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      const { id } = signedInOf(request).agent;
      return sendVersioned(reply, await produce.reopen(id, target));
    },
  );

  /** `POST /v1/produce/{id}/mark-lost`: PLANNED or GROWING → LOST. 404, 409, 412, 422, 428. */
  app.post(
    '/v1/produce/:id/mark-lost',
    {
      config: changing,
      schema: { tags, summary: 'Mark a lot as lost', params, body: lotLossSchema, response },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      const { id } = signedInOf(request).agent;
      return sendVersioned(reply, await produce.lose(id, target, request.body));
    },
  );
}

function linkRoutes(app: App, produce: ProduceService): void {
  /** `PUT /v1/produce/{id}/links`: the own products that draw on a lot. 404, 412, 422, 428. */
  app.put(
    '/v1/produce/:id/links',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 412, 422, 428] },
      schema: {
        tags,
        summary: 'Link a lot with products',
        params,
        body: lotLinksInputSchema,
        response,
      },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      const { id } = signedInOf(request).agent;
      return sendVersioned(reply, await produce.link(id, target, request.body));
    },
  );

  /** `POST /v1/produce/{id}/links/preview`: what links would do to stock; changes nothing. 404, 422. */
  app.post(
    '/v1/produce/:id/links/preview',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 422] },
      schema: {
        tags,
        summary: 'Preview what links do to stock',
        params,
        body: lotLinksInputSchema,
        response: { 200: linkPreviewSchema },
      },
    },
    (request) =>
      produce.previewLinks(signedInOf(request).agent.id, request.params.id, request.body),
  );
}
