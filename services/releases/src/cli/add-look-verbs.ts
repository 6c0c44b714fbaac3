import type { Command } from 'commander';
import { CliFailure } from './cli-failure.ts';
import { diffCommand } from './diff-command.ts';
import { doctorCommand } from './doctor-command.ts';
import { exitCodes } from './exit-codes.ts';
import { historyCommand } from './history-command.ts';
import { parseWhole } from './parse-options.ts';
import type { ProgramSetup } from './program-setup.ts';
import { remoteStatusCommand, statusCommand } from './status-command.ts';
import { versionsCommand } from './versions-command.ts';
import { waitCommand } from './wait-command.ts';
import { verifyAuditCommand, verifyCommand } from './verify-command.ts';

/** Registers the verbs that only look: `status`, `versions`, `diff`, `history`, `verify`, `doctor`. */
export function addLookVerbs(program: Command, { context, surroundings }: ProgramSetup): void {
  program
    .command('status')
    .description('show live versions; with a remote, its canary and metrics')
    .argument('[remote]', 'name of the remote')
    .option('--wait', 'wait until its canary is over or paused; the exit code says how it ended')
    .addHelpText(
      'after',
      '\nAll times are UTC.\n\nExamples:\n  $ pazar status catalog\n  $ pazar status catalog --wait',
    )
    .action(async (remote: string | undefined, { wait }: { wait?: boolean }) => {
      if (remote === undefined && wait === true) {
        throw new CliFailure(exitCodes.usage, '--wait needs the name of a remote');
      }
      const ofRemote = wait === true ? waitCommand : remoteStatusCommand;
      const run = remote === undefined ? statusCommand(context()) : ofRemote(remote, context());
      surroundings.exit(await run);
    });
  program
    .command('versions')
    .description('list the newest 100 versions of a remote, and what each is now')
    .argument('<remote>', 'name of the remote')
    .addHelpText('after', '\nAll times are UTC.\n\nExample:\n  $ pazar versions catalog')
    .action(async (remote: string) => {
      surroundings.exit(await versionsCommand(remote, context()));
    });
  program
    .command('diff')
    .description('compare two versions of a remote: requirements, routes and files')
    .argument('<remote>', 'name of the remote')
    .argument('[from]', 'a version; by default the live one')
    .argument('[to]', 'a version; by default the canary, or else the newest')
    .addHelpText('after', '\nExample:\n  $ pazar diff catalog')
    .action(async (remote: string, from: string | undefined, to: string | undefined) => {
      surroundings.exit(await diffCommand({ remote, from, to }, context()));
    });
  program
    .command('history')
    .description('show the changes of a remote with actor and reason, newest first')
    .argument('<remote>', 'name of the remote')
    .option('--limit <count>', 'number of changes to show', parseWhole(1, 200), 20)
    .addHelpText('after', '\nAll times are UTC.\n\nExample:\n  $ pazar history catalog --limit 5')
    .action(async (remote: string, options: { limit: number }) => {
      surroundings.exit(await historyCommand(remote, options, context()));
    });
  program
    .command('verify')
    .description('check every file that browsers get now, byte by byte; or the audit log')
    .option('--audit', 'check the hash chain of the audit log instead')
    .addHelpText(
      'after',
      '\nExits with 8 and names each fault when it finds one.\n\nExample:\n  $ pazar verify --audit',
    )
    .action(async (options: { audit?: boolean }) => {
      const run = options.audit === true ? verifyAuditCommand : verifyCommand;
      surroundings.exit(await run(context()));
    });
  program
    .command('doctor')
    .description('check everything that a release needs, and name each fault')
    .addHelpText(
      'after',
      '\nExits with 8 when it finds a fault; a warning alone is no fault.\n\nExample:\n  $ pazar doctor',
    )
    .action(async () => {
      surroundings.exit(await doctorCommand(context()));
    });
}
