import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { PortClaim } from '../supervise/ports.ts';
import type { Service } from '../supervise/service.ts';
import type { Environment } from './environment.ts';

/** The processes of Pazar. */
export interface PazarServices {
  releases: Service;
  api: Service;
  assets: Service;
  edge: Service;
  /** Plays Google for the demo accounts; null with a client at Google, and without the demo. */
  identity: Service | null;
}

function nodeService(
  name: string,
  port: number,
  {
    entry,
    variables,
    readyPath = '/health/ready',
  }: { entry: string; variables: Record<string, string>; readyPath?: string },
): Service {
  return {
    name,
    command: [process.execPath, entry],
    variables,
    readyUrl: `http://127.0.0.1:${port}${readyPath}`,
  };
}

/** Describes all; `edgePort` is the shell's own unless a development server is in front. */
export function describeServices(environment: Environment, edgePort: number): PazarServices {
  const variables = {
    PAZAR_HOME: environment.PAZAR_HOME,
    PAZAR_SHELL_PORT: String(environment.PAZAR_SHELL_PORT),
    PAZAR_ASSET_PORT: String(environment.PAZAR_ASSET_PORT),
    PAZAR_API_PORT: String(environment.PAZAR_API_PORT),
    PAZAR_RELEASES_PORT: String(environment.PAZAR_RELEASES_PORT),
    PAZAR_METRICS_PORT: String(environment.PAZAR_METRICS_PORT),
    ...keepCompiled(environment),
  };
  const seed = { PAZAR_SEED: isDemo(environment) ? 'on' : 'off' };
  const google = playsGoogle(environment) ? playedGoogle(environment) : null;
  return {
    // Not their readiness: lost builds must not keep the registry down, which restores them.
    releases: nodeService('releases', environment.PAZAR_RELEASES_PORT, {
      entry: 'services/releases/src/server.ts',
      variables,
      readyPath: '/health/live',
    }),
    api: nodeService('api', environment.PAZAR_API_PORT, {
      entry: 'services/api/src/server.ts',
      variables: { ...variables, ...seed, ...google },
    }),
    assets: nodeService('asset-origin', environment.PAZAR_ASSET_PORT, {
      entry: 'services/edge/src/asset-server.ts',
      variables,
      readyPath: '/health/live',
    }),
    edge: nodeService('edge', edgePort, {
      entry: 'services/edge/src/shell-server.ts',
      variables: {
        ...variables,
        PAZAR_SHELL_PORT: String(edgePort),
        ...seed,
        ...(isDemo(environment) && demoContact(environment)),
      },
    }),
    identity:
      google &&
      nodeService('identity', environment.PAZAR_IDENTITY_PORT, {
        entry: 'services/api/demo-identity/server.ts',
        variables: {
          ...variables,
          ...google,
          PAZAR_IDENTITY_PORT: String(environment.PAZAR_IDENTITY_PORT),
        },
        readyPath: '/.well-known/openid-configuration',
      }),
  };
}

/**
 * Node keeps the code that it compiled, so that the next start of a process needs a third less of the processor
 * (`bench:starts` of e2e). An operator's own folder is kept.
 */
export function keepCompiled({
  PAZAR_HOME: home,
  NODE_COMPILE_CACHE: own,
}: Environment): Record<string, string> {
  return { NODE_COMPILE_CACHE: own ?? path.join(home, 'compiled') };
}

/**
 * Whether the API creates the demo accounts: not with an operator's own database or an https
 * origin, where the API rejects that, since their password is public.
 */
export function isDemo(environment: Environment): boolean {
  const { PAZAR_SEED: seed, DATABASE_URL: database, PAZAR_SHELL_URL: shell } = environment;
  return !database && !shell?.startsWith('https:') && seed !== 'off';
}

/** The address on the demo's contact page: the operator's, or one that receives no mail. */
function demoContact({ PAZAR_CONTACT_EMAIL: own }: Environment): Record<string, string> {
  return { PAZAR_CONTACT_EMAIL: own ?? 'help@pazar.example' };
}

/** Whether a process on this machine plays Google: in a demo without a client at Google. */
export function playsGoogle(environment: Environment): boolean {
  return environment.PAZAR_GOOGLE_CLIENT_ID === undefined && isDemo(environment);
}

/** With which the API takes that process for Google. */
function playedGoogle({ PAZAR_IDENTITY_PORT: port }: Environment): Record<string, string> {
  return {
    PAZAR_GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
    PAZAR_GOOGLE_CLIENT_ID: 'pazar-demo',
    PAZAR_GOOGLE_CLIENT_SECRET: randomBytes(32).toString('base64url'),
  };
}

/** The ports that they need. */
export function claimedPorts(environment: Environment): PortClaim[] {
  const variables = [
    'PAZAR_SHELL_PORT',
    'PAZAR_ASSET_PORT',
    'PAZAR_API_PORT',
    'PAZAR_RELEASES_PORT',
    'PAZAR_METRICS_PORT',
    ...(playsGoogle(environment) ? (['PAZAR_IDENTITY_PORT'] as const) : []),
  ] as const;
  return variables.map((variable) => ({ variable, port: environment[variable] }));
}
