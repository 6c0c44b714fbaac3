import {
  canaryRequestSchema,
  reasonRequestSchema,
  recallRequestSchema,
  releaseChangeSchema,
  versionRequestSchema,
} from '@pazar/contracts/releases/release-state';
import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Registry } from '../open-registry.ts';
import { abort } from '../registry/verbs/abort.ts';
import { advance, canary } from '../registry/verbs/canary.ts';
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

/**
 * Changes of a remote: `POST /v1/remotes/:name/{canary,next,promote,pause,resume,abort,rollback,
 * recall,withdraw}`. Each needs a publisher's or operator's token for that remote, `If-Match` with the state's ETag and a
 * reason; `Idempotency-Key` makes retries safe. 200 with the new state once document and statement
 * are on disk. 404 unknown remote or version, 409 wrong state, 412 the state has changed (`current`
 * is it), 422 the request is not valid or the version does not fit, 428 no `If-Match`.
 */
export function releaseRoutes(app: App, registry: Registry, authorization: Authorization): void {
  const verbRoute = <Request extends { reason: string }>(
    action: string,
    body: z.core.$ZodType<Request>,
    makeVerb: (request: Request) => Verb,
  ) =>
    app.post(
      `/v1/remotes/:name/${action}`,
      {
        onRequest: authorization.require('publisher', 'operator'),
        schema: { params, body, response: { 200: releaseChangeSchema } },
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

  verbRoute('canary', canaryRequestSchema, canary);
  verbRoute('next', reasonRequestSchema, () => advance);
  verbRoute('promote', versionRequestSchema, promote);
  verbRoute('pause', reasonRequestSchema, () => pause);
  verbRoute('resume', reasonRequestSchema, () => resume);
  verbRoute('abort', reasonRequestSchema, () => abort);
  verbRoute('rollback', versionRequestSchema, rollback);
  verbRoute('recall', recallRequestSchema, recall);
  verbRoute('withdraw', reasonRequestSchema, () => withdraw);
}
