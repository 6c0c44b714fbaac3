import type { ExitCode } from './exit-codes.ts';
import type { RegistryClient } from './registry-client.ts';

/** Where the program writes and what it reads; tests give their own. */
export interface Surroundings {
  variables: NodeJS.ProcessEnv;
  write: (line: string) => void;
  writeError: (line: string) => void;
  /** Shows how far long work is, in place of what it showed before; empty removes it. */
  showProgress: (text: string) => void;
  exit: (code: ExitCode) => void;
  now: () => Date;
}

/** Where a verb talks to and how it answers. */
export interface CommandContext {
  client: RegistryClient;
  json: boolean;
  /** Address of the shell, whose edge serves the documents. */
  shell: string;
  now: () => Date;
  write: (line: string) => void;
  writeError: (line: string) => void;
  showProgress: (text: string) => void;
}

/** Answers a command: one JSON object for scripts, lines for people. */
export function answer(
  context: Pick<CommandContext, 'json' | 'write'>,
  data: unknown,
  lines: () => readonly string[],
): void {
  if (context.json) context.write(JSON.stringify(data));
  else for (const line of lines()) context.write(line);
}
