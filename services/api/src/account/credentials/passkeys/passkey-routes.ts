import {
  accountSecuritySchema,
  newPasskeySchema,
  passkeySchema,
  renamePasskeySchema,
} from '@pazar/contracts/account-security';
import { passkeyOptionsSchema } from '@pazar/contracts/sign-in-steps';
import { proofOfOwnerSchema } from '@pazar/contracts/account-input';
import { z } from 'zod';
import type { App } from '../../../http/app-types.ts';
import { signedInOf } from '../../../http/authentication.ts';
import type { Passwords } from '../passwords.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { Passkeys } from './passkeys.ts';

const tags = ['account'];
const params = z.strictObject({ id: z.uuid() });

interface PasskeyRouteDependencies {
  passkeys: Passkeys;
  factor: SecondFactor;
  prove: Passwords['prove'];
}

export function passkeyRoutes(
  app: App,
  { passkeys, factor, prove }: PasskeyRouteDependencies,
): void {
  app.get(
    '/v1/account/security',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'Read the ways to sign in',
        description: 'The passkeys of the agent, and whether a second factor is asked for.',
        response: { 200: accountSecuritySchema },
      },
    },
    async (request) => {
      const { agent } = signedInOf(request);
      return {
        passkeys: await passkeys.list(agent.id),
        passkeyDomain: passkeys.domain,
        secondFactor: await factor.read(agent.id),
      };
    },
  );

  app.post(
    '/v1/account/passkeys/options',
    {
      config: {
        access: 'signed-in',
        idempotency: 'off',
        problems: ['sign-in-again', 'invalid-transition', 'validation'],
      },
      schema: {
        tags,
        summary: 'Start adding a passkey',
        description:
          'Answers the options with which a browser creates a passkey. They hold for ten minutes, in ' +
          'the browser that got the cookie. `invalid-transition` for an agent with twenty passkeys; ' +
          '`validation` at `/currentPassword`.',
        body: proofOfOwnerSchema,
        response: { 200: passkeyOptionsSchema },
      },
      preHandler: (request) => prove(signedInOf(request), request.body.currentPassword),
    },
    async (request, reply) => {
      const { setCookie, ...asked } = await passkeys.askToAdd(signedInOf(request).agent);
      return reply.header('set-cookie', setCookie).send(asked);
    },
  );

  app.post(
    '/v1/account/passkeys',
    {
      config: {
        access: 'signed-in',
        idempotency: 'off',
        problems: ['token-expired', 'duplicate', 'validation'],
      },
      schema: {
        tags,
        summary: 'Add a passkey',
        description:
          'Stores the passkey that the browser created. `token-expired` when its options are older than ' +
          'ten minutes; `validation` at `/response` when they do not fit.',
        body: newPasskeySchema,
        response: { 201: passkeySchema },
      },
    },
    async (request, reply) => {
      const { agent } = signedInOf(request);
      const added = await passkeys.add(agent, request.body, request.headers.cookie);
      return reply.code(201).send(added);
    },
  );

  app.patch(
    '/v1/account/passkeys/:id',
    {
      config: { access: 'signed-in', problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Rename a passkey',
        description: 'Changes the name of a passkey, by which the agent knows it.',
        params,
        body: renamePasskeySchema,
        response: { 200: passkeySchema },
      },
    },
    (request) => passkeys.rename(signedInOf(request).agent, request.params.id, request.body.name),
  );

  app.delete(
    '/v1/account/passkeys/:id',
    {
      config: {
        access: 'signed-in',
        problems: ['sign-in-again', 'not-found', 'invalid-transition', 'validation'],
      },
      schema: {
        tags,
        summary: 'Remove a passkey',
        description:
          'Removes a passkey; it can no longer sign in. `invalid-transition` for the only way to sign ' +
          'in; `validation` at `/currentPassword`.',
        params,
        body: z.nullish(proofOfOwnerSchema),
        response: { 204: z.null() },
      },
      preHandler: (request) => prove(signedInOf(request), request.body?.currentPassword),
    },
    async (request, reply) => {
      await passkeys.remove(signedInOf(request).agent, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
