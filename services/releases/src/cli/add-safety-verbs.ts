import type { Command } from 'commander';
import type { Environment } from '../environment.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { parseReason } from './parse-options.ts';
import { requireReason, type ProgramSetup } from './program-setup.ts';
import { repairCommand } from './repair-command.ts';

interface Reasoned {
  reason?: string;
}

const reasonOption = ['--reason <text>', 'why, for the audit', parseReason] as const;

/** Registers the verbs that protect an installation from loss: `repair`, `backup`, `restore`. */
export function addSafetyVerbs(
  program: Command,
  { context, surroundings }: ProgramSetup,
  environment: Environment,
): void {
  program
    .command('repair')
    .description('write missing or damaged files of a published version again')
    .argument('<folder>', 'folder of the remote, with package.json and dist/')
    .option('--build', 'run the build script of the folder first')
    .option(...reasonOption)
    .addHelpText(
      'after',
      `
The build must have the content of the published version: check out the commit that it was built from.
"pazar verify" names the damaged versions.

Example:
  $ pazar repair remotes/catalog --build --reason "the disk lost files"`,
    )
    .action(async (folder: string, options: Reasoned & { build?: boolean }) => {
      const order = { folder, reason: requireReason(options), build: options.build === true };
      surroundings.exit(await repairCommand(order, context()));
    });
  program
    .command('backup')
    .description("write the registry's rows, keys and builds into one file in its home")
    .option(...reasonOption)
    .action(async (options: Reasoned) =>
      surroundings.exit(await backupCommand(requireReason(options), context())),
    );
  program
    .command('restore')
    .description('bring a backup back into PAZAR_HOME and DATABASE_URL; stop the registry first')
    .argument('<file>', 'a file that "pazar backup" wrote')
    .option('--force', 'also over newer documents, or in place of a damaged embedded database')
    .addHelpText(
      'after',
      `
What was released after the backup is lost; browsers get what was live then, in a newer document.
Check with "pazar verify" once the registry runs.

Example:
  $ PAZAR_HOME=/var/lib/pazar pazar restore 2026-11-22T08-00-00.000Z.pazar-backup.gz`,
    )
    .action(async (file: string, { force = false }: { force?: boolean }) =>
      surroundings.exit(await restoreCommand({ file, force }, environment, context())),
    );
}
