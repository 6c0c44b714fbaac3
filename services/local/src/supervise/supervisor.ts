import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startChild, type Child } from '@pazar/service/start-child';
import { stopChild } from '@pazar/service/stop-child';
import { waitUntilReady } from '@pazar/service/wait-until-ready';
import { Failure } from '../command/failure.ts';
import { repositoryRoot } from '../command/paths.ts';
import { seconds } from '../command/progress.ts';
import { createRestartPolicy } from './restart-policy.ts';
import { logFile, logTail } from './service-log.ts';
import type { Service } from './service.ts';

/** The time for a service to close its resources. */
const defaultStopGrace = 5000;

/** Keeps services running until it is stopped, or until its process has ended. */
export interface Supervisor {
  /** Starts a service and settles when it is ready; fails with the end of its log. */
  start: (service: Service) => Promise<void>;
  /** Ends every service: SIGTERM, after five seconds SIGKILL. Safe to call again. */
  stop: () => Promise<void>;
}

interface SupervisorOptions {
  home: string;
  say: (line: string) => void;
  /** Milliseconds for a service to become ready. */
  deadline?: number;
  /** Milliseconds from SIGTERM to SIGKILL. */
  stopGrace?: number;
}

/** Loaded into each service, which so ends with this process, also when this is killed. */
const preload = new URL('end-with-runner.ts', import.meta.url).href;
const runProgram = fileURLToPath(new URL('run-program.ts', import.meta.url));

function startService({ command, variables }: Service, log: string, fresh = false): Child {
  const [program, ...parameters] = command;
  const script = program === process.execPath ? parameters : [runProgram, ...command];
  return startChild({
    command: [process.execPath, `--import=${preload}`, ...script],
    variables,
    log,
    fresh,
    cwd: repositoryRoot,
    channel: true,
  });
}

/** A supervisor whose services log below `home`. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { home, say, deadline, stopGrace = defaultStopGrace } = options;
  const children = new Map<string, Child>();
  const stopping = new AbortController();
  let stopped: Promise<void> | undefined;

  async function keepAlive(service: Service, first: Child): Promise<void> {
    const nextDelay = createRestartPolicy();
    let child = first;
    for (;;) {
      const reason = await child.ended;
      if (stopping.signal.aborted) return;
      const delay = nextDelay();
      const log = logFile(home, service.name);
      if (delay === null) {
        say(`! ${service.name} ended (${reason}) too often; it stays down. Its log: ${log}`);
        return;
      }
      say(
        `! ${service.name} ended (${reason}); starts again in ${seconds(delay)}. Its log: ${log}`,
      );
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      child = startService(service, log);
      children.set(service.name, child);
    }
  }

  return {
    async start(service) {
      if (stopping.signal.aborted) throw new Failure('Stopped before everything had started.');
      const log = logFile(home, service.name);
      const child = startService(service, log, true);
      children.set(service.name, child);
      const ready = await waitUntilReady(service.readyUrl, child.hasEnded, deadline);
      if (!ready && !stopping.signal.aborted) {
        const how = child.hasEnded() ? await child.ended : 'not ready in time';
        throw new Failure(
          `${service.name} did not start (${how}). The end of ${log}:\n${logTail(log)}`,
        );
      }
      void keepAlive(service, child);
    },
    stop() {
      stopping.abort();
      stopped ??= Promise.all(
        [...children.values()].map((child) => stopChild(child, stopGrace)),
      ).then(() => undefined);
      return stopped;
    },
  };
}
