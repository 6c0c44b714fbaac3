import { Option, type Command } from 'commander';
import { CliFailure } from './cli-failure.ts';
import { diffCommand } from './diff-command.ts';
import { doctorCommand } from './doctor-command.ts';
import type { CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { hostsCommand } from './hosts-command.ts';
import { historyCommand, type HistoryOptions } from './history-command.ts';
import { parseSince, parseWhole } from './parse-options.ts';
import type { ProgramSetup } from './program-setup.ts';
import { remoteStatusCommand, statusCommand } from './status-command.ts';
import { versionsCommand } from './versions-command.ts';
import { waitCommand } from './wait-command.ts';
import { watchCommand } from './watch-command.ts';
import { verifyAuditCommand, verifyCommand } from './verify-command.ts';

interface StatusFlags {
  wait?: boolean;
  watch?: boolean;
}

async function runStatus(
  remote: string | undefined,
  { wait = false, watch = false }: StatusFlags,
  context: CommandContext,
): Promise<ExitCode> {
  if (watch && (wait || context.json)) {
    const message = '--watch goes on without an end: it has neither --wait nor --json';
    throw new CliFailure(exitCodes.usage, message);
  }
  if (watch) return watchCommand(remote, context);
  if (remote !== undefined)
    return wait ? waitCommand(remote, context) : remoteStatusCommand(remote, context);
  if (wait) throw new CliFailure(exitCodes.usage, '--wait needs the name of a remote');
  return statusCommand(context);
}

/** Registers the verbs that only look: `status`, `versions`, `diff`, `history`, `hosts`, `verify`, `doctor`. */
export function addLookVerbs(program: Command, { context, surroundings }: ProgramSetup): void {
  program
    .command('status')
    .description('show live versions; with a remote, its canary and metrics')
    .argument('[remote]', 'name of the remote')
    .option('--wait', 'wait until its canary is over or paused; the exit code says how it ended')
    .option('--watch', 'print it again whenever it changes, until you stop it with Ctrl-C')
    .addHelpText(
      'after',
      `
All times are UTC.

Examples:
  $ pazar status catalog
  $ pazar status catalog --wait
  $ pazar status --watch`,
    )
    .action(async (remote: string | undefined, flags: StatusFlags) =>
      surroundings.exit(await runStatus(remote, flags, context())),
    );
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
    .description(
      'show changes with actor and reason, newest first; of one remote, or of everything',
    )
    .argument('[remote]', 'name of the remote')
    .option(
      '--limit <count>',
      'most changes to show (default: 20; an export has all)',
      parseWhole(1, 100_000),
    )
    .option('--actor <name>', 'only changes by this token, manager or program')
    .option(
      '--since <time>',
      'only changes since then: 7d, 12h, 2026-11-20',
      parseSince(surroundings.now),
    )
    .addOption(
      new Option('--export <format>', 'print all of them for a file').choices(['csv', 'json']),
    )
    .addHelpText(
      'after',
      `
All times are UTC. Without a remote the history has changes of keys, tokens, shells and files too, and needs
a token with the role auditor or operator.

Examples:
  $ pazar history catalog --limit 5
  $ pazar history --since 7d --actor controller
  $ pazar history --since 2026-11-01 --export csv > history.csv`,
    )
    .action(async (remote: string | undefined, options: Omit<HistoryOptions, 'remote'>) => {
      surroundings.exit(await historyCommand({ remote, ...options }, context()));
    });
  program
    .command('hosts')
    .description('list the announced shells, the live one first')
    .addHelpText('after', '\nAll times are UTC.\n\nExample:\n  $ pazar hosts')
    .action(async () => {
      surroundings.exit(await hostsCommand(context()));
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
