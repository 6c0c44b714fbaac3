import { join } from 'node:path';
import type { OpenedSystem } from '../system/open-system.ts';
import { ServiceProcess } from '../system/service-process.ts';

/** Where a build is served, and what differs from the shell's own server. */
export interface ServedBuild {
  readonly port: number;
  readonly system: OpenedSystem;
  /** Name of the log file in the system's folder. */
  readonly log: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Serves a build from the edge, with the data of the system. */
export function serveBuild(
  root: string,
  { port, system, log, environment = {} }: ServedBuild,
): ServiceProcess {
  return new ServiceProcess({
    file: 'services/edge/src/shell-server.ts',
    environment: {
      PAZAR_HOME: system.home,
      PAZAR_SHELL_ROOT: root,
      PAZAR_SHELL_PORT: String(port),
      PAZAR_API_PORT: new URL(system.apiUrl).port,
      PAZAR_ASSET_PORT: new URL(system.assetOrigin).port,
      ...environment,
    },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
    logFile: join(system.home, log),
  });
}
