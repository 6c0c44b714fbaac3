import type { ReactNode } from 'react';

/** Picks the text in the current language. */
export type Say = (english: string, macedonian: string) => string;

export type Show = (say: Say) => ReactNode;

/** One component of `@pazar/ui` in all its states. */
export interface Entry {
  /** As it is imported, without `@pazar/ui/`: `input/text-field`. */
  readonly name: string;
  /** Its background: the light sheet (default) or the dark ground. */
  readonly ground?: 'sheet' | 'ground';
  /** Stacks its states, each as wide as the page. */
  readonly isWide?: boolean;
  /** States by their names, each an example. */
  readonly states: Readonly<Record<string, Show>>;
  /** States that fill the whole page, such as an open dialog: each on a separate URL. */
  readonly alone?: Readonly<Record<string, Show>>;
}
