/** Something that was done and can be undone. */
export interface Undoable {
  /** What was done, already translated: "Archived: 5 products". */
  readonly message: string;
  readonly undo: () => Promise<unknown>;
  /** Until when, an instant; without one as long as the page is open. */
  readonly until?: string | null;
}

/** One of the things that can still be undone. */
export interface UndoEntry extends Undoable {
  readonly id: string;
  /** When it was done, an instant. */
  readonly at: string;
}

export interface UndoStore {
  /** What was done in a scope and can be undone, newest first. */
  readonly entries: (scope: string) => readonly UndoEntry[];
  readonly change: (
    scope: string,
    next: (before: readonly UndoEntry[]) => readonly UndoEntry[],
  ) => void;
  /** @returns what ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void;
}

const none: readonly UndoEntry[] = [];

function createUndoStore(): UndoStore {
  const lists = new Map<string, readonly UndoEntry[]>();
  const readers = new Set<() => void>();
  const entries = (scope: string) => lists.get(scope) ?? none;
  return {
    entries,
    change(scope, next) {
      lists.set(scope, next(entries(scope)));
      for (const reader of readers) reader();
    },
    subscribe(onChange) {
      readers.add(onChange);
      return () => void readers.delete(onChange);
    },
  };
}

const stores = new WeakMap<object, { agent: string; store: UndoStore }>();

/**
 * What an agent can undo in a page. It outlives the part of the page where it was done; with another
 * agent the page starts with none.
 *
 * @param page what a page has one of: its query client
 * @param agent id of the agent
 */
export function undoStoreOf(page: object, agent: string): UndoStore {
  const kept = stores.get(page);
  if (kept?.agent === agent) return kept.store;
  const store = createUndoStore();
  stores.set(page, { agent, store });
  return store;
}
