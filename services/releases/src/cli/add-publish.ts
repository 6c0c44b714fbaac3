import type { Command } from 'commander';
import { parseReason } from './parse-options.ts';
import type { ProgramSetup } from './program-setup.ts';
import { publishCommand } from './publish-command.ts';

interface Options {
  build?: boolean;
  live?: boolean;
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
    .description('check and store built remotes; no visitor gets them yet')
    .argument('<folder...>', 'folders of remotes, each with package.json and dist/')
    .option('--build', 'run the build script of each folder first')
    .option('--live', 'give a new version to everyone at once; refused while a canary is open')
    .option(
      '--respect-operators',
      'with --live: only store where the live version last changed for another reason than --reason',
    )
    .option('--reason <text>', 'why; kept in the audit log', parseReason, 'published')
    .addHelpText(
      'after',
      `
A version is the version in package.json plus a hash of the build. No visitor gets a new version until
you run canary or promote, or pass --live. A version that is published already changes nothing, also
with --live, whether it is live, a canary or rolled back: so a script may run this command twice.

Examples:
  $ pazar publish remotes/catalog --build
  $ pazar publish remotes/* --live --reason "first releases"`,
    )
    .action(async (folders: string[], options: Options) => {
      const release = options.live === true ? ('live' as const) : ('none' as const);
      const { reason, build = false, respectOperators = false } = options;
      const dryRun = isPlan || options.dryRun === true;
      const wanted = { release, reason, build, dryRun, respectOperators };
      surroundings.exit(await publishCommand(folders, wanted, context()));
    });
  if (!isPlan) command.option('--dry-run', 'preview the effect; nothing changes');
}
