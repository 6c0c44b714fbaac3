import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeSchema, type Locale } from '@pazar/contracts/locale';
import { localAddress } from '@pazar/service/listen';
import { serveLocally } from '@pazar/service/serve-locally';
import { exportJWK, generateKeyPair } from 'jose';
import Negotiator from 'negotiator';
import { errors, interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import { accountPage, pageHeaders } from './account-page.ts';
import { demoPeople } from './demo-people.ts';
import { createMemoryAdapters } from './memory-adapter.ts';

const maxFormBytes = 10_000;

/** The one client of the provider: the API that takes it for Google. */
interface DemoClient {
  clientId: string;
  clientSecret: string;
  /** The only URL that the provider returns to. */
  redirectUri: string;
}

export type DemoIdentity = Awaited<ReturnType<typeof openDemoIdentity>>;

/**
 * Starts an OpenID provider on this machine that plays Google with the demo accounts, so that
 * signing in runs as it does with the real one. Never where real people sign in.
 */
export async function openDemoIdentity(port: number, client: DemoClient) {
  const issuer = `http://${localAddress}:${port}`;
  const provider = new Provider(issuer, await configuration(client));
  const answer = provider.callback();

  const close = await serveLocally(port, (request, response) => {
    const isInteraction = request.url?.startsWith('/interaction/') ?? false;
    if (!isInteraction) {
      void answer(request, response);
      return;
    }
    choose(provider, request, response).catch((error: unknown) => {
      // The page was open for longer than the sign-in is kept.
      const isExpired = error instanceof errors.SessionNotFound;
      response.writeHead(isExpired ? 400 : 500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(isExpired ? 'This page has expired. Start again.\n' : 'Something went wrong.\n');
    });
  });
  const { clientId, clientSecret } = client;
  return {
    /** With which the API takes this provider for Google. */
    settings: { issuer, clientId, clientSecret },
    close,
  };
}

/** Shows the accounts, then goes on as the chosen one. */
async function choose(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, pageHeaders);
    response.end(accountPage(localeOf(request), `/interaction/${uid}`));
    return;
  }
  const accountId = (await readForm(request)).get('account');
  const result =
    accountId === null
      ? { error: 'access_denied', error_description: 'The visitor went back.' }
      : { select_account: {}, login: { accountId, remember: false } };
  await provider.interactionFinished(request, response, result, {
    mergeWithLastSubmission: false,
  });
}

async function configuration({
  clientId,
  clientSecret,
  redirectUri,
}: DemoClient): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    adapter: createMemoryAdapters(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    // As Google does: the ID token has the claims.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
    },
    findAccount: (_context, accountId) => {
      const person = demoPeople.find(({ subject }) => subject === accountId);
      if (!person) return undefined;
      const { subject, email, name } = person;
      return { accountId, claims: () => ({ sub: subject, email, email_verified: true, name }) };
    },
    // Choosing an account is the consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > maxFormBytes) break;
  }
  return new URLSearchParams(text);
}

function localeOf(request: IncomingMessage): Locale {
  const preferred = new Negotiator(request).language([...localeSchema.options]);
  return localeSchema.safeParse(preferred).data ?? 'en';
}
