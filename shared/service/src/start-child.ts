import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { endWithThisProcess, ownGroup, signalGroup } from './process-group.ts';

/** A process to start. */
export interface ChildOptions {
  /** Program and arguments. */
  command: readonly [string, ...string[]];
  /** Working folder, that of this process when absent. */
  cwd?: string;
  /** Variables in addition to those of this process. */
  variables: Readonly<Record<string, string | undefined>>;
  /** File that its output is appended to. Without one, errors are written to those of this process. */
  log?: string;
  /** Empties the log first. */
  fresh?: boolean;
  /** Opens a channel for `send`. The process closes it, or it keeps both alive. */
  channel?: boolean;
}

/** A process that was started. Its group ends with this process, unless that is killed. */
export interface Child {
  /** Settles when the process has ended, with the reason: `exit code 1`, `stopped by SIGTERM`. */
  ended: Promise<string>;
  hasEnded: () => boolean;
  /** Signals the process and all that it started; one that has ended is no error. */
  signal: (signal: NodeJS.Signals) => void;
  /** Sends a message. Throws when there is no open channel. */
  send: (message: number) => void;
}

/** Opens the file of the output; undefined without one. */
function openLog({ log, fresh = false }: ChildOptions): number | undefined {
  if (log === undefined) return undefined;
  mkdirSync(dirname(log), { recursive: true });
  return openSync(log, fresh ? 'w' : 'a');
}

/** Starts a process without input. Never throws for a program that cannot be run: then it has ended. */
export function startChild(options: ChildOptions): Child {
  const { command, cwd, variables, channel = false } = options;
  const [file, ...parameters] = command;
  const output = openLog(options);
  const child = spawn(file, parameters, {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...variables },
    stdio: [
      'ignore',
      output ?? 'ignore',
      output ?? 'inherit',
      ...(channel ? ['ipc' as const] : []),
    ],
    detached: ownGroup,
  });
  if (output !== undefined) closeSync(output);
  const { pid } = child;
  const release = pid === undefined ? () => undefined : endWithThisProcess(pid);

  let over = false;
  const ended = new Promise<string>((settle) => {
    const end = (reason: string) => {
      over = true;
      release();
      settle(reason);
    };
    child.once('exit', (code, signal) =>
      end(signal === null ? `exit code ${code}` : `stopped by ${signal}`),
    );
    child.on('error', () => {
      if (pid === undefined) end('it could not be run');
    });
  });
  return {
    ended,
    hasEnded: () => over,
    signal: (signal) => {
      if (pid !== undefined) signalGroup(pid, signal);
    },
    send: (message) => {
      if (!child.connected) throw new Error(`${file} has no open channel`);
      child.send(message);
    },
  };
}
