import type { Locale } from '@pazar/contracts/locale';
import type { Session } from '@pazar/contracts/session';

/** A key by its place on the keyboard, so that it works whatever the language of the layout. */
export interface Keys {
  /** `KeyboardEvent.code`: `KeyN`, `Slash`, `Digit1`. */
  readonly code: string;
  /** For a sign that layouts have in other places: the sign itself, such as `/`. */
  readonly sign?: string;
  /** With Ctrl, or Cmd on a Mac. Only such a shortcut works while something is being entered. */
  readonly isWithControl?: boolean;
  readonly isWithShift?: boolean;
}

/** Something an agent can do on the page: by its shortcut, or found in the command palette. */
export interface Command {
  /** Unique on the page and always the same, such as `product.new`. */
  readonly id: string;
  /** Already translated; an imperative, such as "New product". */
  readonly label: string;
  readonly run: () => void;
  readonly keys?: Keys;
  /** It does something only where the focus is, so that the palette cannot offer it. */
  readonly isForFocus?: boolean;
}

/** The shell's registry of the page's commands. */
export interface Commands {
  /**
   * @param list called whenever the palette or the help opens or a key is pressed
   * @returns unregisters the commands
   */
  add(list: () => readonly Command[]): () => void;
  /** Shows all shortcuts of the page. */
  openHelp(): void;
}

/** A stored draft and its time: an instant of this browser's clock. */
export interface Draft {
  readonly keptAt: string;
  readonly content: unknown;
}

/**
 * Stores an agent's unsaved data in this browser, for a week. They survive a reload, a crash and
 * the end of the session, and no other agent sees them. Signing out removes them. Where storage is
 * blocked or full, they last as long as the page at most.
 */
export interface Drafts {
  /** Null without a draft, or when it has expired. */
  read(key: string): Draft | null;
  /**
   * @param content JSON; never a password or a token
   * @returns false when storage is full; undefined from an older shell
   */
  keep(key: string, content: unknown): boolean | undefined;
  forget(key: string): void;
}

/**
 * Stores what the API answered an agent in this browser, for the first paint of a later visit: for a week, until
 * the agent signs out. An answer may be lost at any time, so unsaved data belong into `Drafts`.
 */
export interface AnswerStorage {
  /** What was written, unchecked; undefined without an answer, or when it has expired. */
  read(key: string): unknown;
  /** @param answer JSON. Where storage is full, it is not written. */
  write(key: string, answer: unknown): void;
}

/** The shell's guard for a section with unsaved data. */
export interface LeaveGuard {
  /**
   * Asks before the agent leaves, until released: another route, the tab closed, another language,
   * signing out. Releasing twice does no harm.
   *
   * @param message replaces the question "You have unsaved changes. Discard them?"
   * @param onDiscard called when the agent discards the data
   * @returns releases the guard
   */
  hold(message?: string, onDiscard?: () => void): () => void;
}

/**
 * Changes the interface language: asks first when data are unsaved, stores the choice in this
 * browser and in the agent's account, and reloads the page. The shell reports a failure to save it
 * to the account.
 *
 * @returns when the agent stayed on the page, or the page is about to reload
 */
export type ChangeLocale = (locale: Locale) => Promise<void>;

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
 * Reads the agent's roles, verification and type from the server again. When they changed, the
 * sidebar and `useAuthStore` show it at once.
 *
 * @returns false when the server did not answer; never rejects
 */
export type RefreshSession = () => Promise<boolean>;

/**
 * Shows this tab as the agent of a session that the manager received, until it expires. The page
 * reloads, so none of its state continues.
 *
 * @throws DOMException where the browser blocks session storage, or it is full: the page stays
 */
export type ViewAgent = (session: Session) => void;
