import { useState } from 'react';
import { nextSort } from '../query/url-state.ts';
import type { ListState } from '../query/use-list-state.ts';

/** The state of a list with clicks that are not in the URL yet. */
export interface PendingList {
  /** The current order, or the one just clicked. */
  readonly sort: string;
  /** Another page was just asked for. */
  readonly isTurning: boolean;
  readonly sortBy: (name: string, descendingFirst: boolean) => void;
  readonly goTo: (cursor: string) => void;
}

/**
 * Shows the new order or page at once. The URL changes in a transition, and the page may not paint
 * again before the new rows arrive. The rows are not dimmed yet: painting them all would hold up the
 * next frame.
 */
export function usePendingList(state: ListState): PendingList {
  const [pressed, setPressed] = useState({ before: state, sort: state.sort, isTurning: false });
  // A new URL creates a new state, which replaces the pending one.
  const { sort, isTurning } =
    pressed.before === state ? pressed : { sort: state.sort, isTurning: false };

  return {
    sort,
    isTurning,
    sortBy(name, descendingFirst) {
      const next = nextSort(sort, name, descendingFirst);
      setPressed({ before: state, sort: next ?? state.definition.defaultSort, isTurning });
      state.order(next);
    },
    goTo(cursor) {
      setPressed({ before: state, sort, isTurning: true });
      state.goTo(cursor);
    },
  };
}
