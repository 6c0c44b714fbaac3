import {
  accountSecuritySchema,
  newPasskeySchema,
  passkeySchema,
  renamePasskeySchema,
} from '@pazar/contracts/account-security';
import { passkeyOptionsSchema } from '@pazar/contracts/sign-in-steps';
import { proofOfOwnerSchema } from '@pazar/contracts/account-input';
import { z } from 'zod';
import type { App } from '../../http/app-types.ts';
import { signedInOf } from '../../http/authentication.ts';
import type { Passwords } from '../passwords.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { Passkeys } from './passkeys.ts';

const tags = ['account'];
const params = z.strictObject({ id: z.uuid() });

interface PasskeyRouteParts {
  passkeys: Passkeys;
  factor: SecondFactor;
  prove: Passwords['prove'];
}

export function passkeyRoutes(app: App, { passkeys, factor, prove }: PasskeyRouteParts): void {
  /** `GET /v1/account/security`: passkeys, and whether a second factor is asked for. */
  app.get(
    '/v1/account/security',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'Read the ways to sign in',
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

  /**
   * `POST /v1/account/passkeys/options`: the options to create a passkey with, for ten minutes and
   * for the browser that gets the cookie. 403 `sign-in-again`; 409 `invalid-transition` when there
   * are twenty; 422 at `/currentPassword`; 429.
   */
  app.post(
    '/v1/account/passkeys/options',
    {
      config: { access: 'signed-in', idempotency: 'off', problems: [409, 422, 429] },
      schema: {
        tags,
        summary: 'Start adding a passkey',
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

  /**
   * `POST /v1/account/passkeys`: stores the passkey that the browser created, 201. 401
   * `token-expired` when the ten minutes are over; 409 `duplicate`; 422 at `/response`.
   */
  app.post(
    '/v1/account/passkeys',
    {
      config: { access: 'signed-in', idempotency: 'off', problems: [401, 409, 422] },
      schema: {
        tags,
        summary: 'Add a passkey',
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

  /** `PATCH /v1/account/passkeys/{id}`: gives a passkey another name. 404, 422. */
  app.patch(
    '/v1/account/passkeys/:id',
    {
      config: { access: 'signed-in', problems: [404, 422] },
      schema: {
        tags,
        summary: 'Rename a passkey',
        params,
        body: renamePasskeySchema,
        response: { 200: passkeySchema },
      },
    },
    (request) => passkeys.rename(signedInOf(request).agent, request.params.id, request.body.name),
  );

  /**
   * `DELETE /v1/account/passkeys/{id}`: removes a passkey, 204. 403 `sign-in-again`; 404; 409
   * `invalid-transition` for the only way to sign in; 422 at `/currentPassword`; 429.
   */
  app.delete(
    '/v1/account/passkeys/:id',
    {
      config: { access: 'signed-in', problems: [404, 409, 422, 429] },
      schema: {
        tags,
        summary: 'Remove a passkey',
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
