import type { Command } from 'commander';
import type { RolloutStep } from '@pazar/contracts/releases/release-state';
import { usualStepsText } from '../domain/usual-steps.ts';
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

/** Registers `simulate`, and completion for shells. */
export function addShellVerbs(program: Command, { context, surroundings }: ProgramSetup): void {
  program
    .command('simulate')
    .description('simulate a rollout with random visitors and the real analysis')
    .option('--visits <count>', 'visits of the remote per minute', parseWhole(1, 100_000), 1000)
    .option(
      '--canary <metric=percent>',
      'add a fault: percentage of canary visits, such as mount-failure=5; may be repeated',
      collect,
      [],
    )
    .option('--steps <list>', 'such as 1:30m,10:1h,50:4h (percentage:time to hold)', parseSteps)
    .option(
      '--lost <percent>',
      "percentage of the canary's reports that get lost",
      parseWhole(0, 99),
      0,
    )
    .option(
      '--runs <count>',
      'number of runs; a single run shows each decision',
      parseWhole(1, 10_000),
      1,
    )
    .option('--seed <number>', 'repeats a run exactly', parseWhole(0, 1e9), 1)
    .addHelpText(
      'after',
      `
Default steps: ${usualStepsText}, as for "pazar canary".
Metrics: ${metricNames.join(', ')}.
The settings of the controller are those of the registry. Where none answers, they come from your own
environment: PAZAR_CONTROLLER_INTERVAL, _SAMPLES, _FAILURES, _SIGNALS and _ERRORS.

Examples:
  $ pazar simulate --canary mount-failure=5
  $ pazar simulate --runs 1000                 how often a healthy canary is rolled back
  $ pazar simulate --canary slow-load=15 --visits 50`,
    )
    .action(async ({ steps, ...flags }: SimulateFlags) => {
      const { variables } = surroundings;
      surroundings.exit(await simulateCommand({ ...flags, steps }, context(), variables));
    });
  program
    .command('completion')
    .description(`print the completion script for a shell: ${shells.join(', ')}`)
    .argument('<shell>', shells.join(', '))
    .addHelpText(
      'after',
      '\nThe script completes the command "pazar", which must be in your PATH.\n\nExample:\n  $ eval "$(pazar completion bash)"',
    )
    .action((shell: string) => {
      surroundings.write(completionScript(shell));
      surroundings.exit(exitCodes.done);
    });
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: string[]) => {
      const here = context();
      const ask = async <T>(question: () => Promise<T[]>) => {
        try {
          return await question();
        } catch {
          return [];
        }
      };
      const known = {
        profiles: () => here.profiles.list().map(({ name }) => name),
        remotes: async () => (await ask(() => here.client.states())).map(({ name }) => name),
        versions: async (remote: string) =>
          (await ask(() => here.client.versions(remote)))
            .filter(({ recalled, collected }) => !recalled && !collected)
            .map(({ version }) => version),
      };
      for (const word of await candidates(program, words, known)) surroundings.write(word);
      surroundings.exit(exitCodes.done);
    });
}
