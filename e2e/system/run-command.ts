import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** A build's or a test's whole output. */
const maxBuffer = 16 * 1024 * 1024;
/** Milliseconds after which it is ended: a build takes half a minute. */
const timeout = 5 * 60_000;

/** Runs a command in a folder and returns its output; throws with all of it when it fails. */
export async function runCommand(
  cwd: string,
  [command = '', ...words]: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, ...variables, pnpm_config_verify_deps_before_run: 'false' };
  try {
    return (await run(command, words, { cwd, env, maxBuffer, timeout })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = outputOf(error);
    const message = `${command} ${words.join(' ')} failed:\n${stdout}${stderr}`;
    throw new Error(message, { cause: error });
  }
}

function outputOf(error: unknown): { stdout?: string; stderr?: string } {
  // The error of promisified `execFile` when the program ends with another code than 0.
  return error instanceof Error ? (error as { stdout?: string; stderr?: string }) : {};
}
