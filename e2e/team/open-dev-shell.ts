import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '@pazar/service/start-child';
import { freePort } from '../system/free-port.ts';
import { stopInTime } from '../system/stop-in-time.ts';

/** Milliseconds between two looks at the output. */
const pollEvery = 50;

/**
 * Runs the development command of a team's folder until it prints where the section is.
 *
 * @param own the folder
 * @param command as the guide has it
 * @param more variables of its environment
 */
export async function openDevShell(
  own: string,
  command: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ address: string; close: () => Promise<void> }> {
  const log = join(own, '..', 'dev.log');
  const port = await freePort();
  const child = startChild({
    command: ['sh', '-c', `${command} --no-open --port ${port}`],
    cwd: own,
    variables: { ...more, pnpm_config_verify_deps_before_run: 'false' },
    log,
    fresh: true,
  });
  for (;;) {
    const output = await readFile(log, 'utf8');
    const [, address] = / is at (\S+)/.exec(output) ?? [];
    if (address !== undefined) return { address, close: () => stopInTime(child, command) };
    if (child.hasEnded()) throw new Error(`${command} ended:\n${output}`);
    await pause(pollEvery);
  }
}
