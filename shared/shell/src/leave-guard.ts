import { useCallback, useEffect, useRef } from 'react';
import { useShell } from './context.ts';

/** What the shell keeps of a section that has something unsaved. */
export interface LeaveGuard {
  /**
   * Asks before the agent leaves, until released: another route, the tab closed, another language,
   * signing out. Releasing twice does no harm.
   *
   * @param message the question to ask instead of "You have unsaved changes. Discard them?"
   * @param onDiscard told when the agent has answered that it may go
   * @returns what releases it
   */
  hold(message?: string, onDiscard?: () => void): () => void;
}

/** Unsaved or not, or unsaved with a question of its own, already translated. */
export type Unsaved = boolean | { readonly message: string };

/**
 * Asks before the agent leaves what is unsaved. The shell shows one dialog for all of it.
 *
 * @param unsaved true while there is something to lose
 * @param onDiscard told when the agent has answered that it may go; not when the tab is closed
 * @returns lets the agent go at once: call it after saving, right before moving on, because
 *   `unsaved` reaches the shell only with the next render
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
    function holdTheAgent() {
      if (!isUnsaved) return undefined;
      const free = leaveGuard.hold(message, () => discard.current?.());
      release.current = free;
      return free;
    },
    [leaveGuard, isUnsaved, message],
  );

  return useCallback(() => release.current?.(), []);
}
