import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '@pazar/service/start-child';
import { freePort } from '../../system/free-port.ts';
import { runCommand } from '../../system/run-command.ts';
import { stopInTime } from '../../system/stop-in-time.ts';

/**
 * The package registry that is played. It is fetched for the proof alone: 321 packages and 61 MB (MIT) that no
 * test needs. Its audit plug-in asks for `node-fetch@cjs`, a tag that mirrors of a registry lack.
 */
const installed = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'node-fetch': '2.7.0' },
};

/** A package registry that has `@pazar/*` and hands on all others. */
export interface PlayedRegistry {
  /** Variables with which npm and pnpm use it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Publishes a tarball. */
  publish(tarball: string): Promise<void>;
  close(): Promise<void>;
}

/** Installs and starts the registry in a folder. */
export async function playRegistry(folder: string): Promise<PlayedRegistry> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(installed));
  await runCommand(folder, ['npm', 'install', '--no-audit', '--no-fund']);
  const others = (await runCommand(folder, ['npm', 'config', 'get', 'registry'])).trim();
  await writeFile(join(folder, 'config.yaml'), settings(others));
  const address = `http://127.0.0.1:${await freePort()}`;
  const log = join(folder, 'registry.log');
  const child = startChild({
    command: [
      process.execPath,
      'node_modules/verdaccio/bin/verdaccio',
      '--config',
      'config.yaml',
      '--listen',
      address,
    ],
    cwd: folder,
    variables: {},
    log,
  });
  while (!(await isUp(address))) {
    if (child.hasEnded()) throw new Error(`verdaccio ended:\n${await readFile(log, 'utf8')}`);
    await pause(100);
  }
  const { host } = new URL(address);
  const userConfig = join(folder, 'npmrc');
  // npm publishes only with a token; the registry knows none and lets everybody publish.
  await writeFile(userConfig, `registry=${address}/\n//${host}/:_authToken=played\n`);
  return {
    variables: {
      npm_config_registry: `${address}/`,
      pnpm_config_registry: `${address}/`,
      npm_config_update_notifier: 'false',
      // On the day of a release pnpm takes the one before, unless the repository says otherwise, as a made one does.
      pnpm_config_minimum_release_age: '0',
    },
    async publish(tarball) {
      await runCommand(folder, ['npm', 'publish', tarball, '--userconfig', userConfig]);
    },
    close: () => stopInTime(child, 'verdaccio'),
  };
}

const isUp = (address: string) =>
  fetch(`${address}/-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );

const settings = (others: string) => `storage: ./storage
uplinks:
  others:
    url: ${others}
packages:
  '@pazar/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: others
middlewares: {}
log: { type: stdout, format: pretty, level: warn }
`;
