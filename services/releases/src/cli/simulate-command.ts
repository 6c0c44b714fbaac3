import type { RolloutStep } from '@pazar/contracts/releases/release-state';
import { usualSteps } from '../domain/usual-steps.ts';
import { detectionBound } from '../judgement/decide.ts';
import { metricNames, type MetricName } from '../judgement/metrics.ts';
import {
  readControllerSettings,
  type ControllerSettings,
} from '../judgement/controller-settings.ts';
import {
  simulateMany,
  type Quantiles,
  type SimulationSummary,
} from '../simulator/simulate-many.ts';
import { seededRandom } from '../simulator/random.ts';
import {
  ratesOf,
  simulateRollout,
  type Rates,
  type Scenario,
  type SimulatedRollout,
} from '../simulator/simulate-rollout.ts';
import { CliFailure, messageOf } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { table } from './table.ts';

/** The settings of `simulate`. */
export interface SimulateOptions {
  visits: number;
  /** `mount-failure=5` and so on, in percent. */
  canary: readonly string[];
  steps: RolloutStep[] | undefined;
  runs: number;
  seed: number;
  /** Percent of the canary's reports that get lost. */
  lost: number;
}

/** Rates of each metric that even a healthy version shows; measured without any fault. */
const usual: Partial<Rates> = {
  'load-failure': 0.003,
  'mount-failure': 0.001,
  error: 0.01,
  'slow-load': 0.05,
  'poor-vital': 0.1,
  'long-task': 0.2,
};
/** A day: a canary that nothing decided by then is waiting for somebody. */
const maxMinutes = 24 * 60;

/**
 * `simulate`: simulates a rollout with the judge, limits and settings of the controller. One run
 * shows each decision; many show how often and how fast each outcome is reached.
 */
export async function simulateCommand(
  options: SimulateOptions,
  context: CommandContext,
  variables: NodeJS.ProcessEnv,
): Promise<ExitCode> {
  const rates = parseRates(options.canary);
  const settings = await readSettings(context, variables);
  const stable = ratesOf(usual);
  const scenario: Scenario = {
    steps: options.steps ?? usualSteps,
    limits: settings.limits,
    intervalMinutes: Math.max(1, Math.round(settings.intervalSeconds / 60)),
    minimumSamples: settings.minimumSamples,
    visitsPerMinute: options.visits,
    stable,
    canary: { ...stable, ...rates },
    lostReports: options.lost / 100,
    maxMinutes,
  };
  const boundSeconds = detectionBound(settings.intervalSeconds, settings.limits);
  if (options.runs === 1) {
    const rollout = simulateRollout(scenario, seededRandom(options.seed));
    answer(context, { boundSeconds, ...rollout }, () => describeRollout(rollout, boundSeconds));
  } else {
    const summary = simulateMany(scenario, options.runs, options.seed);
    answer(context, { boundSeconds, ...summary }, () => describeSummary(summary, boundSeconds));
  }
  return exitCodes.done;
}

/** The settings of the registry, or where none answers those of this environment. */
async function readSettings(
  context: CommandContext,
  variables: NodeJS.ProcessEnv,
): Promise<ControllerSettings> {
  try {
    return await context.client.controllerSettings();
  } catch (error) {
    context.writeError(
      `WARNING  These are the settings of this environment, not of a registry: ${messageOf(error)}`,
    );
    return readControllerSettings(variables);
  }
}

function parseRates(texts: readonly string[]): Partial<Rates> {
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', percent = ''] = text.split('=');
      const value = Number(percent);
      if (!isMetric(name) || percent === '' || !(value >= 0 && value <= 100)) {
        const known = metricNames.join(', ');
        const message = `--canary "${text}" is not a metric with a percentage, such as mount-failure=5. Metrics: ${known}`;
        throw new CliFailure(exitCodes.usage, message);
      }
      return [name, value / 100];
    }),
  );
}

function isMetric(name: string): name is MetricName {
  return metricNames.some((known) => known === name);
}

function describeRollout(rollout: SimulatedRollout, boundSeconds: number): string[] {
  const { decisions, outcome, minutes, canaryVisits } = rollout;
  // A hold with the same reason as the last line is not printed.
  const changes = decisions.filter(
    ({ action, judgement }, index) =>
      action !== 'hold' || judgement.reason !== decisions[index - 1]?.judgement.reason,
  );
  const rows = changes.map(({ minute, percent, action, judgement }) => [
    `${minute} min`,
    `${percent} %`,
    action,
    `${judgement.verdict}: ${judgement.summary}`,
  ]);
  return [
    ...table(rows),
    `${outcome.replace('-', ' ')} after ${minutes} minutes and ${canaryVisits} canary visits`,
    describeBound(boundSeconds),
  ];
}

function describeSummary(summary: SimulationSummary, boundSeconds: number): string[] {
  const { runs, completed, rolledBack, paused, undecided, canaryVisits } = summary;
  const share = (count: number, after?: Quantiles) => [
    `${count} of ${runs}`,
    `${((count / runs) * 100).toFixed(1)} %`,
    after ? `after ${after.median} min (95 % within ${after.p95}, longest ${after.longest})` : '',
  ];
  return [
    ...table([
      ['completed', ...share(completed, summary.completedAfter)],
      ['rolled back', ...share(rolledBack, summary.rolledBackAfter)],
      ['paused', ...share(paused)],
      ['undecided', ...share(undecided)],
    ]),
    `${canaryVisits} canary visits in the median run`,
    describeBound(boundSeconds),
  ];
}

function describeBound(seconds: number): string {
  return `A fault is rolled back within ${seconds} s after the metrics show it.`;
}
