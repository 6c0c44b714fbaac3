import type { Command } from 'commander';
import { parseCanary, parseCommit, parseNote, parseReason } from './parse-options.ts';
import { noteLimits } from '../domain/registry-api.ts';
import type { VersionSource } from '@pazar/contracts/releases/version-list';
import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';
import type { PublishOptions } from './registry-client.ts';
import type { ProgramSetup } from './program-setup.ts';
import { publishCommand } from './publish-command.ts';

interface Options extends VersionSource {
  build?: boolean;
  canary?: PublishOptions['canary'];
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
      '--canary <percent|role>',
      'start a canary of a new version: with this share, or with a role first and the default steps after it',
      parseCanary,
    )
    .option(
      '--respect-operators',
      'with --live: only store where the live version last changed for another reason than --reason',
    )
    .option(
      '--message <text>',
      'what the version changes; shown in the history',
      parseNote(noteLimits.message),
    )
    .option('--commit <commit>', 'the commit that it was built from', parseCommit)
    .option('--author <name>', 'who made it', parseNote(noteLimits.author))
    .option('--reason <text>', 'why; kept in the audit log', parseReason, 'published')
    .addHelpText(
      'after',
      `
A version is the version in package.json plus a hash of the build. No visitor gets a new version until
you run canary or promote, or pass --live or --canary. A version that is published already changes
nothing, whether it is live, a canary or rolled back: so a script may run this command twice.
With --canary the version is stored only if its canary can start. The registry refuses that while another
canary is open. Take the steps with pazar next.

Examples:
  $ pazar publish remotes/catalog --build
  $ pazar publish remotes/catalog --canary manager --message "new list" --commit 3fa9c1d --author Ana
  $ pazar publish remotes/* --live --reason "first releases"`,
    )
    .action(async (folders: string[], options: Options) => {
      const { reason, build = false, live = false, respectOperators = false, canary } = options;
      if (live && canary)
        throw new CliFailure(exitCodes.usage, 'Give --live or --canary, not both');
      const release = live ? ('live' as const) : ('none' as const);
      const dryRun = isPlan || options.dryRun === true;
      const source = sourceOf(options);
      const wanted = { release, canary, source, reason, build, dryRun, respectOperators };
      surroundings.exit(await publishCommand(folders, wanted, context()));
    });
  if (!isPlan) command.option('--dry-run', 'preview the effect; nothing changes');
}

function sourceOf({ message, commit, author }: VersionSource): VersionSource | undefined {
  if (message === undefined && commit === undefined && author === undefined) return undefined;
  return { message, commit, author };
}
