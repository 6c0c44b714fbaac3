import { z } from 'zod';
import {
  holderSchema,
  newTokenSchema,
  tokenListSchema,
  tokenRequestSchema,
  tokenRoleSchema,
  tokenSchema,
} from '../domain/token-api.ts';
import { reasonSchema } from '../domain/reason.ts';
import type { Registry } from '../open-registry.ts';
import { createToken, listTokens, revokeToken } from '../registry/tokens.ts';
import type { Authorization } from './authorize.ts';
import type { App } from './app-types.ts';
import { RequestRefused } from './problem.ts';

const tags = ['token'];
const config = { access: { roles: ['operator'] } } as const;

/** Tokens of teams; only an operator's token that is bound to no remote may see or change them. */
export function tokenRoutes(app: App, registry: Registry, authorization: Authorization): void {
  const { database, now } = registry.parts;

  app.get(
    '/v1/whoami',
    {
      config: { access: { roles: tokenRoleSchema.options, remote: 'any' } },
      schema: {
        tags,
        summary: 'Read your own rights',
        description: 'The holder of the token that the request has, its roles and its remotes.',
        response: { 200: holderSchema },
      },
    },
    (request) => {
      const { name, roles, remotes, expiresAt } = authorization.holderOf(request);
      return {
        name,
        roles: [...roles],
        remotes: remotes && [...remotes],
        expiresAt: expiresAt?.toISOString() ?? null,
      };
    },
  );

  app.get(
    '/v1/tokens',
    {
      config,
      schema: {
        tags,
        summary: 'List tokens',
        description: 'Every one that was ever created, newest first, without its text.',
        response: { 200: tokenListSchema },
      },
    },
    async () => ({ items: await listTokens(database.queries, now()) }),
  );

  app.post(
    '/v1/tokens',
    {
      config: { ...config, problems: ['invalid-transition'] },
      schema: {
        tags,
        summary: 'Create a token',
        description:
          'Its text is in this answer and nowhere else. Refused for a role that the caller does not have.',
        body: tokenRequestSchema,
        response: { 201: newTokenSchema },
      },
    },
    async (request, reply) => {
      const roles = authorization.rolesOf(request);
      const who = { actor: authorization.actorOf(request), roles, now: now() };
      return reply.code(201).send(await createToken(database.queries, request.body, who));
    },
  );

  app.delete(
    '/v1/tokens/:id',
    {
      config: { ...config, problems: ['not-found', 'invalid-transition'] },
      schema: {
        tags,
        summary: 'Revoke a token',
        description: 'It ends at once. Repeating that changes nothing.',
        params: z.strictObject({ id: z.uuid() }),
        body: z.strictObject({ reason: reasonSchema }),
        response: { 200: tokenSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const order = { id, actor: authorization.actorOf(request), reason: request.body.reason };
      const token = await revokeToken(database.queries, order, now());
      if (!token) throw new RequestRefused(404, 'not-found', `There is no token ${id}`);
      return token;
    },
  );
}
