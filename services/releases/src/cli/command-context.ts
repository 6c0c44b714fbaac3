import type { RegistryClient } from './registry-client.ts';
import type { ProfileStore } from './profile-store.ts';
import type { SeenRevisions } from './seen-revisions.ts';
import type { Surroundings } from './surroundings.ts';

/** Where a verb talks to and how it answers. Verbs that read nothing of a registry fail for none that is named wrongly. */
export interface CommandContext extends Omit<Surroundings, 'variables' | 'exit' | 'seenFile'> {
  client: RegistryClient;
  /** Another registry, with the text of a token for it. */
  connect: (registry: string, token: string) => RegistryClient;
  profiles: ProfileStore;
  seen: SeenRevisions;
  json: boolean;
  /** URL of the shell, whose edge serves the documents. */
  shell: string;
  /** Whether somebody named the shell; otherwise it is that of this machine. */
  isShellNamed: boolean;
  /** The secrets on this machine that its other users can read or change. */
  exposedSecrets: () => Promise<string[]>;
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
