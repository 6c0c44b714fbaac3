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
  /**
   * `POST /v1/agent/login/second-factor`: a code for the challenge of a refused sign-in, the session
   * out. 401 `token-expired` after ten minutes or five codes; 422 at `/code`; 429.
   */
  app.post(
    '/v1/agent/login/second-factor',
    {
      config: { access: 'public', problems: [401, 413, 415, 422, 429] },
      schema: {
        tags,
        summary: 'Finish signing in with a code',
        body: secondStepSchema,
        response: { 200: sessionSchema },
      },
    },
    async (request, reply) =>
      answerSignIn(request, reply, await finish.withCode(request.body, callerOf(request))),
  );

  /** `POST /v1/agent/passkey/options`: the options to sign in with a passkey. 429. */
  app.post(
    '/v1/agent/passkey/options',
    {
      config: { access: 'public', problems: [429] },
      schema: {
        tags,
        summary: 'Start a sign-in with a passkey',
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request, reply) => {
      const { setCookie, ...asked } = await finish.askForPasskey(callerOf(request));
      return reply.header('set-cookie', setCookie).send(asked);
    },
  );

  /**
   * `POST /v1/agent/passkey/login`: exchanges the signed passkey response for a session; asks for
   * no code. 401 `bad-credentials`, `token-expired`; 429.
   */
  app.post(
    '/v1/agent/passkey/login',
    {
      config: { access: 'public', problems: [401, 413, 415, 422, 429] },
      schema: {
        tags,
        summary: 'Sign in with a passkey',
        body: passkeyLoginSchema,
        response: { 200: sessionSchema },
      },
    },
    async (request, reply) =>
      answerSignIn(request, reply, await finish.withPasskey(request.body, callerOf(request))),
  );
}
