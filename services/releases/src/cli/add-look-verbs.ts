import type { Command } from 'commander';
import { diffCommand } from './diff-command.ts';
import { doctorCommand } from './doctor-command.ts';
import { historyCommand } from './history-command.ts';
import { parseWhole } from './parse-options.ts';
import type { ProgramSetup } from './program-setup.ts';
import { remoteStatusCommand, statusCommand } from './status-command.ts';
import { verifyAuditCommand, verifyCommand } from './verify-command.ts';

/** Registers the verbs that only look: `status`, `diff`, `history`, `verify`, `doctor`. */
export function addLookVerbs(program: Command, { context, surroundings }: ProgramSetup): void {
  program
    .command('status')
    .description('show the live versions; of one remote also its canary and live numbers')
    .argument('[remote]', 'name of the remote')
    .action(async (remote: string | undefined) => {
      const run =
        remote === undefined ? statusCommand(context()) : remoteStatusCommand(remote, context());
      surroundings.exit(await run);
    });
  program
    .command('diff')
    .description('show how two versions differ')
    .argument('<remote>', 'name of the remote')
    .argument('[from]', "a version; everybody's when left out")
    .argument('[to]', 'a version; the canary, else the newest, when left out')
    .action(async (remote: string, from: string | undefined, to: string | undefined) => {
      surroundings.exit(await diffCommand({ remote, from, to }, context()));
    });
  program
    .command('history')
    .description('show the changes of a remote with actor and reason, newest first')
    .argument('<remote>', 'name of the remote')
    .option('--limit <count>', 'lines at most', parseWhole(1, 200), 20)
    .action(async (remote: string, options: { limit: number }) => {
      surroundings.exit(await historyCommand(remote, options, context()));
    });
  program
    .command('verify')
    .description('check the files that browsers get now, byte by byte; or the whole audit')
    .option('--audit', 'follow the chain of the audit in place of the document')
    .addHelpText('after', '\nExit 8 with every fault that is found.')
    .action(async (options: { audit?: boolean }) => {
      const run = options.audit === true ? verifyAuditCommand : verifyCommand;
      surroundings.exit(await run(context()));
    });
  program
    .command('doctor')
    .description('check everything that a release needs, and print each fault')
    .action(async () => {
      surroundings.exit(await doctorCommand(context()));
    });
}
