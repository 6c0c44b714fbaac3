import {
  confirmSecondFactorSchema,
  endSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorSecretSchema,
} from '@pazar/contracts/account-security';
import { proofOfOwnerSchema } from '@pazar/contracts/account-input';
import { z } from 'zod';
import type { App } from '../../http/app-types.ts';
import { signedInOf } from '../../http/authentication.ts';
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
  /**
   * `POST /v1/account/second-factor`: a secret for an authenticator app; sign-ins ask for codes
   * only after the first one is confirmed. 403 `sign-in-again`; 409 `invalid-transition` while one
   * is on; 422 at `/currentPassword`; 429.
   */
  app.post(
    '/v1/account/second-factor',
    {
      config: { ...secret, problems: [409, 422, 429] },
      schema: {
        tags,
        summary: 'Start turning the second factor on',
        body: proofOfOwnerSchema,
        response: { 200: secondFactorSecretSchema },
      },
      preHandler: (request) => prove(signedInOf(request), request.body.currentPassword),
    },
    (request) => factor.begin(signedInOf(request).agent),
  );

  /**
   * `POST /v1/account/second-factor/confirm`: turns it on with a first code; the answer has recovery
   * codes, this once. 409 `invalid-transition`; 422 at `/code`; 429.
   */
  app.post(
    '/v1/account/second-factor/confirm',
    {
      config: { ...secret, problems: [409, 422, 429] },
      schema: {
        tags,
        summary: 'Turn the second factor on',
        body: confirmSecondFactorSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    (request) => factor.confirm(signedInOf(request).agent, request.body.code),
  );

  /**
   * `POST /v1/account/second-factor/codes`: new recovery codes, which replace the others. 403
   * `sign-in-again`; 409 `invalid-transition` while it is off; 422 at `/currentPassword`; 429.
   */
  app.post(
    '/v1/account/second-factor/codes',
    {
      config: { ...secret, problems: [409, 422, 429] },
      schema: {
        tags,
        summary: 'Create new recovery codes',
        body: proofOfOwnerSchema,
        response: { 200: recoveryCodesSchema },
      },
      preHandler: (request) => prove(signedInOf(request), request.body.currentPassword),
    },
    (request) => factor.renewCodes(signedInOf(request).agent),
  );

  /**
   * `DELETE /v1/account/second-factor`: turns it off with the password and a code, 204. 403
   * `sign-in-again`; 409 `invalid-transition`; 422 at `/currentPassword`, `/code`; 429.
   */
  app.delete(
    '/v1/account/second-factor',
    {
      config: { access: 'signed-in', problems: [409, 422, 429] },
      schema: {
        tags,
        summary: 'Turn the second factor off',
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
