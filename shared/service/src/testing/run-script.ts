import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithThisProcess, ownGroup, signalGroup } from '../process-group.ts';

/** Less than the minute that most tests may take: the test fails with what the script wrote, not with its own limit. */
const usualDeadline = 50_000;

/** Milliseconds from SIGTERM, on which a script ends what it started, to SIGKILL. */
const grace = 5_000;

export interface ScriptSurroundings {
  /** Variables in addition to those of this process. */
  variables?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds after which the script is ended; 50 seconds when absent. Less than the test may take. */
  deadline?: number;
}

/** How a script ended. */
export interface ScriptResult {
  /** It had another exit code than 0, or was ended. */
  failed: boolean;
  /** All that it wrote, errors too, in order; and that it was ended. */
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
  { variables = {}, deadline = usualDeadline }: ScriptSurroundings = {},
): Promise<ScriptResult> {
  // Unlike pnpm, Node starts a script at once.
  const child = spawn(process.execPath, ['--run', name, '--', ...words], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  const output: string[] = [];
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} could not be run in ${folder}`);
  const release = endWithThisProcess(pid);
  let isLate = false;
  const term = setTimeout(() => {
    isLate = true;
    output.push(`\n${name} was ended after ${deadline / 1000} s.\n`);
    signalGroup(pid, 'SIGTERM');
  }, deadline);
  const kill = setTimeout(() => {
    output.push(`It was killed, ${grace / 1000} s after that.\n`);
    signalGroup(pid, 'SIGKILL');
    // What it started may have outlived it, and keep them open.
    for (const stream of streams) stream.destroy();
  }, deadline + grace);
  // Once its output is read to the end, too.
  await once(child, 'close');
  clearTimeout(term);
  clearTimeout(kill);
  release();
  return { failed: isLate || child.exitCode !== 0, output: output.join('') };
}
