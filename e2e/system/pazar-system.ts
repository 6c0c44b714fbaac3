import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PazarCommand } from './pazar-command.ts';
import { copyOfPreparedHome } from './prepared-home.ts';
import { systemParts, type SystemParts } from './system-parts.ts';

/** A whole Pazar on separate ports and in a separate folder, with the builds of this checkout. */
export interface PazarSystem extends Omit<SystemParts, 'pazar' | 'stop'> {
  /** State folder, with the documents and the logs. */
  readonly home: string;
  /** Folder of the published builds. */
  readonly assetFolder: string;
  /**
   * Publishes builds with the command that a team uses, and makes those live that are published already;
   * folders from the root of the repository.
   */
  publish(...folders: string[]): Promise<void>;
  /** Stops everything and removes its data. */
  close(): Promise<void>;
}

/**
 * Starts the services with the demo data, the announced shell and the published builds, and who plays
 * Google unless `over` has a client there.
 *
 * @param over more variables of their environment
 * @param prepare changes the state folder before they start
 */
export async function startSystem(
  over: Readonly<Record<string, string>> = {},
  prepare: (home: string) => Promise<void> = () => Promise.resolve(),
): Promise<PazarSystem> {
  const home = await copyOfPreparedHome();
  try {
    await prepare(home);
  } catch (error) {
    await remove(home);
    throw error;
  }
  const { pazar, stop, ...parts } = await systemParts(home, over);
  const { releases, api, assets, edge, identity } = parts;
  const google = 'PAZAR_GOOGLE_CLIENT_ID' in over ? [] : [identity];
  try {
    // The edge is ready as soon as it finds a document, which the registry issues at its start.
    await Promise.all([releases, api, assets, edge, ...google].map((part) => part.start()));
  } catch (error) {
    // A service that did start would run on for ever. The folder stays, with its logs.
    await stop();
    throw error;
  }
  return {
    ...parts,
    home,
    assetFolder: join(home, 'assets'),
    publish: (...folders) => publishLive(pazar, folders),
    async close() {
      await stop();
      await remove(home);
    },
  };
}

const remove = (home: string) => rm(home, { recursive: true, force: true });

async function publishLive(pazar: PazarCommand, folders: readonly string[]): Promise<void> {
  const output = await pazar('publish', '--live', ...folders);
  for (const [, remote = '', version = ''] of output.matchAll(/^(\S+) (\S+) .* not live;/gm)) {
    await pazar('promote', remote, version, '--reason', 'live again for a test');
  }
}
