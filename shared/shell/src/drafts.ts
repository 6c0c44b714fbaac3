import { useShell } from './context.ts';
import type { Drafts } from './services/page.ts';

export type { AnswerStorage, Draft, Drafts } from './services/page.ts';

/** The drafts of the signed-in agent. The forms of `@pazar/ui` keep theirs by themselves. */
export function useDrafts(): Drafts {
  return useShell().drafts;
}
