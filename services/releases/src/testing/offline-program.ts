import type { Command } from 'commander';
import { createOperatorProgram } from '../cli/operator-program.ts';
import { runWords } from '../cli/run-words.ts';
import type { Surroundings } from '../cli/surroundings.ts';
import type { CliRun } from './cli-fixture.ts';

/** `pazar` for what needs no registry, and all that it prints. */
export function openOfflineProgram(): { program: Command; printed: () => string } {
  const { surroundings, run } = offline();
  const program = createOperatorProgram(surroundings);
  return { program, printed: () => run.out + run.error };
}

/** Runs words that need no registry. */
export async function runOffline(words: string): Promise<CliRun> {
  const { surroundings, run } = offline();
  await runWords(createOperatorProgram, surroundings, words.split(' '));
  return run;
}

function offline(): { surroundings: Surroundings; run: CliRun } {
  const run: CliRun = { out: '', error: '', code: -1, asked: '' };
  const surroundings: Surroundings = {
    // Where nothing answers, also on a machine with a registry.
    variables: { PAZAR_REGISTRY: 'http://127.0.0.1:9', XDG_CONFIG_HOME: import.meta.dirname },
    write: (line) => (run.out += `${line}\n`),
    writeError: (line) => (run.error += `${line}\n`),
    showProgress: () => undefined,
    ask: undefined,
    readSecret: () => Promise.resolve(''),
    untilStopped: () => AbortSignal.abort(),
    folder: import.meta.dirname,
    now: () => new Date(),
    exit: (code) => (run.code = code),
    seenFile: undefined,
  };
  return { surroundings, run };
}
