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
import { sendVersioned, versionOf } from '../http/versions.ts';
import { actAsManager, actOnAgent, type ManagerDependencies } from './act-as-manager.ts';
import {
  decideVerification,
  reactivateAgent,
  revokeSessions,
  setRoles,
  suspendAgent,
} from './agent-actions.ts';
import { endSecondFactor } from './end-second-factor.ts';
import { moderateProduct } from './moderate-product.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];
const params = z.strictObject({ id: z.uuid() });
const response = { 200: agentDetailSchema };
const problems = ['not-found', 'invalid-transition', 'validation'] as const;

/** The manager with the reason that the body gives. */
function actOf(request: FastifyRequest, { reason }: { reason: string }) {
  return { managerId: signedInOf(request).agent.id, reason };
}

/** The agent or product as the manager saw it. */
function targetOf(request: FastifyRequest<{ Params: { id: string } }>) {
  return { id: request.params.id, version: versionOf(request) };
}

/**
 * Management's actions. Every body has a `reason` of 10 to 500 characters, which the agent reads.
 */
export function managementActionRoutes(app: App, dependencies: ManagerDependencies): void {
  agentRoutes(app, dependencies);
  productRoutes(app, dependencies);
}

function agentRoutes(app: App, dependencies: ManagerDependencies): void {
  app.post(
    '/v1/management/agents/:id/verification',
    {
      config: { access, versioned: true, problems },
      schema: {
        tags,
        summary: 'Decide a verification',
        description:
          'Verifies or rejects an agent who waits, or asks for changes. The agent reads the reason, and ' +
          'gets it by e-mail. `invalid-transition` for an agent who does not wait.',
        params,
        body: verificationDecisionSchema,
        response,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const agent = await actOnAgent(dependencies, actOf(request, body), (context) =>
        decideVerification(context, targetOf(request), body),
      );
      return sendVersioned(reply, agent);
    },
  );

  app.post(
    '/v1/management/agents/:id/suspend',
    {
      config: { access, versioned: true, problems: [...problems, 'forbidden', 'last-manager'] },
      schema: {
        tags,
        summary: 'Suspend an agent',
        description:
          'Makes an account read-only, until an instant or until it is lifted. The agent reads the ' +
          'reason. `forbidden` for the own account; `last-manager` when no other manager would remain.',
        params,
        body: suspensionInputSchema,
        response,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const agent = await actOnAgent(dependencies, actOf(request, body), (context) =>
        suspendAgent(context, targetOf(request), body),
      );
      return sendVersioned(reply, agent);
    },
  );

  app.post(
    '/v1/management/agents/:id/reactivate',
    {
      config: { access, versioned: true, problems },
      schema: {
        tags,
        summary: 'Lift a suspension',
        description:
          'Lifts the suspension of an agent, who reads the reason. `invalid-transition` for an agent ' +
          'who is not suspended.',
        params,
        body: reasonInputSchema,
        response,
      },
    },
    async (request, reply) => {
      const agent = await actOnAgent(dependencies, actOf(request, request.body), (context) =>
        reactivateAgent(context, targetOf(request)),
      );
      return sendVersioned(reply, agent);
    },
  );

  app.put(
    '/v1/management/agents/:id/roles',
    {
      config: { access, versioned: true, problems: [...problems, 'forbidden', 'last-manager'] },
      schema: {
        tags,
        summary: 'Set the roles',
        description:
          'Replaces all roles of an agent, who reads the reason. `forbidden` when managers remove their ' +
          'own role; `last-manager` when nobody would have it; `invalid-transition` for a closed ' +
          'account.',
        params,
        body: rolesInputSchema,
        response,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const agent = await actOnAgent(dependencies, actOf(request, body), (context) =>
        setRoles(context, targetOf(request), body),
      );
      return sendVersioned(reply, agent);
    },
  );

  app.post(
    '/v1/management/agents/:id/sessions/revoke',
    {
      config: { access, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Sign an agent out',
        description: 'Ends all sessions of an agent, who reads the reason.',
        params,
        body: reasonInputSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await actAsManager(dependencies, actOf(request, request.body), (context) =>
        revokeSessions(context, request.params.id),
      );
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/v1/management/agents/:id/second-factor/end',
    {
      config: { access, problems: [...problems, 'forbidden'] },
      schema: {
        tags,
        summary: 'Turn the second factor of an agent off',
        description:
          'For an agent who has lost the phone and the recovery codes, and reads the reason. ' +
          '`invalid-transition` while it is off; `forbidden` for the own account.',
        params,
        body: reasonInputSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await actAsManager(dependencies, actOf(request, request.body), (context) =>
        endSecondFactor(context, request.params.id),
      );
      return reply.code(204).send(null);
    },
  );
}

function productRoutes(app: App, dependencies: ManagerDependencies): void {
  const moves = [
    {
      path: 'block',
      summary: 'Hide a product from customers',
      description:
        'The agent reads the reason and can still change it. `invalid-transition` for a hidden one.',
      moderation: 'BLOCKED',
    },
    {
      path: 'unblock',
      summary: 'Let customers see a product again',
      description:
        'Lifts the block; the agent reads the reason. `invalid-transition` for one that is not hidden.',
      moderation: 'NONE',
    },
  ] as const;
  for (const { path, summary, description, moderation } of moves) {
    app.post(
      `/v1/management/products/:id/${path}`,
      {
        config: { access, versioned: true, problems },
        schema: {
          tags,
          summary,
          description,
          params,
          body: reasonInputSchema,
          response: { 200: productDetailSchema },
        },
      },
      async (request, reply) => {
        const product = await actAsManager(dependencies, actOf(request, request.body), (context) =>
          moderateProduct(context, targetOf(request), moderation),
        );
        return sendVersioned(reply, product);
      },
    );
  }
}
