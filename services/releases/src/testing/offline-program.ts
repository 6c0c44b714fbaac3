import type { Command } from 'commander';
import { createOperatorProgram } from '../cli/operator-program.ts';

/** `pazar` for what needs no registry, and all that it prints. */
export function openOfflineProgram(): { program: Command; printed: () => string } {
  const lines: string[] = [];
  const program = createOperatorProgram({
    variables: {},
    write: (line) => lines.push(line),
    writeError: (line) => lines.push(line),
    showProgress: () => undefined,
    now: () => new Date(),
    exit: () => undefined,
    seenFile: undefined,
  });
  return { program, printed: () => lines.join('\n') };
}
