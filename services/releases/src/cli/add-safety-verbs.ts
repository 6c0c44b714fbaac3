import type { Command } from 'commander';
import { backupCommand } from './backup-command.ts';
import { reasonOption, requireReason, type ProgramSetup } from './program-setup.ts';
import { repairCommand } from './repair-command.ts';

interface Reasoned {
  reason?: string;
}

/** Registers the verbs that protect an installation from loss, over HTTP: `repair`, `backup`. */
export function addSafetyVerbs(program: Command, { context, surroundings }: ProgramSetup): void {
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
}
