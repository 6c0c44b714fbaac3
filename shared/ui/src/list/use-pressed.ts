import { useState } from 'react';
import { nextSort } from './url-state.ts';
import type { ListState } from './use-list-state.ts';

/** What was pressed in a list, from the press on. */
export interface Pressed {
  /** The order that is in force, or that was pressed a moment ago. */
  readonly sort: string;
  /** Another page was asked for a moment ago. */
  readonly isTurning: boolean;
  readonly sortBy: (name: string, descendingFirst: boolean) => void;
  readonly goTo: (cursor: string) => void;
}

/**
 * Shows a press in the next frame. The address, and with it the page, changes in a transition, whose
 * first sight may be the new rows: until then nobody would know that a key was heard. The rows are
 * not dimmed so early, as painting them all again would hold up that frame.
 */
export function usePressed(state: ListState): Pressed {
  const [pressed, setPressed] = useState({ before: state, sort: state.sort, isTurning: false });
  // The state is another one as soon as the address is: what was pressed holds until then.
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
