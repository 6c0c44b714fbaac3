import { accountSchema } from '@pazar/contracts/account';
import { appealInputSchema, verificationRequestSchema } from '@pazar/contracts/account-input';
import { verificationProgressSchema } from '@pazar/contracts/verification';
import type { App } from '../../http/app-types.ts';
import { signedInOf } from '../../http/authentication.ts';
import { sendVersioned, versionOf } from '../../http/versions.ts';
import { accountAnswer } from '../account-answer.ts';
import type { Appeal } from '../suspension/appeals.ts';
import type { Verification } from './verification.ts';

const tags = ['account'];
const response = { 200: accountSchema };

export interface VerificationDependencies {
  verification: Verification;
  appeal: Appeal;
}

/** The verification of the own account, and the answer to a suspension. */
export function verificationRoutes(
  app: App,
  { verification, appeal }: VerificationDependencies,
): void {
  app.get(
    '/v1/account/verification',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'Read the progress of the own verification',
        description:
          'The fields that a request for verification still needs, and the primary location.',
        response: { 200: verificationProgressSchema },
      },
    },
    (request) => verification.progress(signedInOf(request)),
  );

  app.post(
    '/v1/account/verification',
    {
      config: {
        access: 'signed-in',
        versioned: true,
        problems: ['invalid-transition', 'duplicate', 'validation'],
      },
      schema: {
        tags,
        summary: 'Request verification',
        description:
          'Asks management to verify the agent as a seller or producer. The request may fill in the ' +
          'phone, the business and the first location. `validation` names what is missing (legal name, ' +
          'phone, a location) or wrong, or that nothing has changed since management answered.',
        body: verificationRequestSchema,
        response,
      },
    },
    async (request, reply) => {
      const change = { version: versionOf(request), input: request.body };
      const asked = await verification.request(signedInOf(request), change);
      return sendVersioned(reply, accountAnswer(asked));
    },
  );

  app.post(
    '/v1/account/appeal',
    {
      config: { access: { suspended: 'allowed' }, problems: ['invalid-transition', 'validation'] },
      schema: {
        tags,
        summary: 'Appeal against a suspension',
        description:
          'Sends the answer of a suspended agent to management; it replaces an earlier one. ' +
          '`invalid-transition` for an agent who is not suspended.',
        body: appealInputSchema,
        response,
      },
    },
    async (request, reply) =>
      sendVersioned(reply, accountAnswer(await appeal(signedInOf(request), request.body))),
  );
}
