import { Failure } from './failure.ts';

/**
 * Runs one command of the runner; its number becomes the exit code, a failure is printed in words.
 * Ends the process, so that no interrupted work keeps it alive.
 */
export async function runCommand(command: () => Promise<number>): Promise<never> {
  try {
    process.exit(await command());
  } catch (error) {
    const text = error instanceof Failure ? error.message : error;
    console.error(text);
    process.exit(1);
  }
}
