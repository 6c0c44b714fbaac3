import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { repositoryRoot } from '../command/paths.ts';
import { endWithThisProcess, ownGroup, signalGroup } from '@pazar/service/process-group';

/** Longer than any working tool takes. */
const defaultDeadline = 10 * 60_000;

/** Some tools write colours also into a file when they see CI; a report there is for reading. */
const toRead = (text: string) => (process.stdout.isTTY ? text : stripVTControlCharacters(text));

/** The result of a tool. */
export interface ToolResult {
  failed: boolean;
  /** All that it wrote, in order. */
  output: string;
}

/** A tool and how to run it. */
export interface ToolRun {
  /** Program, also searched among the repository's own, and arguments. */
  command: readonly [string, ...string[]];
  /** Folder, the repository when absent. */
  cwd?: string;
  /** Variables in addition to this process's own. */
  variables?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is ended. */
  deadline?: number;
  /** User to run as, when not our own. */
  user?: { uid: number; gid: number };
}

/** Runs a tool to its end without input. Never throws, whatever the tool does. */
export async function runTool(run: ToolRun): Promise<ToolResult> {
  const { command, cwd = repositoryRoot, variables = {}, deadline = defaultDeadline } = run;
  const [file, ...parameters] = command;
  const running = execa(file, parameters, {
    cwd,
    env: variables,
    ...run.user,
    preferLocal: true,
    localDir: repositoryRoot,
    stdin: 'ignore',
    all: true,
    reject: false,
    detached: ownGroup,
    cleanup: false,
  });
  const { pid } = running;
  if (pid === undefined) return { failed: true, output: (await running).shortMessage ?? '' };
  const release = endWithThisProcess(pid);
  let overdue = false;
  const timer = setTimeout(() => {
    overdue = true;
    signalGroup(pid, 'SIGKILL');
  }, deadline);
  const result = await running;
  clearTimeout(timer);
  release();
  const note = overdue ? `\nEnded after ${deadline / 1000} s without an answer.` : '';
  return { failed: result.failed, output: `${toRead(result.all)}${note}`.trim() };
}
