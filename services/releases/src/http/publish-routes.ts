import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import { z } from 'zod';
import { planRequestSchema, planSchema, type Plan, type PlanRequest } from '../domain/plan-api.ts';
import { publishRequestSchema, releaseReceiptSchema } from '../domain/registry-api.ts';
import type { Registry } from '../open-registry.ts';
import { planChange } from '../registry/plan.ts';
import { abort } from '../registry/verbs/abort.ts';
import { advance, canary } from '../registry/verbs/canary.ts';
import { freeze, unfreeze } from '../registry/verbs/freeze.ts';
import { pause, resume } from '../registry/verbs/pause.ts';
import { promote } from '../registry/verbs/promote.ts';
import { recall } from '../registry/verbs/recall.ts';
import { rollback } from '../registry/verbs/rollback.ts';
import type { Verb } from '../registry/verbs/verb.ts';
import { withdraw } from '../registry/verbs/withdraw.ts';
import type { Authorization } from './authorize.ts';
import type { App } from './app-types.ts';
import { readAnswerKey, readRevision } from './preconditions.ts';

const params = z.strictObject({ name: remoteNameSchema });

const tags = ['release'];

/** Publishing, and previewing any change. */
export function publishRoutes(app: App, registry: Registry, authorization: Authorization): void {
  app.post(
    '/v1/remotes/:name/versions',
    {
      config: {
        access: { roles: ['publisher'] },
        version: 'optional',
        problems: ['duplicate', 'invalid-transition', 'publish-requirements'],
      },
      schema: {
        tags,
        summary: 'Publish a build',
        description:
          'A whole build; `release` decides whether all visitors get it. The receipt comes once document and statement are on disk. `duplicate` is an existing version, with `conflict.sameBytes`; a build that may not be published is refused with every reason.',
        params,
        body: publishRequestSchema,
        response: { 201: releaseReceiptSchema },
      },
    },
    async (request, reply) => {
      const actor = authorization.actorOf(request);
      const revision = readRevision(request);
      const answerKey = readAnswerKey(request, actor);
      const order = {
        remote: request.params.name,
        actor,
        reason: request.body.reason,
        ...(revision !== undefined && { revision }),
        ...(answerKey && { answerKey }),
      };
      return reply.code(201).send(await registry.publisher.publish(order, request.body));
    },
  );

  app.post(
    '/v1/plan',
    {
      // The handler checks the remote, which the body names.
      config: {
        access: { roles: ['publisher', 'operator', 'auditor'], remote: 'any' },
      },
      schema: {
        tags,
        summary: 'Plan an action',
        description:
          'The effect of an action on the remote that the body names, or the reason why it would be refused. Changes nothing and stores nothing.',
        body: planRequestSchema,
        response: { 200: planSchema },
      },
    },
    (request) => {
      authorization.requireRemote(request, request.body.remote);
      return plan(request.body, authorization.actorOf(request));
    },
  );

  async function plan(wanted: PlanRequest, actor: string): Promise<Plan> {
    const { action, remote, request } = wanted;
    const order = { remote, actor, action, reason: request.reason };
    if (wanted.action === 'publish') return registry.publisher.plan(order, wanted.request);
    return planChange(registry.parts, order, () => verbOf(wanted));
  }
}

type VersionAction = 'publish' | 'canary' | 'promote' | 'rollback' | 'recall';
type PlainAction = Exclude<PlanRequest['action'], VersionAction>;

function verbOf(wanted: Exclude<PlanRequest, { action: 'publish' }>): Verb {
  switch (wanted.action) {
    case 'canary':
      return canary(wanted.request);
    case 'promote':
      return promote(wanted.request);
    case 'rollback':
      return rollback(wanted.request);
    case 'recall':
      return recall(wanted.request);
    default:
      return plainVerbs[wanted.action];
  }
}

/** Those that need a reason and nothing else. */
const plainVerbs: Record<PlainAction, Verb> = {
  next: advance,
  pause,
  resume,
  abort,
  withdraw,
  freeze,
  unfreeze,
};
