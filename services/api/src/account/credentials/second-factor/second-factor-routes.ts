import {
  confirmSecondFactorSchema,
  endSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorSecretSchema,
} from '@pazar/contracts/account-security';
import { proofOfOwnerSchema } from '@pazar/contracts/account-input';
import { z } from 'zod';
import type { App } from '../../../http/app-types.ts';
import { signedInOf } from '../../../http/authentication.ts';
import type { Passwords } from '../passwords.ts';
import type { SecondFactor } from './second-factor.ts';

const tags = ['account'];
/** These answers contain secrets, so no idempotency key keeps them. */
const secret = { access: 'signed-in', idempotency: 'off' } as const;

export function secondFactorRoutes(
  app: App,
  factor: SecondFactor,
  prove: Passwords['prove'],
): void {
  app.post(
    '/v1/account/second-factor',
    {
      config: { ...secret, problems: ['sign-in-again', 'invalid-transition', 'validation'] },
      schema: {
        tags,
        summary: 'Start turning the second factor on',
        description:
          'Answers a secret for an authenticator app. Sign-ins ask for codes only after the first code ' +
          'is confirmed. `invalid-transition` while a second factor is on; `validation` at ' +
          '`/currentPassword`.',
        body: proofOfOwnerSchema,
        response: { 200: secondFactorSecretSchema },
      },
      preHandler: (request) => prove(signedInOf(request), request.body.currentPassword),
    },
    (request) => factor.begin(signedInOf(request).agent),
  );

  app.post(
    '/v1/account/second-factor/confirm',
    {
      config: { ...secret, problems: ['invalid-transition', 'validation'] },
      schema: {
        tags,
        summary: 'Turn the second factor on',
        description:
          'Turns the second factor on with a first code, and answers the recovery codes, this once. ' +
          '`validation` at `/code`; `invalid-transition` when there is no secret to confirm.',
        body: confirmSecondFactorSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    (request) => factor.confirm(signedInOf(request).agent, request.body.code),
  );

  app.post(
    '/v1/account/second-factor/codes',
    {
      config: { ...secret, problems: ['sign-in-again', 'invalid-transition', 'validation'] },
      schema: {
        tags,
        summary: 'Create new recovery codes',
        description:
          'Answers new recovery codes, which replace the old ones. `invalid-transition` while the ' +
          'second factor is off; `validation` at `/currentPassword`.',
        body: proofOfOwnerSchema,
        response: { 200: recoveryCodesSchema },
      },
      preHandler: (request) => prove(signedInOf(request), request.body.currentPassword),
    },
    (request) => factor.renewCodes(signedInOf(request).agent),
  );

  app.delete(
    '/v1/account/second-factor',
    {
      config: {
        access: 'signed-in',
        problems: ['sign-in-again', 'invalid-transition', 'validation'],
      },
      schema: {
        tags,
        summary: 'Turn the second factor off',
        description:
          'Turns the second factor off with the password and a code. `validation` at `/currentPassword` ' +
          'or `/code`; `invalid-transition` while it is off.',
        body: endSecondFactorSchema,
        response: { 204: z.null() },
      },
      preHandler: (request) => prove(signedInOf(request), request.body.currentPassword),
    },
    async (request, reply) => {
      await factor.end(signedInOf(request).agent, request.body.code);
      return reply.code(204).send(null);
    },
  );
}
