import { createStore, type StoreApi } from 'zustand';

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

/** The undoable actions of each scope, newest first; a scope without any is missing. */
export type UndoLists = Readonly<Partial<Record<string, readonly UndoEntry[]>>>;

export type UndoStore = StoreApi<UndoLists>;

const stores = new WeakMap<object, Map<string, UndoStore>>();

/**
 * The undoable actions of an agent in a page. The store outlives the component that added them;
 * another agent has another one. The same store for the same arguments, however often it is asked.
 *
 * @param page an object that exists once per page: its query client
 * @param agent id of the agent
 */
export function undoStoreOf(page: object, agent: string): UndoStore {
  const ofPage = stores.get(page) ?? new Map<string, UndoStore>();
  const store = ofPage.get(agent) ?? createStore<UndoLists>(() => ({}));
  stores.set(page, ofPage.set(agent, store));
  return store;
}

/** Forgets what other agents could undo in a page. */
export function forgetOthers(page: object, agent: string): void {
  const ofPage = stores.get(page);
  for (const other of ofPage?.keys() ?? []) if (other !== agent) ofPage?.delete(other);
}

const none: readonly UndoEntry[] = [];

/** The undoable actions of a scope, newest first. */
export const entriesOf = (lists: UndoLists, scope: string) => lists[scope] ?? none;

/** Replaces the undoable actions of one scope. */
export function changeEntries(
  store: UndoStore,
  scope: string,
  next: (before: readonly UndoEntry[]) => readonly UndoEntry[],
): void {
  store.setState((lists) => ({ [scope]: next(entriesOf(lists, scope)) }));
}
