import type { Locale } from '@pazar/contracts/locale';
import { formatDateTime } from '@pazar/format/date';
import { Refusal } from '../problems/refusal.ts';
import type { AgentRow } from './agent-repository.ts';

/** A suspension with an end is over when its time has come, whether or not anybody wrote so. */
export function isSuspended(
  { accountStatus, suspendedUntil }: Pick<AgentRow, 'accountStatus' | 'suspendedUntil'>,
  now: Date,
): boolean {
  return accountStatus === 'SUSPENDED' && (suspendedUntil === null || suspendedUntil > now);
}

const until: Record<Locale, (time: string) => string> = {
  en: (time) => `The suspension ends on ${time}.`,
  mk: (time) => `Суспензијата завршува на ${time}.`,
};

/** Why an agent can change nothing: 403 `agent-suspended` with the end and the words of management. */
export function suspendedRefusal({
  suspendedUntil,
  suspensionReason,
}: Pick<AgentRow, 'suspendedUntil' | 'suspensionReason'>): Refusal {
  return new Refusal('agent-suspended', {
    more: (locale) =>
      [
        suspendedUntil && until[locale](formatDateTime(suspendedUntil.toISOString(), locale)),
        suspensionReason,
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
  });
}

/** What is left of a suspension that is over. */
export const withoutSuspension = {
  suspensionReason: null,
  suspendedUntil: null,
  appeal: null,
  appealedAt: null,
} as const;

/**
 * The roles that an agent may use now. Without its management role a suspended manager reads nobody
 * else's data, sees no management page, and the registry takes its session for nobody's.
 */
export function rolesInForce(
  agent: Pick<AgentRow, 'roles' | 'accountStatus' | 'suspendedUntil'>,
  now: Date,
): AgentRow['roles'] {
  if (!isSuspended(agent, now)) return agent.roles;
  return agent.roles.filter((role) => role !== 'ROLE_MANAGEMENT');
}
