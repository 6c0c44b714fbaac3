import { useShell } from './context.ts';

/** A text of the page's language by its key. The shell translates it when it shows it. */
export interface TextByKey {
  /** With the section's namespace in front: `catalog:product.saved`. Without one: of the shell. */
  readonly key: string;
  /** Replaces each `{name}` of the text by the value of that name; `count` chooses the plural. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A text that is already translated, or its key. */
export type NotifyText = string | TextByKey;

/** A button in a message. */
export interface NotifyAction {
  /** An imperative, such as "Undo". */
  readonly label: NotifyText;
  /** Runs once; the message closes with it. */
  readonly onAction: () => void;
}

export interface NotifyOptions {
  readonly action?: NotifyAction;
}

/**
 * Shows a short message for 5000 ms at the bottom centre; it stays while a pointer or the focus is
 * on it, and screen readers announce it at the next pause. Message and action are texts or keys:
 * `notify({ key: 'catalog:product.saved', values: { name } })` says the same as `notify(t(key, { name }))`.
 */
export type Notify = (message: NotifyText, options?: NotifyOptions) => void;

/**
 * For messages that need no reaction. A failure that requires one stays in the page instead, where
 * it cannot disappear unread; an action offered here must be optional.
 */
export function useNotify(): Notify {
  return useShell().notify;
}
