import type { Command } from 'commander';
import type { Environment } from '../environment.ts';
import { requireYes } from './ask.ts';
import { createProgram } from './create-program.ts';
import { yesOption, type ProgramSetup } from './program-setup.ts';
import { requireBackup, restoreCommand } from './restore-command.ts';
import type { Surroundings } from './surroundings.ts';

/** `pazar` on the registry's own machine, which can also restore a backup there. */
export function createOperatorProgram(surroundings: Surroundings): Command {
  return createProgram(surroundings, addRestore);
}

function addRestore(
  program: Command,
  { context, surroundings }: ProgramSetup,
  environment: Environment,
): void {
  program
    .command('restore')
    .description('restore a backup into PAZAR_HOME and DATABASE_URL; stop the registry first')
    .argument('<file>', 'a file that "pazar backup" wrote')
    .option(
      '--force',
      'replace newer documents, secrets of api and edge, or a damaged embedded database',
    )
    .option(...yesOption)
    .addHelpText(
      'after',
      `
Releases made after the backup are lost: browsers get the versions that were live then, in a newer
document. Run "pazar verify" once the registry is up.

Example:
  $ PAZAR_HOME=/var/lib/pazar pazar restore 2026-11-22T08-00-00.000Z.pazar-backup.gz`,
    )
    .action(async (file: string, { force = false, yes }: { force?: boolean; yes?: boolean }) => {
      const effect = `The database and the keys of ${environment.home} will be those of ${file}.`;
      await requireBackup(file);
      await requireYes(effect, yes, surroundings);
      surroundings.exit(await restoreCommand({ file, force }, environment, context()));
    });
}
