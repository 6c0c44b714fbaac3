import {
  promotionDetailSchema,
  promotionPreviewRequestSchema,
  promotionPreviewSchema,
} from '@pazar/contracts/promotion-detail';
import { promotionInputSchema, promotionPatchSchema } from '@pazar/contracts/promotion-input';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { eq } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { answerList } from '../http/list-answer.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import type { Access } from '../http/authentication.ts';
import { signedInOf } from '../http/authentication.ts';
import { requiredVersion, sendVersioned } from '../http/entity-tags.ts';
import { promotionList } from './promotion-list.ts';
import { readPromotions } from './promotion-repository.ts';
import type { PromotionService } from './promotion-service.ts';

const access = 'ROLE_AGENT';
const tags = ['promotion'];
const params = z.strictObject({ id: z.uuid() });
const response = { 200: promotionDetailSchema };
const nothing = z.nullish(z.strictObject({}));

const agentOf = (request: FastifyRequest) => signedInOf(request).agent.id;

export function promotionRoutes(app: App, service: PromotionService, lists: Dependencies): void {
  readingRoutes(app, service, lists);
  changingRoutes(app, service);
  stateRoutes(app, service);
}

function readingRoutes(app: App, service: PromotionService, lists: Dependencies): void {
  /**
   * `GET /v1/promotions`: the agent's own promotions. Filters `status` (what it is now), `type`,
   * `trigger`, `startsFrom`, `startsTo`, `endsFrom`, `endsTo`, `updatedFrom`, `updatedTo`, `ids`;
   * search `q`; sorts name, status, startsAt, endsAt, updatedAt. 400 `unknown-filter`,
   * `unknown-sort`, `cursor-mismatch`.
   */
  app.get(
    '/v1/promotions',
    {
      config: { access, conditional: true, problems: [400, 422] },
      schema: {
        tags,
        summary: 'List own promotions',
        querystring: listQuerySchema(promotionList(lists.clock())),
        response: { 200: promotionPageSchema },
      },
    },
    async (request, reply) => {
      const owner = agentOf(request);
      const now = lists.clock();
      return answerList(lists, promotionList(now), {
        request,
        reply,
        query: request.query,
        own: eq(promotions.agentId, owner),
        owner,
        read: (clauses) => readPromotions(lists.database, clauses, now),
      });
    },
  );

  /** `GET /v1/promotions/{id}`: one own promotion, its version as the ETag. 404. */
  app.get(
    '/v1/promotions/:id',
    {
      config: { access, problems: [404, 422] },
      schema: { tags, summary: 'Read one own promotion', params, response },
    },
    async (request, reply) =>
      sendVersioned(reply, await service.read(agentOf(request), request.params.id)),
  );

  /**
   * `POST /v1/promotions/preview`: what a promotion would do, prices with and without VAT, other
   * promotions in its way, and warnings. Writes nothing, so a suspended agent may ask. 422.
   */
  app.post(
    '/v1/promotions/preview',
    {
      config: { access: { role: access, suspended: 'allowed' }, problems: [422] },
      schema: {
        tags,
        summary: 'Preview a promotion',
        body: promotionPreviewRequestSchema,
        response: { 200: promotionPreviewSchema },
      },
    },
    async (request) => {
      const { id, promotion } = request.body;
      return service.preview(agentOf(request), { id, promotion });
    },
  );
}

function changingRoutes(app: App, service: PromotionService): void {
  const created = { 201: promotionDetailSchema };

  /** `POST /v1/promotions`: enters a draft. 201 with `Location`; 409 `duplicate` (code), 422. */
  app.post(
    '/v1/promotions',
    {
      config: { access, problems: [409, 422] },
      schema: { tags, summary: 'Enter a promotion', body: promotionInputSchema, response: created },
    },
    async (request, reply) => {
      const promotion = await service.create(agentOf(request), request.body);
      reply.code(201).header('location', `/v1/promotions/${promotion.id}`);
      return sendVersioned(reply, promotion);
    },
  );

  /** `POST /v1/promotions/{id}/duplicate`: a draft without dates and code. 201; 404, 422. */
  app.post(
    '/v1/promotions/:id/duplicate',
    {
      config: { access, problems: [404, 422] },
      schema: { tags, summary: 'Copy a promotion', params, body: nothing, response: created },
    },
    async (request, reply) => {
      const promotion = await service.duplicate(agentOf(request), request.params.id);
      reply.code(201).header('location', `/v1/promotions/${promotion.id}`);
      return sendVersioned(reply, promotion);
    },
  );

  /**
   * `PATCH /v1/promotions/{id}`: changes the fields that are sent (RFC 7396). Once it has started,
   * only name, note, end and limit: others are 422 `locked`. 404, 409 `duplicate`, 412, 428.
   */
  app.patch(
    '/v1/promotions/:id',
    {
      config: { access, problems: [404, 409, 412, 422, 428] },
      schema: { tags, summary: 'Change a promotion', params, body: promotionPatchSchema, response },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      return sendVersioned(reply, await service.patch(agentOf(request), target, request.body));
    },
  );

  /** `DELETE /v1/promotions/{id}`: a draft that was never published. 404, 409, 412, 428. */
  app.delete(
    '/v1/promotions/:id',
    {
      config: { access, problems: [404, 409, 412, 422, 428] },
      schema: { tags, summary: 'Delete a draft', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      await service.remove(agentOf(request), target);
      return reply.code(204).send(null);
    },
  );
}

const verified: Access = { role: access, verified: true };
const moves = [
  { transition: 'publish', summary: 'Publish a promotion', who: verified },
  { transition: 'pause', summary: 'Pause a promotion', who: access },
  { transition: 'resume', summary: 'Go on with a paused promotion', who: verified },
  { transition: 'stop', summary: 'End a promotion now', who: access },
  { transition: 'archive', summary: 'Archive a draft or an ended promotion', who: access },
] as const;

function stateRoutes(app: App, service: PromotionService): void {
  for (const { transition, summary, who } of moves) {
    /**
     * `POST /v1/promotions/{id}/{transition}`. 404; 409 `invalid-transition`; 412, 428; publishing
     * and resuming also 403 `not-verified` and 422 `publish-requirements` with pointers.
     */
    app.post(
      `/v1/promotions/:id/${transition}`,
      {
        config: { access: who, problems: [403, 404, 409, 412, 422, 428] },
        schema: { tags, summary, params, body: nothing, response },
      },
      async (request, reply) => {
        const target = { id: request.params.id, version: requiredVersion(request) };
        return sendVersioned(reply, await service.move(agentOf(request), target, transition));
      },
    );
  }
}
