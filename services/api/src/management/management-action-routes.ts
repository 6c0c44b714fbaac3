import {
  agentDetailSchema,
  reasonInputSchema,
  rolesInputSchema,
  suspensionInputSchema,
  verificationDecisionSchema,
} from '@pazar/contracts/management';
import { productDetailSchema } from '@pazar/contracts/product-detail';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { requiredVersion, sendVersioned } from '../http/entity-tags.ts';
import type { ManagementService } from './management-service.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];
const params = z.strictObject({ id: z.uuid() });
const response = { 200: agentDetailSchema };
const problems = [404, 409, 412, 422, 428];

/** The manager with the reason that the body gives. */
function actOf(request: FastifyRequest, { reason }: { reason: string }) {
  return { managerId: signedInOf(request).agent.id, reason };
}

/**
 * Management's actions. Every body has a `reason` of 10 to 500 characters, which the agent reads.
 */
export function managementActionRoutes(app: App, service: ManagementService): void {
  agentRoutes(app, service);
  productRoutes(app, service);
}

function agentRoutes(app: App, service: ManagementService): void {
  const targetOf = (request: FastifyRequest<{ Params: { id: string } }>) => ({
    id: request.params.id,
    version: requiredVersion(request),
  });

  /**
   * `POST /v1/management/agents/{id}/verification`: verifies or rejects a waiting agent, and sends
   * an e-mail. 404, 412, 428; 409 `invalid-transition`.
   */
  app.post(
    '/v1/management/agents/:id/verification',
    {
      config: { access, problems },
      schema: {
        tags,
        summary: 'Decide a verification',
        params,
        body: verificationDecisionSchema,
        response,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const target = { id: request.params.id, version: requiredVersion(request) };
      return sendVersioned(reply, await service.decide(actOf(request, body), target, body));
    },
  );

  /**
   * `POST /v1/management/agents/{id}/suspend`: read-only, until an instant or until it is lifted.
   * 403 for oneself; 404, 412, 428; 409 `invalid-transition`, `last-manager`; 422.
   */
  app.post(
    '/v1/management/agents/:id/suspend',
    {
      config: { access, problems },
      schema: { tags, summary: 'Suspend an agent', params, body: suspensionInputSchema, response },
    },
    async (request, reply) => {
      const { body } = request;
      const suspended = await service.suspend(actOf(request, body), targetOf(request), body);
      return sendVersioned(reply, suspended);
    },
  );

  /** `POST /v1/management/agents/{id}/reactivate`: lifts a suspension. 404, 409, 412, 428. */
  app.post(
    '/v1/management/agents/:id/reactivate',
    {
      config: { access, problems },
      schema: { tags, summary: 'Lift a suspension', params, body: reasonInputSchema, response },
    },
    async (request, reply) => {
      const act = actOf(request, request.body);
      return sendVersioned(reply, await service.reactivate(act, targetOf(request)));
    },
  );

  /**
   * `PUT /v1/management/agents/{id}/roles`: replaces all roles of the agent. 403 when managers
   * remove the role from themselves; 404, 412, 428; 409 `last-manager`, `invalid-transition`.
   */
  app.put(
    '/v1/management/agents/:id/roles',
    {
      config: { access, problems },
      schema: { tags, summary: 'Set the roles', params, body: rolesInputSchema, response },
    },
    async (request, reply) => {
      const { body } = request;
      const agent = await service.setRoles(actOf(request, body), targetOf(request), body);
      return sendVersioned(reply, agent);
    },
  );

  /** `POST /v1/management/agents/{id}/sessions/revoke`: signs an agent out everywhere. 204; 404. */
  app.post(
    '/v1/management/agents/:id/sessions/revoke',
    {
      config: { access, problems: [404, 422] },
      schema: {
        tags,
        summary: 'Sign an agent out',
        params,
        body: reasonInputSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await service.revokeSessions(actOf(request, request.body), request.params.id);
      return reply.code(204).send(null);
    },
  );
}

function productRoutes(app: App, service: ManagementService): void {
  const moves = [
    { path: 'block', summary: 'Hide a product from customers', move: service.block },
    { path: 'unblock', summary: 'Let customers see a product again', move: service.unblock },
  ];
  for (const { path, summary, move } of moves) {
    /** `POST /v1/management/products/{id}/block`, `/unblock`. 404, 412, 428; 409 `invalid-transition`. */
    app.post(
      `/v1/management/products/:id/${path}`,
      {
        config: { access, problems },
        schema: {
          tags,
          summary,
          params,
          body: reasonInputSchema,
          response: { 200: productDetailSchema },
        },
      },
      async (request, reply) => {
        const target = { id: request.params.id, version: requiredVersion(request) };
        return sendVersioned(reply, await move(actOf(request, request.body), target));
      },
    );
  }
}
