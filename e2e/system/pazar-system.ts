import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { remotes, repository } from './repository.ts';
import { ServiceProcess } from './service-process.ts';

const run = promisify(execFile);

/** The whole of Pazar on ports and in a folder of its own, with the builds of this checkout. */
export interface PazarSystem {
  /** Origin of the shell. */
  readonly shell: string;
  /** Origin of the builds. */
  readonly assetOrigin: string;
  /** Base of the agents' API, without the edge. */
  readonly apiUrl: string;
  /** Base of the registry, without the edge. */
  readonly releasesUrl: string;
  /** State folder, with the documents and the logs. */
  readonly home: string;
  /** Folder of the published builds. */
  readonly assetFolder: string;
  readonly releases: ServiceProcess;
  readonly api: ServiceProcess;
  readonly assets: ServiceProcess;
  readonly edge: ServiceProcess;
  /** Publishes builds with the command that a team uses; folders from the root of the repository. */
  publish(...folders: string[]): Promise<void>;
  /** Stops everything and removes its data. */
  close(): Promise<void>;
}

/**
 * Starts the four services, announces the built shell and publishes the six builds.
 *
 * @param over more variables of their environment
 */
export async function startSystem(
  over: Readonly<Record<string, string>> = {},
): Promise<PazarSystem> {
  const home = await mkdtemp(join(tmpdir(), 'pazar-e2e-'));
  const ports = {
    shell: await freePort(),
    assets: 0,
    api: 0,
    releases: 0,
    identity: 0,
    metrics: 0,
  };
  ports.assets = await freePort();
  ports.api = await freePort();
  ports.releases = await freePort();
  ports.identity = await freePort();
  ports.metrics = await freePort();
  const environment = {
    ...over,
    PAZAR_HOME: home,
    PAZAR_SHELL_PORT: String(ports.shell),
    PAZAR_ASSET_PORT: String(ports.assets),
    PAZAR_API_PORT: String(ports.api),
    PAZAR_RELEASES_PORT: String(ports.releases),
    PAZAR_IDENTITY_PORT: String(ports.identity),
    PAZAR_METRICS_PORT: String(ports.metrics),
  };
  const service = (name: string, file: string, port: number) =>
    new ServiceProcess({
      file,
      environment,
      readyUrl: `http://127.0.0.1:${port}/health/ready`,
      logFile: join(home, `${name}.log`),
    });
  const releases = service('releases', 'services/releases/src/server.ts', ports.releases);
  const api = service('api', 'services/api/src/server.ts', ports.api);
  const assets = service('assets', 'services/edge/src/asset-server.ts', ports.assets);
  const edge = service('edge', 'services/edge/src/shell-server.ts', ports.shell);

  const stop = () => Promise.all([edge.stop(), assets.stop(), api.stop(), releases.stop()]);
  const pazar = async (...words: string[]) => {
    await run(process.execPath, ['services/releases/src/cli/main.ts', ...words], {
      cwd: repository,
      env: { ...process.env, ...environment },
    });
  };
  const publish = (...folders: string[]) => pazar('publish', ...folders);
  try {
    await Promise.all([releases.start(), api.start()]);
    // As `npm start` does: what is published from here on is checked against the shell that runs.
    await pazar('announce', 'host');
    await publish(...remotes.map((name) => join('remotes', name)));
    await Promise.all([assets.start(), edge.start()]);
  } catch (error) {
    // What did start would run on for ever; the folder stays, with its logs.
    await stop();
    throw error;
  }

  return {
    shell: `http://127.0.0.1:${ports.shell}`,
    assetOrigin: `http://127.0.0.1:${ports.assets}`,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    releasesUrl: `http://127.0.0.1:${ports.releases}`,
    home,
    assetFolder: join(home, 'assets'),
    releases,
    api,
    assets,
    edge,
    publish,
    async close() {
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
