import { host, type Buildable } from '../build/buildable.ts';
import { Failure } from '../command/failure.ts';
import type { PortClaim } from '../supervise/ports.ts';
import type { Service } from '../supervise/service.ts';
import type { Environment } from './environment.ts';
import { claimedPorts, describeServices, type PazarServices } from './pazar-services.ts';

/** The processes that `pnpm dev` adds to the services. */
export interface Development {
  services: PazarServices;
  /** The development servers, with hot reload, in the order of their start. */
  servers: Service[];
  ports: PortClaim[];
  /** Where to look. */
  address: string;
  /** The differences from a plain start. */
  hint: string;
}

const devCommand = (target: Buildable): Service['command'] => [
  'pnpm',
  '--filter',
  target.packageName,
  'run',
  'dev',
];

const addressOf = ({ PAZAR_SHELL_PORT: port }: Environment) => `http://127.0.0.1:${port}/`;

/** The shell's own development server, in front of the edge. */
function hostServer(environment: Environment): Service {
  const { PAZAR_SHELL_PORT: shellPort, PAZAR_EDGE_PORT: edgePort } = environment;
  return {
    name: 'host-dev',
    command: devCommand(host),
    variables: { PAZAR_SHELL_PORT: String(shellPort), PAZAR_EDGE_PORT: String(edgePort) },
    readyUrl: addressOf(environment),
  };
}

function developmentPorts(environment: Environment): PortClaim[] {
  const edge = { variable: 'PAZAR_EDGE_PORT', port: environment.PAZAR_EDGE_PORT };
  return [...claimedPorts(environment), edge];
}

function hostDevelopment(environment: Environment): Development {
  return {
    services: describeServices(environment, environment.PAZAR_EDGE_PORT),
    servers: [hostServer(environment)],
    ports: developmentPorts(environment),
    address: addressOf(environment),
    hint: 'The host reloads when its files or those of shared/ change.',
  };
}

/** A remote, with the address of its page below that of the shell: `product`. */
export interface DevelopedRemote extends Buildable {
  path: string;
}

function remoteDevelopment(environment: Environment, target: DevelopedRemote): Development {
  const { PAZAR_EDGE_PORT: edgePort, PAZAR_REMOTE_PORT: remotePort } = environment;
  const services = describeServices(environment, edgePort);
  const server = `http://127.0.0.1:${remotePort}`;
  const variables = { PAZAR_DEVELOPMENT_REMOTES: JSON.stringify({ [target.name]: server }) };
  return {
    services: {
      ...services,
      // The runtime configuration makes the shell load this remote from its own server.
      edge: { ...services.edge, variables: { ...services.edge.variables, ...variables } },
    },
    // A development build runs only with React's development build, so the shell is one as well.
    servers: [
      {
        name: `${target.name}-dev`,
        command: devCommand(target),
        variables: { PAZAR_REMOTE_PORT: String(remotePort) },
        readyUrl: `${server}/mf-manifest.json`,
      },
      hostServer(environment),
    ],
    ports: [...developmentPorts(environment), { variable: 'PAZAR_REMOTE_PORT', port: remotePort }],
    address: addressOf(environment) + target.path,
    hint: `${target.name} comes from ${server} and reloads when its files change; the others are the published ones.`,
  };
}

/**
 * Describes `pnpm dev` (the host with hot reload) and `pnpm dev <remote>` (that remote in the real
 * shell, the others from the store). Fails for an unknown remote.
 */
export function describeDevelopment(
  environment: Environment,
  remotes: readonly DevelopedRemote[],
  remoteName: string | undefined,
): Development {
  if (remoteName === undefined) return hostDevelopment(environment);
  const target = remotes.find(({ name }) => name === remoteName);
  if (target === undefined) {
    const known = remotes.map(({ name }) => name).join(', ');
    throw new Failure(`There is no remote "${remoteName}". The remotes are: ${known}.`);
  }
  return remoteDevelopment(environment, target);
}
