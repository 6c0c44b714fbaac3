import { remoteNameSchema } from '@pazar/contracts/section-descriptor';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  liveRequestSchema,
  publishRequestSchema,
  releaseReceiptSchema,
} from '../domain/registry-api.ts';
import type { Registry } from '../registry/open-registry.ts';
import { holderOf } from '../registry/publish-tokens.ts';
import type { App } from './create-app.ts';
import { RequestRefused } from './problem.ts';

const params = z.strictObject({ name: remoteNameSchema });

/** What changes releases. Every call needs `Authorization: Bearer` with the publish token. */
export function writeRoutes(app: App, registry: Registry): void {
  const { publisher, parts } = registry;
  const actors = new WeakMap<FastifyRequest, string>();

  /** Runs before the body is read: a stranger's 30 MiB are not worth receiving. */
  async function authenticate(request: FastifyRequest): Promise<void> {
    const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    const actor = token && (await holderOf(parts.database.queries, token));
    if (!actor) throw new RequestRefused(401, 'token-invalid', 'A publish token is needed');
    actors.set(request, actor);
  }

  const actorOf = (request: FastifyRequest) => actors.get(request) ?? 'unknown';

  /**
   * `POST /v1/remotes/:name/versions`: publishes a whole build and gives it all traffic. 201 with
   * the receipt once document and statement are on disk; 409 for an existing version, with
   * `conflict.sameBytes`; 422 with every reason for a build that may not be published; 413 over
   * the cap.
   */
  app.post(
    '/v1/remotes/:name/versions',
    {
      onRequest: authenticate,
      schema: { params, body: publishRequestSchema, response: { 201: releaseReceiptSchema } },
    },
    async (request, reply) => {
      const order = { remote: request.params.name, version: request.body.version };
      const actor = actorOf(request);
      const receipt = await publisher.publish({ ...order, actor }, request.body);
      return reply.code(201).send(receipt);
    },
  );

  /**
   * `PUT /v1/remotes/:name/live`: gives all traffic to a version that exists; 404 when it does
   * not. Going back is this call too: the document gets a new, higher sequence.
   */
  app.put(
    '/v1/remotes/:name/live',
    {
      onRequest: authenticate,
      schema: { params, body: liveRequestSchema, response: { 200: releaseReceiptSchema } },
    },
    (request) => {
      const order = { remote: request.params.name, version: request.body.version };
      return publisher.makeLive({ ...order, actor: actorOf(request) });
    },
  );
}
