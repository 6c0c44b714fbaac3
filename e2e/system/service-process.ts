import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { repository } from './repository.ts';

/** A start that takes longer than this has failed. */
const startDeadline = 120_000;
const pollEvery = 50;

export interface ServiceOptions {
  /** The file that runs the service, from the root of the repository. */
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Answers 200 when the service is ready. */
  readonly readyUrl: string;
  readonly logFile: string;
}

/** Variables of a service whose clock the test moves. */
export const movedClock = {
  NODE_OPTIONS: `--import=${new URL('moved-clock.ts', import.meta.url).href}`,
};

/** One of Pazar's processes, started and stopped as an operator would. */
export class ServiceProcess {
  readonly #options: ServiceOptions;
  #child: ChildProcess | undefined;
  /** How far the clock was moved, in milliseconds. A start takes it up again. */
  #ahead = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  /** Settles when the service is ready; does nothing while it runs. */
  async start(): Promise<void> {
    if (this.#child !== undefined) return;
    const { file, environment, readyUrl, logFile } = this.#options;
    const child = spawn(process.execPath, [file], {
      cwd: repository,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const log = createWriteStream(logFile, { flags: 'a' });
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
    this.#child = child;
    if (this.#ahead > 0) child.send(this.#ahead);

    const deadline = Date.now() + startDeadline;
    while (!(await isReady(readyUrl))) {
      if (hasEnded(child))
        throw new Error(`${file} ended with ${child.exitCode ?? child.signalCode}; see ${logFile}`);
      if (Date.now() > deadline) throw new Error(`${file} is not ready; see ${logFile}`);
      await wait(pollEvery);
    }
  }

  /** Moves the clock of a service that was started with `movedClock` forward, for its next starts too. */
  moveClock(milliseconds: number): void {
    if (this.#child?.send(milliseconds) === undefined) throw new Error('The service does not run');
    this.#ahead += milliseconds;
  }

  /** Asks the service to stop and settles when it has. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
