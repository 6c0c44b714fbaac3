import { startChild, type Child } from '@pazar/service/start-child';
import { killChild } from '@pazar/service/stop-child';
import { waitUntilReady } from '@pazar/service/wait-until-ready';
import { repository } from './repository.ts';
import { stopInTime } from './stop-in-time.ts';

/** Ends a service with the worker that started it, also when that is killed; `npm start` loads it, too. */
const preload = new URL('../../services/local/src/supervise/end-with-runner.ts', import.meta.url);

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
  #child: Child | undefined;
  /** How far the clock was moved, in milliseconds. A start takes it up again. */
  #ahead = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  /** Settles when the service is ready; does nothing while it runs. */
  async start(): Promise<void> {
    if (this.#child !== undefined) return;
    const { file, environment, readyUrl, logFile } = this.#options;
    const child = startChild({
      command: [process.execPath, `--import=${preload.href}`, file],
      cwd: repository,
      variables: environment,
      log: logFile,
      channel: true,
    });
    this.#child = child;
    if (this.#ahead > 0) child.send(this.#ahead);

    if (await waitUntilReady(readyUrl, child.hasEnded)) return;
    const how = child.hasEnded() ? `ended: ${await child.ended}` : 'is not ready';
    throw new Error(`${file} ${how}; see ${logFile}`);
  }

  /** Moves the clock of a service that was started with `movedClock` forward, for its next starts too. */
  moveClock(milliseconds: number): void {
    if (this.#child === undefined) throw new Error('The service does not run');
    this.#child.send(milliseconds);
    this.#ahead += milliseconds;
  }

  /** The time of its clock, in milliseconds. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Kills the process, as a machine that loses power does, and settles when it is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child !== undefined) await killChild(child);
  }

  /** Asks the service to stop and settles when it has. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child !== undefined) await stopInTime(child, this.#options.file);
  }
}
