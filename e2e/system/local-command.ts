import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '@pazar/service/start-child';
import { freePort } from './free-port.ts';
import { copyOfPreparedHome } from './prepared-home.ts';
import { stopInTime } from './stop-in-time.ts';

/** Milliseconds between two looks at the output. */
const pollEvery = 50;

const ports = ['SHELL', 'ASSET', 'API', 'RELEASES', 'EDGE', 'REMOTE', 'IDENTITY', 'METRICS'];

export interface LocalCommand {
  /** What is typed: `npm start`. */
  readonly words: readonly [string, ...string[]];
  /** The checkout in which it runs. */
  readonly checkout: string;
  /** A part of the output that says that everything is ready. */
  readonly readyText: string;
}

export interface RunningCommand {
  /** Address of the shell. */
  readonly address: string;
  /** Its ports and its folder, as a person who shares them would set them. */
  readonly variables: Readonly<Record<string, string>>;
  /** The folder of its state. */
  readonly home: string;
  /** Stops it, and keeps its state. */
  stop(): Promise<void>;
  /** Stops it and removes its state. */
  close(): Promise<void>;
}

/** Runs a command that starts Pazar, on free ports and with a copy of the prepared state. */
export async function runLocally(command: LocalCommand): Promise<RunningCommand> {
  const { words, checkout, readyText } = command;
  const name = words.join(' ');
  const home = await copyOfPreparedHome();
  const variables: Record<string, string> = { PAZAR_HOME: home };
  for (const port of ports) variables[`PAZAR_${port}_PORT`] = String(await freePort());

  const log = join(home, 'command.log');
  const child = startChild({ command: words, cwd: checkout, variables, log });
  while (!(await readFile(log, 'utf8')).includes(readyText)) {
    if (child.hasEnded()) throw new Error(`${name} ended:\n${await readFile(log, 'utf8')}`);
    await pause(pollEvery);
  }
  let isRunning = true;
  const stop = async () => {
    if (!isRunning) return;
    isRunning = false;
    await stopInTime(child, name);
  };
  return {
    home,
    stop,
    address: `http://127.0.0.1:${variables['PAZAR_SHELL_PORT']}`,
    variables,
    async close() {
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
