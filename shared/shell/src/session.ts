import type { Session } from '@pazar/contracts/session';
import { useShell } from './context.ts';

/**
 * The signed-in agent. A section is only ever rendered for one, unless its route is public-only;
 * then it is null. The token is the shell's business and is not handed down.
 */
export type SectionSession = Omit<Session, 'token'>;

/** Renders again when the agent signs in, signs out or is replaced. */
export function useSession(): SectionSession | null {
  return useShell().session;
}
