import { useShell } from './context.ts';

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

/** The drafts of the signed-in agent. The forms of `@pazar/ui` keep theirs by themselves. */
export function useDrafts(): Drafts {
  return useShell().drafts;
}
