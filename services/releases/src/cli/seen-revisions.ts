import { execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { replaceFile } from '@pazar/service/replace-file';
import { z } from 'zod';
import { messageOf } from './cli-failure.ts';
import type { Surroundings } from './surroundings.ts';

/** Hours for which a terminal's look at a remote counts: a working day. */
const keptHours = 12;

const fileSchema = z.array(
  z.object({ registry: z.string(), remote: z.string(), revision: z.number(), at: z.number() }),
);

/** The revision of each remote that the person at a terminal saw last. */
export interface SeenRevisions {
  /** Undefined for a remote that was not shown within 12 hours, and outside of a terminal. */
  of: (remote: string) => Promise<number | undefined>;
  /** False outside of a terminal. */
  isKept: boolean;
  /** Called with what a verb has shown. */
  keep: (states: readonly Pick<RemoteState, 'name' | 'revision'>[]) => Promise<void>;
}

/**
 * @param registry URL of the registry whose remotes are meant
 * @param surroundings `seenFile` is the file of this terminal; undefined outside of one, where nothing is kept
 */
export function seenRevisions(
  registry: string,
  { seenFile: file, now, writeError }: Pick<Surroundings, 'seenFile' | 'now' | 'writeError'>,
): SeenRevisions {
  if (file === undefined) {
    return { isKept: false, of: async () => undefined, keep: async () => undefined };
  }

  const path = file;
  /** One writing at a time: each reads what the one before has written. */
  let written = Promise.resolve();

  async function read() {
    const text = await readFile(path, 'utf8').catch(() => '[]');
    const since = now().getTime() - keptHours * 3_600_000;
    return parse(text).filter(({ at }) => at > since);
  }
  return {
    isKept: true,
    of: async (remote) =>
      (await read()).find((entry) => entry.registry === registry && entry.remote === remote)
        ?.revision,
    keep: (states) => (written = written.then(() => write(states))),
  };

  async function write(states: Parameters<SeenRevisions['keep']>[0]): Promise<void> {
    const names = new Set(states.map(({ name }) => name));
    const others = (await read()).filter(
      (entry) => entry.registry !== registry || !names.has(entry.remote),
    );
    const at = now().getTime();
    const seen = states.map(({ name: remote, revision }) => ({ registry, remote, revision, at }));
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await replaceFile(path, Buffer.from(JSON.stringify([...others, ...seen])));
    } catch (error) {
      writeError(`${path} cannot be written, so pass --if-match to changes: ${messageOf(error)}`);
    }
  }
}

/** A file that somebody has damaged counts as no look. */
function parse(text: string): z.infer<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/**
 * The file of the terminal in which this process runs; undefined outside of one, such as in CI. It is in the folder
 * that the system empties when the user logs out (`XDG_RUNTIME_DIR`), or else in that of caches.
 */
export function seenFileOfTerminal(variables: NodeJS.ProcessEnv): string | undefined {
  if (!process.stdin.isTTY) return undefined;
  const terminal = variables['WT_SESSION'] ?? variables['TERM_SESSION_ID'] ?? nameOfTerminal();
  if (terminal === undefined) return undefined;
  const folder = variables['XDG_RUNTIME_DIR'] ?? join(homedir(), '.cache');
  return join(folder, 'pazar', `seen-${terminal.replaceAll(/[^\w-]/g, '-')}.json`);
}

/**
 * Such as `pts/3 4711`, with the session's leader: a new window may get the number of a closed one. The terminal alone
 * where `ps` knows no leaders; undefined on a system without `ps`.
 */
function nameOfTerminal(): string | undefined {
  return askPs('-o', 'tty=', '-o', 'sid=') ?? askPs('-o', 'tty=');
}

function askPs(...columns: string[]): string | undefined {
  try {
    const answer = execFileSync('ps', [...columns, '-p', String(process.pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim().replaceAll(/\s+/g, ' ');
  } catch {
    return undefined;
  }
}
