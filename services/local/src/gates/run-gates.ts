import { inspect } from 'node:util';
import { Failure } from '../failure.ts';
import { inTurns } from '../in-turns.ts';
import { seconds } from '../progress.ts';
import type { Gate, GateOutcome, TestCounts } from './gate.ts';

/** Two processors are what the smallest machine has that we aim at. */
const atOnce = 2;

async function runOne(gate: Gate): Promise<GateOutcome> {
  try {
    return await gate.run();
  } catch (error) {
    if (error instanceof Failure) return { ok: false, output: error.message };
    return { ok: false, output: inspect(error) };
  }
}

function describe(gate: Gate, outcome: GateOutcome, milliseconds: number): string {
  const counts =
    outcome.tests === undefined
      ? ''
      : `${outcome.tests.passed} passed, ${outcome.tests.failed} failed`;
  const line = `${outcome.ok ? '✓' : '✗'} ${gate.name.padEnd(20)} ${counts.padEnd(26)} ${seconds(milliseconds).padStart(8)}`;
  const details = outcome.ok ? [] : [outcome.output, ''];
  return [line, ...(outcome.notes ?? []).map((note) => `  ${note}`), ...details].join('\n');
}

/** Adds up counts. */
export function sumCounts(counts: readonly TestCounts[]): TestCounts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Runs gates, two at once; each counts as one, and so does each test inside it. */
export async function runGates(
  gates: readonly Gate[],
  say: (line: string) => void,
  limit: number = atOnce,
): Promise<TestCounts> {
  const tasks = gates.map((gate) => async () => {
    const started = performance.now();
    const outcome = await runOne(gate);
    say(describe(gate, outcome, performance.now() - started));
    const own = outcome.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    return sumCounts([own, outcome.tests ?? { passed: 0, failed: 0 }]);
  });
  return sumCounts(await inTurns(limit, tasks));
}
