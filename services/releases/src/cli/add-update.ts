import type { Command } from 'commander';
import { parseRelease } from './parse-options.ts';
import type { ProgramSetup } from './program-setup.ts';
import { updateCommand } from './update-command.ts';

/** Registers `update`, which a team runs in its own repository. */
export function addUpdate(program: Command, { surroundings }: ProgramSetup): void {
  program
    .command('update')
    .description('raise all packages @pazar/* of a repository together, and show what changed')
    .argument('[folder]', 'the folder of the section', '.')
    .option(
      '--to <version>',
      'version or tag of @pazar/create-remote, which names a release',
      parseRelease,
      'latest',
    )
    .option('--dry-run', 'print what would be raised; nothing changes')
    .addHelpText(
      'after',
      `
It raises package.json to the versions that were released together, also those of React and of other
libraries that the section shares with the shell, and lowers none. It installs them with npm, or with
pnpm where pnpm-lock.yaml is, runs the codemods of the versions in between and prints their changelogs.
Commit first, so that you see what it changes.

Examples:
  $ pazar update --dry-run
  $ pazar update --to 0.3.0`,
    )
    .action(async (folder: string, { to, dryRun = false }: { to: string; dryRun?: boolean }) => {
      const json = program.opts<{ json?: boolean }>().json === true;
      surroundings.exit(await updateCommand(folder, { to, dryRun, json }, surroundings));
    });
}
