import { useNotify } from '@pazar/shell/notify';
import { useAuthStore } from '@pazar/shell';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import {
  changeEntries,
  entriesOf,
  forgetOthers,
  type Undoable,
  type UndoEntry,
  undoStoreOf,
} from './undo-store.ts';

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
