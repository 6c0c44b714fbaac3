import type { Command } from 'commander';
import type { RolloutStep } from '@pazar/contracts/releases/release-state';
import { metricNames } from '../judgement/metrics.ts';
import { candidates, completionScript, shells } from './completion-command.ts';
import { exitCodes } from './exit-codes.ts';
import { collect, parseSteps, parseWhole } from './parse-options.ts';
import type { ProgramSetup } from './program-setup.ts';
import { simulateCommand } from './simulate-command.ts';

interface SimulateFlags {
  visits: number;
  canary: string[];
  steps?: RolloutStep[];
  runs: number;
  seed: number;
  lost: number;
}

/** Registers the verbs that need no registry: `simulate`, and completion for shells. */
export function addShellVerbs(program: Command, { context, surroundings }: ProgramSetup): void {
  program
    .command('simulate')
    .description('play a rollout with made-up visitors and the real judge')
    .option('--visits <count>', 'visits of the remote in a minute', parseWhole(1, 100_000), 1000)
    .option('--canary <metric=percent>', 'a fault of the canary; may be repeated', collect, [])
    .option('--steps <list>', 'such as 1:30m,10:1h,50:4h (percent:time to hold)', parseSteps)
    .option('--lost <percent>', "part of the canary's reports that get lost", parseWhole(0, 99), 0)
    .option('--runs <count>', 'how often; one run shows each decision', parseWhole(1, 10_000), 1)
    .option('--seed <number>', 'the same seed plays the same', parseWhole(0, 1e9), 1)
    .addHelpText(
      'after',
      `
Metrics: ${metricNames.join(', ')}.
It judges as the registry would: PAZAR_CONTROLLER_INTERVAL, _SAMPLES, _FAILURES, _SIGNALS, _ERRORS.

Examples:
  $ pazar simulate --canary mount-failure=5
  $ pazar simulate --runs 1000                 how often is a healthy canary rolled back?
  $ pazar simulate --canary slow-load=15 --visits 50`,
    )
    .action(({ steps, ...flags }: SimulateFlags) => {
      const { variables } = surroundings;
      surroundings.exit(simulateCommand({ ...flags, steps }, { ...context(), variables }));
    });
  program
    .command('completion')
    .description(`print the completion script of a shell: ${shells.join(', ')}`)
    .argument('<shell>', shells.join(', '))
    .addHelpText('after', '\nExample:\n  $ eval "$(pazar completion bash)"')
    .action((shell: string) => {
      surroundings.write(completionScript(shell));
      surroundings.exit(exitCodes.done);
    });
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: string[]) => {
      const remotes = async () => {
        const states = await context()
          .client.states()
          .catch(() => []);
        return states.map(({ name }) => name);
      };
      for (const word of await candidates(program, words, remotes)) surroundings.write(word);
      surroundings.exit(exitCodes.done);
    });
}
