import { useShell } from './context.ts';

/** A button in a message. */
export interface NotifyAction {
  /** Already translated; an imperative, such as "Undo". */
  readonly label: string;
  /** Runs once; the message closes with it. */
  readonly onAction: () => void;
}

export interface NotifyOptions {
  readonly action?: NotifyAction;
}

/**
 * Shows a short message for 5000 ms at the bottom centre; it stays while a pointer or the focus is
 * on it, and screen readers announce it at the next pause. The text is already translated, with its
 * parameters: `notify(t(key, { name }))`.
 */
export type Notify = (message: string, options?: NotifyOptions) => void;

/**
 * For messages that need no reaction. A failure that requires one stays in the page instead, where
 * it cannot disappear unread; an action offered here must be optional.
 */
export function useNotify(): Notify {
  return useShell().notify;
}
