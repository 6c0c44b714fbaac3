import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { nameRemote } from '@pazar/create-remote/name-remote';
import { settings } from '@pazar/create-remote/own-packages';
import { writeRepository } from '@pazar/create-remote/write-repository';
import { z } from 'zod';
import { Failure } from './command/failure.ts';
import { repositoryRoot } from './command/paths.ts';
import { runCommand } from './command/run-command.ts';
import { rangesOf } from './pack/package-parts.ts';
import { teamPackages } from './pack/packages.ts';

/** Writes the sample of a team's repository, as `npm create @pazar/remote orders` does with today's packages. */
await runCommand(async () => {
  const [folder = path.join(repositoryRoot, 'e2e/team/orders'), ...others] = process.argv.slice(2);
  if (others.length > 0) throw new Failure('Usage: write-team-sample [folder]');
  const versions = await Promise.all(
    teamPackages.map(async (each) => {
      const file = path.join(repositoryRoot, each.folder, 'package.json');
      const manifest = z
        .object({ version: z.string() })
        .parse(JSON.parse(await readFile(file, 'utf8')));
      return [each.name, manifest.version] as const;
    }),
  );
  const ranges = await rangesOf(new Map(versions));
  const range = (name: string) => {
    const found = ranges[name];
    if (found === undefined) throw new Failure(`${name} has no version`);
    return found;
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const own = { versions: range, settings, tarballs: [] };
  const names = nameRemote({ name: 'orders', title: 'Orders', titleMk: 'Нарачки' });
  writeRepository(folder, names, { own, manager: 'npm' });
  return 0;
});
