import { inspect } from 'node:util';
import pLimit from 'p-limit';
import { Failure } from '../command/failure.ts';
import { seconds } from '../command/progress.ts';
import type { Gate, GateOutcome, TestCounts } from './gate.ts';

/** The smallest machine that we support has two processors. */
const atOnce = 2;

/** A gate that has run. */
export interface GateRun {
  name: string;
  milliseconds: number;
  outcome: GateOutcome;
}

async function runOne(gate: Gate): Promise<GateOutcome> {
  try {
    return await gate.run();
  } catch (error) {
    if (error instanceof Failure) return { ok: false, output: error.message };
    return { ok: false, output: inspect(error) };
  }
}

function describe({ name, milliseconds, outcome }: GateRun): string {
  const counts =
    outcome.tests === undefined
      ? ''
      : `${outcome.tests.passed} passed, ${outcome.tests.failed} failed`;
  const line = `${outcome.ok ? '✓' : '✗'} ${name.padEnd(20)} ${counts.padEnd(26)} ${seconds(milliseconds).padStart(8)}`;
  const details = outcome.ok ? [] : [outcome.output, ''];
  return [line, ...(outcome.notes ?? []).map((note) => `  ${note}`), ...details].join('\n');
}

/** Adds up passed and failed tests. */
export function countRuns(runs: readonly GateRun[]): TestCounts {
  const counts = runs.map(({ outcome }) => countOf(outcome));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** A gate counts as one test, unless it failed because tests inside it did: those count then. */
function countOf({ ok, tests = { passed: 0, failed: 0 } }: GateOutcome): TestCounts {
  if (ok) return { passed: tests.passed + 1, failed: tests.failed };
  return { passed: tests.passed, failed: Math.max(tests.failed, 1) };
}

/** Runs gates, two at once unless `limit` says otherwise, and reports each when it ends. */
export async function runGates(
  gates: readonly Gate[],
  say: (line: string) => void,
  limit: number = atOnce,
): Promise<GateRun[]> {
  return pLimit(limit).map(gates, async (gate) => {
    const started = performance.now();
    const outcome = await runOne(gate);
    const run = { name: gate.name, milliseconds: performance.now() - started, outcome };
    say(describe(run));
    return run;
  });
}
