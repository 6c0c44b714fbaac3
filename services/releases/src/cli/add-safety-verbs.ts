import type { Command } from 'commander';
import type { Environment } from '../environment.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { reasonOption, requireReason, type ProgramSetup } from './program-setup.ts';
import { repairCommand } from './repair-command.ts';

interface Reasoned {
  reason?: string;
}

/** Registers the verbs that protect an installation from loss: `repair`, `backup`, `restore`. */
export function addSafetyVerbs(
  program: Command,
  { context, surroundings }: ProgramSetup,
  environment: Environment,
): void {
  program
    .command('repair')
    .description('restore missing or damaged files of a published version from its build')
    .argument('<folder>', 'folder of the remote, with package.json and dist/')
    .option('--build', 'run the build script of the folder first')
    .option(...reasonOption)
    .addHelpText(
      'after',
      `
The build must have the same content as the published version: check out the commit that it was built
from. "pazar verify" names the damaged versions.

Example:
  $ pazar repair remotes/catalog --build --reason "the disk lost files"`,
    )
    .action(async (folder: string, options: Reasoned & { build?: boolean }) => {
      const order = { folder, reason: requireReason(options), build: options.build === true };
      surroundings.exit(await repairCommand(order, context()));
    });
  program
    .command('backup')
    .description("write the registry's rows, keys and builds to one file in its PAZAR_HOME")
    .option(...reasonOption)
    .addHelpText(
      'after',
      `
The file holds the private signing keys. Copy it to another machine where only operators can read it.

Example:
  $ pazar backup --reason "nightly"`,
    )
    .action(async (options: Reasoned) =>
      surroundings.exit(await backupCommand(requireReason(options), context())),
    );
  program
    .command('restore')
    .description('restore a backup into PAZAR_HOME and DATABASE_URL; stop the registry first')
    .argument('<file>', 'a file that "pazar backup" wrote')
    .option(
      '--force',
      'replace newer documents, secrets of api and edge, or a damaged embedded database',
    )
    .addHelpText(
      'after',
      `
Releases made after the backup are lost: browsers get the versions that were live then, in a newer
document. Run "pazar verify" once the registry is up.

Example:
  $ PAZAR_HOME=/var/lib/pazar pazar restore 2026-11-22T08-00-00.000Z.pazar-backup.gz`,
    )
    .action(async (file: string, { force = false }: { force?: boolean }) =>
      surroundings.exit(await restoreCommand({ file, force }, environment, context())),
    );
}
