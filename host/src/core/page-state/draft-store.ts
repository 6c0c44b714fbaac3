import type { Drafts } from '@pazar/shell/drafts';
import * as z from '@pazar/contracts/schema';
import { readStored, writeStored } from '../storage/stored.ts';

/** Long enough for a forgotten form to be found again, short enough for a shared computer. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
const prefix = 'pazar-draft:';

const draftSchema = z.object({ keptAt: z.iso.datetime(), content: z.unknown() });

export interface DraftStore {
  /** The drafts of one agent; another agent's drafts cannot be reached through it. */
  readonly forAgent: (agent: string) => Drafts;
  /** Removes all drafts of this agent. A form that is still open brings none back when it closes. */
  readonly forget: (agent: string) => void;
}

/** Drafts in a storage of the browser. Expired drafts are removed when the store is created. */
export function createDraftStore(storage: Storage): DraftStore {
  function read(key: string): ReturnType<Drafts['read']> {
    const draft = readStored(storage, key, draftSchema);
    return draft === null || Date.parse(draft.keptAt) < Date.now() - keptFor ? null : draft;
  }

  function removeAll(start: string, isUnwanted: (key: string) => boolean): void {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(start) && isUnwanted(key)) storage.removeItem(key);
  }

  removeAll(prefix, (key) => read(key) === null);
  /** How often the drafts of an agent were removed. */
  const removals = new Map<string, number>();

  function openFor(agent: string): Drafts {
    const opened = removals.get(agent);
    return {
      read: (key) => read(keyOf(agent, key)),
      keep(key, content) {
        if (removals.get(agent) !== opened) return true;
        // Where storage is full, the caller reports it if it matters; the entered data are still on
        // the page.
        return writeStored(storage, keyOf(agent, key), {
          keptAt: new Date().toISOString(),
          content,
        });
      },
      forget: (key) => storage.removeItem(keyOf(agent, key)),
    };
  }

  return {
    forAgent: openFor,
    forget(agent) {
      removals.set(agent, (removals.get(agent) ?? 0) + 1);
      removeAll(keyOf(agent, ''), () => true);
    },
  };
}

const keyOf = (agent: string, key: string) => `${prefix}${agent}:${key}`;
