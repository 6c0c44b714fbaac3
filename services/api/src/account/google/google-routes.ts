import { accountSchema } from '@pazar/contracts/account';
import { proofOfOwnerSchema } from '@pazar/contracts/account-input';
import { googleLinkSchema } from '@pazar/contracts/google-link';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/app-types.ts';
import type { GoogleAccounts } from './google-accounts.ts';
import type { GoogleSignIn } from './google-sign-in.ts';
import { deviceOf, signedInOf } from '../../http/authentication.ts';
import { sendVersioned } from '../../http/versions.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { Refusal } from '../../problems/refusal.ts';
import { accountAnswer } from '../account-answer.ts';
import type { Passwords } from '../credentials/passwords.ts';

/**
 * Set on the redirect to the shell's canonical address, so that there is at most one such redirect.
 */
const atShell = 'at';

interface GoogleDependencies {
  google: GoogleSignIn;
  accounts: GoogleAccounts;
  /** As `Passwords.prove`. */
  prove: Passwords['prove'];
}

export function googleRoutes(app: App, { google, accounts, prove }: GoogleDependencies): void {
  const tags = ['session'];
  const redirect = { 302: z.null().describe('Onward; the address says where') };

  app.get(
    '/oauth2/authorization/google',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Sign in with Google (browser navigation)',
        description:
          'Starts a sign-in: redirects to Google, or back to the shell with the reason in `?google=`.',
        response: redirect,
      },
    },
    async (request, reply) => {
      // Google knows only one of our addresses, and the browser returns the cookie only there.
      const canonical = elsewhere(request, google.shellUrl);
      if (canonical !== null) return reply.redirect(canonical);
      const { location, setCookie } = await google.begin(null);
      return reply.header('set-cookie', setCookie).redirect(location);
    },
  );

  app.get(
    '/login/oauth2/code/google',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Return from Google (browser navigation)',
        description:
          'Redirects to the shell with `?jwt=`, a token for one `GET /v1/agent/current` within a ' +
          'minute, or with `?google=` and the reason.',
        response: redirect,
      },
    },
    async (request, reply) => {
      const { location, setCookie } = await google.finish({
        query: request.url.split('?', 2)[1] ?? '',
        cookie: request.headers.cookie,
        locale: requestLocale(request),
        ...deviceOf(request),
      });
      return reply
        .header('set-cookie', setCookie)
        .header('referrer-policy', 'no-referrer')
        .redirect(location);
    },
  );

  app.post(
    '/v1/account/google',
    {
      // Each answer is for one round trip to Google.
      config: {
        access: 'signed-in',
        idempotency: 'off',
        problems: ['sign-in-again', 'invalid-transition', 'validation'],
      },
      schema: {
        tags: ['account'],
        summary: 'Start linking a Google account',
        description:
          'Answers the address at Google that the browser opens; it returns to ' +
          '`/account/security?google=…`. A cookie binds the return to this browser. ' +
          '`invalid-transition` when an account is linked; `validation` at `/currentPassword`.',
        body: z.nullish(proofOfOwnerSchema),
        response: { 200: googleLinkSchema },
      },
    },
    async (request, reply) => {
      const signedIn = signedInOf(request);
      if (signedIn.agent.googleSubject !== null) throw new Refusal('invalid-transition');
      await prove(signedIn, request.body?.currentPassword);
      const { location, setCookie } = await google.begin(signedIn.sessionId);
      reply.header('set-cookie', setCookie);
      return { location };
    },
  );

  app.delete(
    '/v1/account/google',
    {
      config: { access: 'signed-in', problems: ['invalid-transition', 'validation'] },
      schema: {
        tags: ['account'],
        summary: 'Unlink the Google account',
        description:
          'Removes the link, so that Google no longer signs in here. `invalid-transition` for an agent ' +
          'without a password; `validation` at `/currentPassword`.',
        body: z.nullish(proofOfOwnerSchema),
        response: { 200: accountSchema },
      },
    },
    async (request, reply) => {
      const signedIn = signedInOf(request);
      // An owner without a password is proven by the very account that would be unlinked.
      if (signedIn.agent.passwordHash === null) throw new Refusal('invalid-transition');
      await prove(signedIn, request.body?.currentPassword);
      return sendVersioned(reply, accountAnswer(await accounts.unlink(signedIn.agent.id)));
    },
  );
}

/**
 * The shell's canonical address of this route, when the browser uses another name of this machine.
 */
function elsewhere(request: FastifyRequest, shellUrl: string): string | null {
  const [path, query] = request.url.split('?', 2);
  const hasMoved = new URLSearchParams(query).has(atShell);
  if (hasMoved || request.hostname === new URL(shellUrl).hostname) return null;
  return new URL(`/api${path ?? ''}?${atShell}=shell`, shellUrl).href;
}
