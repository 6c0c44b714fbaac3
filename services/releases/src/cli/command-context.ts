import type { RegistryClient } from './registry-client.ts';
import type { SeenRevisions } from './seen-revisions.ts';

/** Where a verb talks to and how it answers. */
export interface CommandContext {
  client: RegistryClient;
  seen: SeenRevisions;
  json: boolean;
  /** URL of the shell, whose edge serves the documents. */
  shell: string;
  /** The secrets on this machine that its other users can read or change. */
  exposedSecrets: () => Promise<string[]>;
  now: () => Date;
  write: (line: string) => void;
  writeError: (line: string) => void;
  showProgress: (text: string) => void;
}

/** Prints a command's result: one JSON object for scripts, lines for people. */
export function answer(
  context: Pick<CommandContext, 'json' | 'write'>,
  data: unknown,
  lines: () => readonly string[],
): void {
  if (context.json) context.write(JSON.stringify(data));
  else for (const line of lines()) context.write(line);
}
