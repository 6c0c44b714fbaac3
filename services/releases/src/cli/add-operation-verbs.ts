import type { Command } from 'commander';
import { announceCommand } from './announce-command.ts';
import { addKeys } from './add-keys.ts';
import { addTokens } from './add-tokens.ts';
import { requireYes } from './ask.ts';
import { gcCommand } from './gc-command.ts';
import { parseReason } from './parse-options.ts';
import { reasonOption, requireReason, yesOption, type ProgramSetup } from './program-setup.ts';

/** Registers the verbs of operators that no rollout needs: `gc`, `announce`, `keys`, `tokens`. */
export function addOperationVerbs(program: Command, setup: ProgramSetup): void {
  const { context, surroundings } = setup;
  program
    .command('gc')
    .description('delete the files of versions that nobody needs')
    .option(...reasonOption)
    .option(...yesOption)
    .option('--dry-run', 'show why each version is kept; nothing is deleted')
    .addHelpText('after', '\nExample:\n  $ pazar gc --dry-run')
    .action(async (options: { reason?: string; dryRun?: boolean; yes?: boolean }) => {
      const request = { dryRun: options.dryRun === true, reason: requireReason(options) };
      const effect =
        'The files of versions that nobody needs will be deleted (--dry-run names them).';
      if (!request.dryRun) await requireYes(effect, options.yes, surroundings);
      surroundings.exit(await gcCommand(request, context()));
    });
  program
    .command('announce')
    .description('register a built shell with the registry before you serve it')
    .argument('<folder>', 'folder of the shell, with dist/host.json')
    .option('--reason <text>', 'why; kept in the audit log', parseReason, 'announced')
    .addHelpText(
      'after',
      '\nFrom then on a remote that is not compatible with this shell is refused.\n\nExample:\n  $ pazar announce host',
    )
    .action(async (folder: string, { reason }: { reason: string }) => {
      surroundings.exit(await announceCommand({ folder, reason }, context()));
    });
  addKeys(program, setup);
  addTokens(program, setup);
}
