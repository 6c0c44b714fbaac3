import { useShell } from './context.ts';

/** What was kept, and when: an instant of this browser's clock. */
export interface Draft {
  readonly keptAt: string;
  readonly content: unknown;
}

/**
 * Keeps what an agent has entered and not yet saved, in this browser, for a week. It survives a
 * reload, a crash and the end of the session, and no other agent sees it. Signing out removes it.
 * Where the browser keeps nothing, or has no room, it lasts as long as the page at most.
 */
export interface Drafts {
  /** Null where nothing was kept, or too long ago. */
  read(key: string): Draft | null;
  /** @param content JSON; never a password or a token */
  keep(key: string, content: unknown): void;
  forget(key: string): void;
}

/** The drafts of the signed-in agent. The forms of `@pazar/ui` keep theirs by themselves. */
export function useDrafts(): Drafts {
  return useShell().drafts;
}
