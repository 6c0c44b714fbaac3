import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Something that was done and can be taken back. */
export interface Undoable {
  /** What was done, already translated: "Archived: 5 products". */
  readonly message: string;
  readonly undo: () => Promise<unknown>;
  /** Until when, an instant; without one as long as the page is open. */
  readonly until?: string | null;
}

/** One of the things that can still be taken back. */
export interface UndoEntry extends Undoable {
  readonly id: string;
  /** When it was done, an instant. */
  readonly at: string;
}

export interface UndoList {
  /** What can be taken back, newest first. */
  readonly entries: readonly UndoEntry[];
  /** Says what was done and offers to take it back, in a message now and in `UndoMenu` later. */
  readonly offer: (undoable: Undoable) => void;
  /** Takes one back; a failure is said, and it can be tried again. */
  readonly undo: (entry: UndoEntry) => Promise<void>;
}

const none: readonly UndoEntry[] = [];

/** Of an entry, in this page. */
let lastId = 0;

/** Older ones are dropped. */
const maxEntries = 10;

/**
 * What was done and can be taken back. It outlives the page it was done on, and goes with the agent:
 * it is kept in the query cache, which signing out clears.
 *
 * @param scope whose actions: the name of a list, such as `products`
 */
export function useUndoable(scope: string): UndoList {
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const queries = useQueryClient();
  // oxlint-disable-next-line pazar/read-failure -- it asks nobody: the list is kept in this tab
  const { data: entries } = useQuery({
    queryKey: ['undo', scope],
    queryFn: () => none,
    initialData: none,
    enabled: false,
    gcTime: Infinity,
  });

  const change = useCallback(
    (next: (before: readonly UndoEntry[]) => readonly UndoEntry[]) => {
      queries.setQueryData<readonly UndoEntry[]>(['undo', scope], (before = none) => next(before));
    },
    [queries, scope],
  );

  const undo = useCallback(
    async function takeBack(entry: UndoEntry) {
      change((before) => before.filter(({ id }) => id !== entry.id));
      try {
        await entry.undo();
        notify(t('list.undo.done'));
      } catch {
        change((before) => [entry, ...before]);
        notify(t('list.undo.failed'));
      }
    },
    [change, notify, t],
  );

  const offer = useCallback(
    function offerUndo(undoable: Undoable) {
      lastId += 1;
      const entry = { ...undoable, id: String(lastId), at: new Date().toISOString() };
      change((before) => [entry, ...before].slice(0, maxEntries));
      const action = { label: t('action.undo'), onAction: () => void undo(entry) };
      notify(undoable.message, { action });
    },
    [change, notify, t, undo],
  );

  return { entries: entries.filter(({ until }) => !isOver(until)), offer, undo };
}

function isOver(until: string | null | undefined): boolean {
  return typeof until === 'string' && Date.parse(until) <= Date.now();
}
