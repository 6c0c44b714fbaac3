/** Something that was done and can be undone. */
export interface Undoable {
  /** The action, already translated: "Archived: 5 products". */
  readonly message: string;
  readonly undo: () => Promise<unknown>;
  /** The undo's expiry, an instant; without one it lasts as long as the page. */
  readonly until?: string | null;
}

/** One action that can still be undone. */
export interface UndoEntry extends Undoable {
  readonly id: string;
  /** When it was done, an instant. */
  readonly at: string;
}

export interface UndoStore {
  /** The undoable actions of a scope, newest first. */
  readonly entries: (scope: string) => readonly UndoEntry[];
  readonly change: (
    scope: string,
    next: (before: readonly UndoEntry[]) => readonly UndoEntry[],
  ) => void;
  /** @returns unsubscribes */
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
 * The undoable actions of an agent in a page. The store outlives the component that added them;
 * another agent gets an empty one.
 *
 * @param page an object that exists once per page: its query client
 * @param agent id of the agent
 */
export function undoStoreOf(page: object, agent: string): UndoStore {
  const kept = stores.get(page);
  if (kept?.agent === agent) return kept.store;
  const store = createUndoStore();
  stores.set(page, { agent, store });
  return store;
}
