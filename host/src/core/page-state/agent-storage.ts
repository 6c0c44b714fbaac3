import type { AnswerStorage, Drafts } from '@pazar/shell/drafts';
import * as z from '@pazar/contracts/schema';
import { readStored, writeStored } from '../storage/stored.ts';

/** Long enough for a forgotten form to be found again, short enough for a shared computer. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
const prefix = 'pazar-draft:';
/** Answers are drafts to a shell of before 2026-11-28, which removes them too. */
const answerKey = (key: string) => `answer:${key}`;

const storedSchema = z.object({ keptAt: z.iso.datetime(), content: z.unknown() });

export interface AgentStorage {
  /** The drafts of one agent; another agent's drafts cannot be reached through it. */
  readonly draftsOf: (agent: string) => Drafts;
  /** What the API answered one agent. */
  readonly answersOf: (agent: string) => AnswerStorage;
  /** Removes all of this agent. A page that is still open brings nothing back when it closes. */
  readonly forget: (agent: string) => void;
}

/** What agents keep in a storage of the browser. What has expired is removed when this is created. */
export function createAgentStorage(storage: Storage): AgentStorage {
  function read(key: string): ReturnType<Drafts['read']> {
    const stored = readStored(storage, key, storedSchema);
    return stored === null || Date.parse(stored.keptAt) < Date.now() - keptFor ? null : stored;
  }

  function removeAll(start: string, isUnwanted: (key: string) => boolean): void {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(start) && isUnwanted(key)) storage.removeItem(key);
  }

  removeAll(prefix, (key) => read(key) === null);
  /** How often everything of an agent was removed. */
  const removals = new Map<string, number>();

  function draftsOf(agent: string): Drafts {
    const opened = removals.get(agent);
    const keyOf = (key: string) => `${prefix}${agent}:${key}`;
    return {
      read: (key) => read(keyOf(key)),
      keep(key, content) {
        if (removals.get(agent) !== opened) return true;
        // Where storage is full, the caller reports it if it matters; the entered data are still on
        // the page.
        return writeStored(storage, keyOf(key), { keptAt: new Date().toISOString(), content });
      },
      forget: (key) => storage.removeItem(keyOf(key)),
    };
  }

  return {
    draftsOf,
    answersOf(agent) {
      const drafts = draftsOf(agent);
      return {
        read: (key) => drafts.read(answerKey(key))?.content,
        write: (key, answer) => void drafts.keep(answerKey(key), answer),
      };
    },
    forget(agent) {
      removals.set(agent, (removals.get(agent) ?? 0) + 1);
      removeAll(`${prefix}${agent}:`, () => true);
    },
  };
}
