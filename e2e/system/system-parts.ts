import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { repository } from './repository.ts';
import type { PazarCommand } from './pazar-command.ts';
import { ServiceProcess } from './service-process.ts';

const run = promisify(execFile);

/**
 * The variable with the folder of Node's compile cache for the services of all systems of a run.
 * Node's own variable would also affect Playwright's workers, which write when they end.
 */
export const compiledVariable = 'PAZAR_E2E_COMPILED';

/** The processes of one Pazar, none of them started, and the URLs that they will have. */
export interface SystemParts {
  /** Origin of the shell. */
  readonly shell: string;
  /** Origin of the builds. */
  readonly assetOrigin: string;
  /** Base of the agents' API, without the edge. */
  readonly apiUrl: string;
  /** Base of the registry, without the edge. */
  readonly releasesUrl: string;
  readonly releases: ServiceProcess;
  readonly api: ServiceProcess;
  readonly assets: ServiceProcess;
  readonly edge: ServiceProcess;
  /** Plays Google for the demo accounts. */
  readonly identity: ServiceProcess;
  /** Runs `pazar`, as an operator does, and answers what it prints. */
  readonly pazar: PazarCommand;
  /** Stops all running processes. */
  readonly stop: () => Promise<void>;
}

/**
 * Plans a Pazar on free ports, with its state in `home`.
 *
 * @param over more variables of the processes' environment
 */
export async function systemParts(
  home: string,
  over: Readonly<Record<string, string>> = {},
): Promise<SystemParts> {
  const compiled = process.env[compiledVariable];
  const identityPort = String(await freePort());
  const environment: Record<string, string> = {
    PAZAR_SEED: 'on',
    PAZAR_IDENTITY_PORT: identityPort,
    PAZAR_GOOGLE_ISSUER: `http://127.0.0.1:${identityPort}`,
    PAZAR_GOOGLE_CLIENT_ID: 'pazar-demo',
    PAZAR_GOOGLE_CLIENT_SECRET: 'known to these tests',
    // The tests of a worker share the session of an account (signed-in.ts): on a fast machine they
    // send more in a minute than the 300 requests of one person.
    PAZAR_REQUESTS_PER_MINUTE: '6000',
    ...over,
    PAZAR_HOME: home,
    ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
  };
  for (const name of ['SHELL', 'ASSET', 'API', 'RELEASES', 'METRICS']) {
    environment[`PAZAR_${name}_PORT`] = String(await freePort());
  }
  const address = (name: string) => `http://127.0.0.1:${environment[`PAZAR_${name}_PORT`]}`;
  const service = (name: string, port: string, file: string) =>
    new ServiceProcess({
      file: `services/${file}`,
      environment,
      readyUrl: `${address(port)}/health/ready`,
      logFile: join(home, `${name}.log`),
    });
  const releases = service('releases', 'RELEASES', 'releases/src/server.ts');
  const api = service('api', 'API', 'api/src/server.ts');
  const assets = service('assets', 'ASSET', 'edge/src/asset-server.ts');
  const edge = service('edge', 'SHELL', 'edge/src/shell-server.ts');
  const identity = new ServiceProcess({
    file: 'services/api/demo-identity/server.ts',
    environment,
    readyUrl: `http://127.0.0.1:${identityPort}/.well-known/openid-configuration`,
    logFile: join(home, 'identity.log'),
  });
  return {
    shell: address('SHELL'),
    assetOrigin: address('ASSET'),
    apiUrl: address('API'),
    releasesUrl: address('RELEASES'),
    releases,
    api,
    assets,
    edge,
    identity,
    pazar: async (...words) => {
      const program = 'services/releases/src/cli/main.ts';
      const { stdout } = await run(process.execPath, [program, ...words], {
        cwd: repository,
        env: { ...process.env, ...environment },
      });
      return stdout;
    },
    stop: async () => {
      await Promise.all([edge, assets, api, releases, identity].map((part) => part.stop()));
    },
  };
}
