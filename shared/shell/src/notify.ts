import { useShell } from './context.ts';

/** A button in a message. */
export interface NotifyAction {
  /** Already translated; an imperative, such as "Undo". */
  readonly label: string;
  /** Runs once; the message goes with it. */
  readonly onAction: () => void;
}

export interface NotifyOptions {
  readonly action?: NotifyAction;
}

/**
 * Shows a short message for 5000 ms at the bottom centre; it stays while a pointer or the focus is
 * on it, and screen readers say it when they next pause. The text is already translated and filled
 * in: `notify(t(key, { name }))`.
 */
export type Notify = (message: string, options?: NotifyOptions) => void;

/**
 * For what needs no answer. A failure that the agent has to do something about stays in the page
 * instead, where it cannot go away unread; an action offered here must be one that may be missed.
 */
export function useNotify(): Notify {
  return useShell().notify;
}
