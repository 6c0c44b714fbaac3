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
    .description('check, upload and release built remotes')
    .argument('<folder...>', 'folders of remotes, each with package.json and dist/')
    .option('--build', 'run the build script of each folder first')
    .option('--keep', 'store the version only; make it live later with canary or promote')
    .option(
      '--respect-operators',
      'act as --keep where the live version last changed for another reason than --reason',
    )
    .option('--reason <text>', 'why; kept in the audit log', parseReason, 'published')
    .addHelpText(
      'after',
      `
A version is the version in package.json plus a hash of the build. Without --keep:
  - A new version is live for everyone at once. It is refused while a canary is open.
  - A version that is published already changes nothing, whether it is live, a canary or rolled back:
    run promote or canary to change what visitors get. So a script may run it twice.
With --keep no visitor gets a new version until you run canary or promote.

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
  if (!isPlan) command.option('--dry-run', 'preview the effect; nothing changes');
}
