import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithThisProcess, ownGroup, signalGroup } from '../process-group.ts';

/** Milliseconds after which a script is ended: as long as the longest test, that of flipped bits, may take. */
const deadline = 300_000;

/** How a script ended. */
export interface ScriptResult {
  /** It had another exit code than 0, or was ended. */
  failed: boolean;
  /** All that it wrote, errors too, in order. */
  output: string;
}

/**
 * Runs a script of a package to its end, for the test that it still works.
 *
 * @param folder of the package
 * @param words name of the script in its `package.json`, and the words after it
 */
export async function runScript(
  folder: string,
  [name, ...words]: readonly [string, ...string[]],
  variables: Readonly<Record<string, string | undefined>> = {},
): Promise<ScriptResult> {
  // Unlike pnpm, Node starts a script at once.
  const child = spawn(process.execPath, ['--run', name, '--', ...words], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} could not be run in ${folder}`);
  const release = endWithThisProcess(pid);
  const timer = setTimeout(() => {
    output.push(`\nEnded after ${deadline / 1000} s.\n`);
    signalGroup(pid, 'SIGKILL');
  }, deadline);
  // Once its output is read to the end, too.
  await once(child, 'close');
  clearTimeout(timer);
  release();
  return { failed: child.exitCode !== 0, output: output.join('') };
}
