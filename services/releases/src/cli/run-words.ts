import { type Command, CommanderError } from 'commander';
import { exitCodeOf, messageOf } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Runs one command line, sets the exit code, and never throws. A failure is a sentence on standard error,
 * and with `--json` also an object on standard output, wrong usage too.
 *
 * @param words those after `pazar`
 */
export async function runWords(
  create: (surroundings: Surroundings) => Command,
  surroundings: Surroundings,
  words: readonly string[],
): Promise<void> {
  const { exit, showProgress, write, writeError } = surroundings;
  try {
    await create(surroundings).parseAsync(words, { from: 'user' });
  } catch (error) {
    const exitCode = exitCodeOf(error);
    exit(exitCode);
    showProgress('');
    // Help and the version end this way too.
    if (exitCode === exitCodes.done) return;
    const isPrinted = error instanceof CommanderError;
    const message = isPrinted ? sentenceOf(error) : messageOf(error);
    if (!isPrinted) writeError(message);
    if (words.includes('--json')) write(JSON.stringify({ error: { message, exitCode } }));
  }
}

/** What was wrong with the words: Commander has printed it, or the help in its place. */
function sentenceOf({ code, message }: CommanderError): string {
  return code === 'commander.help' ? 'Give a verb' : message.replace(/^error: /, '');
}
