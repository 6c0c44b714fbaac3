import { useNotify } from '@pazar/shell/notify';
import { useAuthStore } from '@pazar/shell';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useStore, createStore, type StoreApi } from 'zustand';

const stores = new WeakMap<object, Map<string, UndoStore>>();

const none: readonly UndoEntry[] = [];

/** The undoable actions of a scope, newest first. */
const entriesOf = (lists: UndoLists, scope: string) => lists[scope] ?? none;

export interface UndoList {
  /** The undoable actions, newest first. */
  readonly entries: readonly UndoEntry[];
  /** Reports an action and offers to undo it, in a message now and in `UndoMenu` later. */
  readonly offer: (undoable: Undoable) => void;
  /** Undoes one; a failure is reported, and the undo can be retried. */
  readonly undo: (entry: UndoEntry) => Promise<void>;
}

/** Of an entry, in this page. */
let lastId = 0;

/** Older ones are dropped. */
const maxEntries = 10;

/** Undos that have begun or ended: the menu and the message offer the same undo. */
const begun = new WeakSet<UndoEntry>();

/**
 * The undoable actions. They outlive the page, and belong to the agent.
 *
 * @param scope whose actions: the name of a list, such as `products`
 */
export function useUndoable(scope: string): UndoList {
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const agent = useAuthStore((auth) => auth.session)?.id ?? '';
  const page = useQueryClient();
  const store = undoStoreOf(page, agent);
  useEffect(() => forgetOthers(page, agent), [page, agent]);
  const entries = useStore(store, (lists) => entriesOf(lists, scope));

  const undo = useCallback(
    async function undoEntry(entry: UndoEntry) {
      if (begun.has(entry)) return;
      begun.add(entry);
      changeEntries(store, scope, (before) => before.filter(({ id }) => id !== entry.id));
      try {
        await entry.undo();
        notify(t('list.undo.done', { message: entry.message }));
      } catch {
        begun.delete(entry);
        changeEntries(store, scope, (before) => [entry, ...before]);
        notify(t('list.undo.failed'));
      }
    },
    [store, scope, notify, t],
  );

  const offer = useCallback(
    function offerUndo(undoable: Undoable) {
      lastId += 1;
      const entry = { ...undoable, id: String(lastId), at: new Date().toISOString() };
      changeEntries(store, scope, (before) => [entry, ...before].slice(0, maxEntries));
      const action = { label: t('action.undo'), onAction: () => void undo(entry) };
      notify(undoable.message, { action });
    },
    [store, scope, notify, t, undo],
  );

  return { entries: entries.filter(({ until }) => !isOver(until)), offer, undo };
}

function isOver(until: string | null | undefined): boolean {
  return typeof until === 'string' && Date.parse(until) <= Date.now();
}

/** Something that was done and can be undone. */
interface Undoable {
  /** The action, already translated: "Archived: 5 products". */
  readonly message: string;
  readonly undo: () => Promise<unknown>;
  /** The undo's expiry, an instant; without one it lasts as long as the page. */
  readonly until?: string | null;
}

/** One action that can still be undone. */
interface UndoEntry extends Undoable {
  readonly id: string;
  /** When it was done, an instant. */
  readonly at: string;
}

/** The undoable actions of each scope, newest first; a scope without any is missing. */
type UndoLists = Readonly<Partial<Record<string, readonly UndoEntry[]>>>;

type UndoStore = StoreApi<UndoLists>;

/**
 * The undoable actions of an agent in a page. The store outlives the component that added them;
 * another agent has another one. The same store for the same arguments, however often it is asked.
 *
 * @param page an object that exists once per page: its query client
 * @param agent id of the agent
 */
function undoStoreOf(page: object, agent: string): UndoStore {
  const ofPage = stores.get(page) ?? new Map<string, UndoStore>();
  const store = ofPage.get(agent) ?? createStore<UndoLists>(() => ({}));
  stores.set(page, ofPage.set(agent, store));
  return store;
}

/** Forgets what other agents could undo in a page. */
function forgetOthers(page: object, agent: string): void {
  const ofPage = stores.get(page);
  for (const other of ofPage?.keys() ?? []) if (other !== agent) ofPage?.delete(other);
}

/** Replaces the undoable actions of one scope. */
function changeEntries(
  store: UndoStore,
  scope: string,
  next: (before: readonly UndoEntry[]) => readonly UndoEntry[],
): void {
  store.setState((lists) => ({ [scope]: next(entriesOf(lists, scope)) }));
}
