import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { waitUntilReady } from '@pazar/service/wait-until-ready';
import { repository } from './repository.ts';

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

    if (await waitUntilReady(readyUrl, () => hasEnded(child))) return;
    const how = hasEnded(child)
      ? `ended with ${child.exitCode ?? child.signalCode}`
      : 'is not ready';
    throw new Error(`${file} ${how}; see ${logFile}`);
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
