import {
  passkeyLoginSchema,
  passkeyOptionsSchema,
  secondStepSchema,
} from '@pazar/contracts/sign-in-steps';
import { sessionSchema } from '@pazar/contracts/session';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import { answerSignIn } from '../../http/answer-sign-in.ts';

const tags = ['session'];

/** The second step of a sign-in, and signing in with a passkey. */
export function finishSignInRoutes(app: App, finish: FinishSignIn): void {
  app.post(
    '/v1/agent/login/second-factor',
    {
      config: { access: 'public', problems: ['token-expired', 'validation'] },
      schema: {
        tags,
        summary: 'Finish signing in with a code',
        description:
          'Exchanges the challenge of a refused sign-in and a code for a session. `token-expired` after ' +
          'ten minutes or five codes; `validation` at `/code` when the code is wrong.',
        body: secondStepSchema,
        response: { 200: sessionSchema },
      },
    },
    async (request, reply) =>
      answerSignIn(request, reply, await finish.withCode(request.body, callerOf(request))),
  );

  app.post(
    '/v1/agent/passkey/options',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Start a sign-in with a passkey',
        description:
          'Answers the options with which a browser signs a challenge, and sets the cookie that binds ' +
          'them to this browser.',
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request, reply) => {
      const { setCookie, ...asked } = await finish.askForPasskey(callerOf(request));
      return reply.header('set-cookie', setCookie).send(asked);
    },
  );

  app.post(
    '/v1/agent/passkey/login',
    {
      config: { access: 'public', problems: ['bad-credentials', 'token-expired', 'validation'] },
      schema: {
        tags,
        summary: 'Sign in with a passkey',
        description:
          'Exchanges the signed challenge of a passkey for a session. No code is asked for. ' +
          '`token-expired` when the options are older than ten minutes.',
        body: passkeyLoginSchema,
        response: { 200: sessionSchema },
      },
    },
    async (request, reply) =>
      answerSignIn(request, reply, await finish.withPasskey(request.body, callerOf(request))),
  );
}
