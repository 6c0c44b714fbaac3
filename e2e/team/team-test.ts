import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../system/repository.ts';
import { startSystem } from '../system/pazar-system.ts';
import { test as base } from '../system/test.ts';
import { makeOwnFolder, packAll } from './own-folder.ts';
import { runCommand } from './run-command.ts';

/** A team outside the repository: its files, and its actions. */
export interface Team {
  /** A separate folder with a copy of one remote only. */
  readonly own: string;
  /** Runs a command in that folder. */
  run(command: readonly string[], variables?: Readonly<Record<string, string>>): Promise<string>;
  /** Runs the `pazar` that the team installed, with the team's token. */
  pazar(...words: string[]): Promise<string>;
}

/** A test with a team that owns the section `account`, and a Pazar that allows overrides. */
export const test = base.extend<{ team: Team }, object>({
  system: [
    async ({}, use) => {
      const system = await startSystem({
        PAZAR_OVERRIDE_ORIGINS: 'http://127.0.0.1:*',
        PAZAR_OVERRIDES_FOR_ANYBODY: 'true',
      });
      try {
        await use(system);
      } finally {
        await system.close();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  team: [
    async ({ system }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pazar-team-'));
      const own = join(folder, 'account');
      const tokenFile = join(folder, 'account.token');
      const registry = { PAZAR_REGISTRY: system.releasesUrl };
      try {
        await makeOwnFolder('account', own, await packAll(join(folder, 'packages')));
        const about = ['--role', 'publisher', '--remote', 'account', '--out', tokenFile];
        const create = [
          'tokens',
          'create',
          'team-account',
          ...about,
          '--reason',
          'ships by itself',
        ];
        const operator = await readFile(join(system.home, 'releases', 'publish-token'), 'utf8');
        await runCommand(
          repository,
          [process.execPath, 'services/releases/src/cli/main.ts', ...create],
          { ...registry, PAZAR_TOKEN: operator.trim() },
        );
        const PAZAR_TOKEN = (await readFile(tokenFile, 'utf8')).trim();
        await use({
          own,
          run: (command, variables) => runCommand(own, command, variables),
          pazar: (...words) =>
            runCommand(own, ['pnpm', 'exec', 'pazar', ...words], { ...registry, PAZAR_TOKEN }),
        });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    { timeout: 240_000 },
  ],
});
