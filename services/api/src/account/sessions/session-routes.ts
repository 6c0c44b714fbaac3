import { loginRequestSchema, sessionSchema } from '@pazar/contracts/session';
import { z } from 'zod';
import type { App } from '../../http/app-types.ts';
import { bearerToken, callerOf, deviceOf, signedInOf } from '../../http/authentication.ts';
import { sessionAnswer } from './session-answer.ts';
import type { SessionService } from './session-service.ts';
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
   * 401 `bad-credentials`, 422 `validation`, 429 `rate-limited` and 503 `busy` with `Retry-After` in
   * seconds.
   */
  app.post(
    '/v1/agent/login',
    {
      config: { access: 'public', problems: [401, 413, 415, 422, 429] },
      schema: {
        tags,
        summary: 'Sign in with username or e-mail and password',
        body: loginRequestSchema,
        response: { 200: sessionSchema },
      },
      onRequest: async (request) => hasher.requirePlace(request.ip),
    },
    async (request, reply) => {
      const { signedIn, setCookie } = await signIn(request.body, callerOf(request));
      request.signedIn = signedIn;
      return reply.header('set-cookie', setCookie).send(sessionAnswer(signedIn));
    },
  );

  /**
   * `GET /v1/agent/current`: the session of the bearer token, that token attached. The token of
   * `?jwt=` works here once, within its minute: the answer has the one that replaces it.
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
   * `POST /v1/agent/token/refresh`: goes on with a new token for twelve hours, thirty days after
   * signing in at the latest. The old token answers for half a minute more; asking twice with it
   * gives the same session. 401 `token-expired`, `token-invalid`.
   */
  app.post(
    '/v1/agent/token/refresh',
    {
      // The answer is a secret: it is kept nowhere, and asking again is harmless.
      config: { access: { suspended: 'allowed' }, idempotency: 'off' },
      schema: { tags, summary: 'Renew the session token', response: { 200: sessionSchema } },
    },
    async (request) =>
      sessionAnswer(await sessions.renew(signedInOf(request).token, deviceOf(request))),
  );

  /**
   * `GET /logout`: revokes the bearer token it carries, 204. Harmless without one, or twice. The
   * browser forgets the pages that it could go back to; what waits on the device for its owner stays.
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
