import type { ReactNode } from 'react';

/** Picks the text of the language that is shown. */
export type Say = (english: string, macedonian: string) => string;

export type Show = (say: Say) => ReactNode;

/** One component of `@pazar/ui` in all its states. */
export interface Entry {
  /** As it is imported, without `@pazar/ui/`: `input/text-field`. */
  readonly name: string;
  /** Where it stands: on the sheet of work (default) or on the dark ground. */
  readonly ground?: 'sheet' | 'ground';
  /** Its states stand one below the other, each as wide as the page. */
  readonly isWide?: boolean;
  /** States by their names, each an example. */
  readonly states: Readonly<Record<string, Show>>;
  /** States that take the whole page, such as an open dialog: each on an address of its own. */
  readonly alone?: Readonly<Record<string, Show>>;
}
