import { useCallback, useEffect, useRef } from 'react';
import { useShell } from './context.ts';

export type { LeaveGuard } from './services/page.ts';

/** Unsaved or not, or unsaved with a custom question, already translated. */
export type Unsaved = boolean | { readonly message: string };

/**
 * Asks before the agent leaves unsaved data. The shell shows one dialog for all of them.
 *
 * @param unsaved true while there is something to lose
 * @param onDiscard called when the agent discards the data; not when the tab is closed
 * @returns releases the guard at once: call it after saving, right before navigating, because
 * `unsaved` reaches the shell only with the next render
 */
export function useLeaveGuard(unsaved: Unsaved, onDiscard?: () => void): () => void {
  const { leaveGuard } = useShell();
  const release = useRef<(() => void) | null>(null);
  const discard = useRef(onDiscard);
  const isUnsaved = unsaved !== false;
  const message = typeof unsaved === 'object' ? unsaved.message : undefined;

  useEffect(function keepLatest() {
    discard.current = onDiscard;
  });
  useEffect(
    function guardLeaving() {
      if (!isUnsaved) return undefined;
      const free = leaveGuard.hold(message, () => discard.current?.());
      release.current = free;
      return free;
    },
    [leaveGuard, isUnsaved, message],
  );

  return useCallback(() => release.current?.(), []);
}
