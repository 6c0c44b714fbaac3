import {
  canaryRequestSchema,
  reasonRequestSchema,
  recallRequestSchema,
  releaseChangeSchema,
  versionRequestSchema,
} from '@pazar/contracts/releases/release-state';
import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Registry } from '../open-registry.ts';
import { abort } from '../registry/verbs/abort.ts';
import { advance, canary } from '../registry/verbs/canary.ts';
import { freeze, unfreeze } from '../registry/verbs/freeze.ts';
import { pause, resume } from '../registry/verbs/pause.ts';
import { promote } from '../registry/verbs/promote.ts';
import { recall } from '../registry/verbs/recall.ts';
import { rollback } from '../registry/verbs/rollback.ts';
import type { ReleaseOrder, Verb } from '../registry/verbs/verb.ts';
import { withdraw } from '../registry/verbs/withdraw.ts';
import type { Authorization } from './authorize.ts';
import type { App } from './app-types.ts';
import { readAnswerKey, requireRevision, setEtag } from './preconditions.ts';

const params = z.strictObject({ name: remoteNameSchema });

const tags = ['release'];
type RouteConfig = Pick<FastifyContextConfig, 'access' | 'version' | 'problems'>;
const config: RouteConfig = {
  access: { roles: ['publisher', 'operator'] },
  version: 'required',
  problems: ['not-found', 'invalid-transition', 'publish-requirements'],
};

/** A publisher could lift what an operator has ordered for the whole market. */
const ofOperators: RouteConfig = { ...config, access: { roles: ['operator'] } };

/** What every change of a remote does besides its own. */
const alike =
  'Answers the new state once document and statement are on disk. `version-conflict` has the state that is there as `current`.';

/** Changes of a remote, each with a reason. */
export function releaseRoutes(app: App, registry: Registry, authorization: Authorization): void {
  const verbRoute = <Request extends { reason: string }>(
    [action, summary, description, who = config]: readonly [
      action: string,
      summary: string,
      description: string,
      who?: RouteConfig,
    ],
    body: z.core.$ZodType<Request>,
    makeVerb: (request: Request) => Verb,
  ) =>
    app.post(
      `/v1/remotes/:name/${action}`,
      {
        config: who,
        schema: {
          tags,
          summary,
          description: `${description} ${alike}`,
          params,
          body,
          response: { 200: releaseChangeSchema },
        },
      },
      async (request, reply) => {
        // The validator compiler has parsed it with exactly this schema.
        const wanted = request.body as Request;
        const order = orderOf(request, request.params.name, wanted.reason);
        const change = await registry.releases.change(order, makeVerb(wanted));
        setEtag(reply, change.state);
        return change;
      },
    );

  function orderOf(request: FastifyRequest, remote: string, reason: string): ReleaseOrder {
    const actor = authorization.actorOf(request);
    const revision = requireRevision(request);
    const answerKey = readAnswerKey(request, actor);
    return { remote, actor, reason, revision, ...(answerKey && { answerKey }) };
  }

  verbRoute(
    ['canary', 'Begin or change a canary', 'A share of visitors, or an audience, gets a version.'],
    canaryRequestSchema,
    canary,
  );
  verbRoute(
    [
      'next',
      'Advance a canary to its next step',
      'More visitors get it. Refused at the last step: promote it then.',
    ],
    reasonRequestSchema,
    () => advance,
  );
  verbRoute(
    [
      'promote',
      'Promote a version',
      'All visitors get the open canary, or without one the named version.',
    ],
    versionRequestSchema,
    promote,
  );
  verbRoute(
    ['pause', 'Pause a canary', 'Its share stays, and the controller takes no step.'],
    reasonRequestSchema,
    () => pause,
  );
  verbRoute(
    ['resume', 'Resume a canary', 'The hold time of its step begins anew.'],
    reasonRequestSchema,
    () => resume,
  );
  verbRoute(
    ['abort', 'End a canary', 'All visitors get the version from before it.'],
    reasonRequestSchema,
    () => abort,
  );
  verbRoute(
    ['rollback', 'Go back to an earlier version', 'All visitors get it. It ends no canary.'],
    versionRequestSchema,
    rollback,
  );
  verbRoute(
    [
      'recall',
      'Recall a version',
      'Stops it for all visitors, in open tabs too. They get the replacement, or else the newest of the rollback window.',
    ],
    recallRequestSchema,
    recall,
  );
  verbRoute(
    [
      'withdraw',
      'Withdraw a remote',
      'Visitors get none of its versions until one is promoted or published live. An open canary ends.',
    ],
    reasonRequestSchema,
    () => withdraw,
  );
  verbRoute(
    [
      'freeze',
      'Freeze a remote',
      'No version reaches more visitors until it is unfrozen, and the controller takes no step. Rolling back, pausing, ending a canary, recalls and storing new versions stay possible.',
      ofOperators,
    ],
    reasonRequestSchema,
    () => freeze,
  );
  verbRoute(
    ['unfreeze', 'Unfreeze a remote', 'Releases are allowed again.', ofOperators],
    reasonRequestSchema,
    () => unfreeze,
  );
}
