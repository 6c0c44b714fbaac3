import type { Command } from 'commander';
import { notifyCommand } from './notify-command.ts';
import { parseReason } from './parse-options.ts';
import type { ProgramSetup } from './program-setup.ts';

/** Registers `notify`: what operators were notified outside of Pazar, and whether it arrives. */
export function addNotify(program: Command, { context, surroundings }: ProgramSetup): void {
  program
    .command('notify')
    .description('list what operators were notified, or send a test to each channel')
    .option('--test', 'send a test notice now')
    .option('--reason <text>', 'why; it is in the test notice', parseReason, 'a test')
    .addHelpText(
      'after',
      `
The registry tells operators by webhook (PAZAR_NOTIFY_WEBHOOK) and e-mail (PAZAR_NOTIFY_MAIL).
A test that a channel does not accept exits with 8; the registry sends it again later.

Examples:
  $ pazar notify
  $ pazar notify --test`,
    )
    .action(async ({ test = false, reason }: { test?: boolean; reason: string }) => {
      surroundings.exit(await notifyCommand({ test, reason }, context()));
    });
}
