import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { repositoryRoot } from '../command/paths.ts';
import { endWithThisProcess, ownGroup, signalGroup } from './process-group.ts';
import type { Service } from './service.ts';

/** One run of a service. */
export interface Child {
  /** Settles when the process has ended, with the reason in words. */
  ended: Promise<string>;
  /** Whether it has. */
  hasEnded: () => boolean;
  /** Signals the process and all that it started. */
  signal: (signal: NodeJS.Signals) => void;
}

/** Starts a service; its output goes to its log, emptied first when `fresh`. */
export function startChild(service: Service, log: string, fresh: boolean): Child {
  mkdirSync(path.dirname(log), { recursive: true });
  if (fresh) writeFileSync(log, '');
  const [file, ...parameters] = service.command;
  const running = execa(file, parameters, {
    cwd: repositoryRoot,
    env: service.variables,
    stdin: 'ignore',
    stdout: { file: log, append: true },
    stderr: { file: log, append: true },
    buffer: false,
    detached: ownGroup,
    cleanup: false,
    reject: false,
  });
  const { pid } = running;
  const letGo = pid === undefined ? () => undefined : endWithThisProcess(pid);

  let over = false;
  const ended = running.then((result) => {
    over = true;
    letGo();
    if (result.signal !== undefined) return `stopped by ${result.signal}`;
    return result.exitCode === undefined ? 'it could not be run' : `exit code ${result.exitCode}`;
  });
  return {
    ended,
    hasEnded: () => over,
    signal: (signal) => {
      if (pid !== undefined) signalGroup(pid, signal);
    },
  };
}
