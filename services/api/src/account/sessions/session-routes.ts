import { loginRequestSchema } from '@pazar/contracts/login';
import { sessionSchema } from '@pazar/contracts/session';
import { z } from 'zod';
import type { App } from '../../http/app-types.ts';
import {
  addressOf,
  bearerToken,
  callerOf,
  deviceOf,
  signedInOf,
} from '../../http/authentication.ts';
import { answerSignIn } from '../../http/answer-sign-in.ts';
import { sessionAnswer } from '../../agents/signed-in.ts';
import type { SessionService } from './session-service.ts';
import { Refusal } from '../../problems/refusal.ts';
import type { PasswordHasher } from '../../security/password-hasher.ts';
import type { SignIn } from './sign-in.ts';

const tags = ['session'];

interface SessionRouteParts {
  signIn: SignIn;
  sessions: SessionService;
  hasher: PasswordHasher;
}

export function sessionRoutes(app: App, { signIn, sessions, hasher }: SessionRouteParts): void {
  /**
   * `POST /v1/agent/login`: username or e-mail and password in, the session with its token out.
   * 401 `bad-credentials`, 403 `second-factor` with the challenge of the second step, 422 `validation`, 429 `rate-limited` and 503 `busy` with `Retry-After` in
   * seconds.
   */
  app.post(
    '/v1/agent/login',
    {
      config: { access: 'public', problems: [401, 403, 413, 415, 422, 429] },
      schema: {
        tags,
        summary: 'Sign in with username or e-mail and password',
        body: loginRequestSchema,
        response: { 200: sessionSchema },
      },
      onRequest: async (request) => hasher.requirePlace(addressOf(request)),
    },
    async (request, reply) => {
      const outcome = await signIn(request.body, callerOf(request));
      if ('signedIn' in outcome) return answerSignIn(request, reply, outcome);
      const { challenge, setCookie } = outcome;
      reply.header('set-cookie', setCookie);
      throw new Refusal('second-factor', { extensions: { challenge } });
    },
  );

  /**
   * `GET /v1/agent/current`: the session of the bearer token, with that token. The token of `?jwt=`
   * works here once, within its minute, and the answer has its replacement.
   */
  app.get(
    '/v1/agent/current',
    {
      config: { access: 'signed-in', takesHandOver: true },
      schema: { tags, summary: 'Read the current session', response: { 200: sessionSchema } },
    },
    async (request) => sessionAnswer(signedInOf(request)),
  );

  /**
   * `POST /v1/agent/token/refresh`: renews the session with a new token for twelve hours, until
   * thirty days after signing in at most. The old token works for half a minute more; renewing
   * twice with it gives the same session. Later use of it is a sign of a copied token, and ends its
   * successor too. 401 `token-expired`, `token-invalid`.
   */
  app.post(
    '/v1/agent/token/refresh',
    {
      // The answer is a secret: it is stored nowhere, and asking again is harmless.
      config: { access: { suspended: 'allowed' }, renewsToken: true, idempotency: 'off' },
      schema: { tags, summary: 'Renew the session token', response: { 200: sessionSchema } },
    },
    async (request) =>
      sessionAnswer(await sessions.renew(signedInOf(request).token, deviceOf(request))),
  );

  /**
   * `GET /logout`: revokes the bearer token, 204. Harmless without one, or twice. The browser drops
   * its back-forward cache; the owner's unsent changes stay on the device.
   */
  app.get(
    '/logout',
    {
      config: { access: 'public' },
      schema: { tags, summary: 'Sign out', response: { 204: z.null() } },
    },
    async (request, reply) => {
      const token = bearerToken(request);
      if (token !== null) await sessions.revoke(token);
      return reply.header('clear-site-data', '"cache"').code(204).send(null);
    },
  );
}
