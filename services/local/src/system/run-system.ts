import { Failure } from '../command/failure.ts';
import type { Progress } from '../command/progress.ts';
import { claimRun, findRun } from '../supervise/run-file.ts';
import type { Service } from '../supervise/service.ts';
import { untilStopSignal } from '../supervise/stop-signal.ts';
import { createSupervisor, type Supervisor } from '../supervise/supervisor.ts';
import type { Environment } from './environment.ts';
import type { PazarServices } from './pazar-services.ts';

/** The parts of a run besides its services. */
export interface SystemRun {
  environment: Environment;
  progress: Progress;
  /** Fails when a required resource is in use; nothing has started then. */
  prepare: () => Promise<void>;
  /** Starts everything, in its order. */
  start: (supervisor: Supervisor) => Promise<void>;
  /** Prints the URLs, once everything is ready. */
  printAddress: () => void;
}

/** Starts a system, runs it until a signal, stops it. Returns the exit code. */
export async function runSystem(run: SystemRun): Promise<number> {
  const { environment, progress } = run;
  const other = findRun(environment.PAZAR_HOME);
  if (other !== null) {
    throw new Failure(
      `Pazar runs already (process ${other}, state in ${environment.PAZAR_HOME}). Stop it first.`,
    );
  }
  const supervisor = createSupervisor({ home: environment.PAZAR_HOME, say: progress.say });
  const signal = untilStopSignal();
  const release = claimRun(environment.PAZAR_HOME);
  try {
    const started = run
      .prepare()
      .then(() => run.start(supervisor))
      .then(() => 'started' as const);
    if ((await Promise.race([started, signal])) === 'started') {
      run.printAddress();
      await signal;
    }
    // An interrupted start fails by itself, now that its services end.
    started.catch(() => undefined);
    await progress.step('stop', () => supervisor.stop());
    return 0;
  } finally {
    await supervisor.stop();
    release();
  }
}

/** Starts all services at once: none needs another to start. Publishes when it can. */
export async function startServices(
  services: PazarServices,
  {
    supervisor,
    progress,
    publish,
  }: {
    supervisor: Supervisor;
    progress: Progress;
    publish: () => Promise<void>;
  },
): Promise<void> {
  const start = (service: Service) =>
    progress.step(`start ${service.name}`, () => supervisor.start(service));
  const { releases, ...others } = services;
  const released = start(releases).then(() => progress.step('publish the builds', publish));
  const started = Object.values(others).map((service) => service && start(service));
  await Promise.all([released, ...started]);
}
