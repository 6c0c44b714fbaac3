import type { AgentRow } from '../../callers/agent-repository.ts';

/**
 * What the cookie of a browser proves from which an agent signed in. A new password makes every browser
 * unknown, also that of somebody who knew the old one.
 */
export function browserOf({ id, passwordHash }: Pick<AgentRow, 'id' | 'passwordHash'>): string {
  return `${id} ${passwordHash ?? ''}`;
}
