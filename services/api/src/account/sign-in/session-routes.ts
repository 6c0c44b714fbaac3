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
import { sessionAnswer } from '../../callers/signed-in.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { Refusal } from '../../problems/refusal.ts';
import type { PasswordHasher } from '../../security/password-hasher.ts';
import type { SignIn } from './sign-in.ts';

const tags = ['session'];

interface SessionRouteDependencies {
  signIn: SignIn;
  sessions: SessionService;
  hasher: PasswordHasher;
}

export function sessionRoutes(
  app: App,
  { signIn, sessions, hasher }: SessionRouteDependencies,
): void {
  app.post(
    '/v1/agent/login',
    {
      config: { access: 'public', problems: ['bad-credentials', 'second-factor', 'validation'] },
      schema: {
        tags,
        summary: 'Sign in with username or e-mail and password',
        description:
          'Exchanges a name and a password for a session with its token. `second-factor` has the ' +
          'challenge of the second step in `challenge`. `rate-limited` and `busy` say in `Retry-After` ' +
          'how many seconds to wait.',
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

  app.get(
    '/v1/agent/current',
    {
      config: { access: 'signed-in', takesHandOver: true },
      schema: {
        tags,
        summary: 'Read the current session',
        description:
          'Answers the session of the bearer token. The token of `?jwt=` works here once, within one ' +
          'minute of the redirect; the answer then has the token that replaces it.',
        response: { 200: sessionSchema },
      },
    },
    async (request) => sessionAnswer(signedInOf(request)),
  );

  app.post(
    '/v1/agent/token/refresh',
    {
      // The answer is a secret: it is stored nowhere, and asking again is harmless.
      config: { access: { suspended: 'allowed' }, renewsToken: true, idempotency: 'off' },
      schema: {
        tags,
        summary: 'Renew the session token',
        description:
          'Renews the session with a new token for twelve hours, until thirty days after the sign-in at ' +
          'most. The old token works for 30 seconds more, and renewing with it again gives the same ' +
          'session. A later use of it ends the session, because the token may have been copied.',
        response: { 200: sessionSchema },
      },
    },
    async (request) =>
      sessionAnswer(await sessions.renew(signedInOf(request).token, deviceOf(request))),
  );

  app.get(
    '/logout',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Sign out',
        description:
          'Revokes the bearer token. It does nothing without one, or when it is called twice. The ' +
          'browser drops its back-forward cache; unsent changes stay on the device.',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const token = bearerToken(request);
      if (token !== null) await sessions.revoke(token);
      return reply.header('clear-site-data', '"cache"').code(204).send(null);
    },
  );
}
