import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, reportGroup } from './content-security-policy.ts';
import type { Environment } from './environment.ts';
import type { SetHeaders } from './create-server.ts';

/** Allows the features that the shell uses; all other features of the platform are off. */
const permissionsPolicy = [
  'geolocation=(self)',
  'camera=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'display-capture=()',
  'browsing-topics=()',
].join(', ');

type PolicySource = Pick<
  Environment,
  'assetOrigin' | 'fallbackOrigin' | 'overrides' | 'dataStore' | 'mapsKey' | 'isHttps'
>;

/** The security headers of every answer of the shell's origin. */
export function securityHeaders(environment: PolicySource): SetHeaders {
  const fixed = fixedHeaders(environment);
  return (request, reply) => {
    reply.headers(fixed).header('referrer-policy', referrerPolicy(request));
    if (!reply.hasHeader('content-security-policy')) setPolicy(reply, environment, []);
  };
}

/** Sets the policy of the page, which may have inline styles that the policy allows by hash. */
export function setPolicy(
  reply: FastifyReply,
  environment: PolicySource,
  styleHashes: readonly string[],
): void {
  const { assetOrigin, fallbackOrigin, overrides, dataStore, mapsKey } = environment;
  const hasMaps = mapsKey !== null;
  reply.header(
    'content-security-policy',
    contentSecurityPolicy({
      buildOrigins: [assetOrigin, ...(fallbackOrigin === undefined ? [] : [fallbackOrigin])],
      overrideOrigins: overrides.origins,
      dataStore,
      hasMaps,
      styleHashes,
    }),
  );
}

/** Parameters whose value is a secret: of a sign-in, and of the links in e-mails. */
const secretParameters = ['jwt', 'token'];

/** The pages that links in e-mails open: a new password, and a new e-mail address. */
const linkPages = /^\/home\/(?:reset|confirm)\/?$/;

/** True when the URL carries a secret token, or is a page that accepts one. */
export function carriesToken(request: FastifyRequest): boolean {
  const [path = '', ...rest] = request.url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  return linkPages.test(path) || secretParameters.some((name) => query.has(name));
}

function referrerPolicy(request: FastifyRequest): string {
  return carriesToken(request) ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

function fixedHeaders({ mapsKey, overrides, isHttps }: PolicySource): Record<string, string> {
  // Google's scripts have no integrity, and neither do a development server's: with maps, or where
  // overrides are allowed, the browser can only report, not block.
  const isStrict = mapsKey === null && overrides.origins.length === 0;
  const integrity = isStrict ? 'integrity-policy' : 'integrity-policy-report-only';
  return {
    [integrity]: `blocked-destinations=(script), endpoints=(${reportGroup})`,
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    // A year (ASVS 3.4.1). Over plain http browsers ignore the header.
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
