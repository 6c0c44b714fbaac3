import type { Command } from 'commander';
import { parseReason } from './parse-options.ts';
import type { ProgramSetup } from './program-setup.ts';
import { publishCommand } from './publish-command.ts';

interface Options {
  build?: boolean;
  keep?: boolean;
  respectOperators?: boolean;
  dryRun?: boolean;
  reason: string;
}

/** Registers `publish`, and under `plan` its dry run. */
export function addPublish(
  parent: Command,
  { context, surroundings }: ProgramSetup,
  isPlan = false,
): void {
  const command = parent
    .command('publish')
    .description('check built remotes, upload them and make them live')
    .argument('<folder...>', 'folders of remotes, each with package.json and dist/')
    .option('--build', 'run the build script of each folder first')
    .option('--keep', 'give it to nobody yet; for a canary or a promotion')
    .option(
      '--respect-operators',
      'only keep it where the live version last changed for another reason than --reason',
    )
    .option('--reason <text>', 'why, for the audit', parseReason, 'published')
    .addHelpText(
      'after',
      `
Without --keep everybody gets the version at once. That is refused while a canary is open.
A version is the one of package.json and a hash of the build, so publishing twice changes nothing.

Examples:
  $ pazar publish remotes/catalog --build --keep
  $ pazar publish remotes/* --json`,
    )
    .action(async (folders: string[], options: Options) => {
      const release = options.keep === true ? ('none' as const) : ('live' as const);
      const { reason, build = false, respectOperators = false } = options;
      const dryRun = isPlan || options.dryRun === true;
      const wanted = { release, reason, build, dryRun, respectOperators };
      surroundings.exit(await publishCommand(folders, wanted, context()));
    });
  if (!isPlan) command.option('--dry-run', 'show what would change, and change nothing');
}
