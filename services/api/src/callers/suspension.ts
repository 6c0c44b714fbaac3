import type { Locale } from '@pazar/contracts/locale';
import { formatEnd } from '@pazar/format/period-end';
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
  en: (time) => `The suspension lasts up to ${time}.`,
  mk: (time) => `Суспензијата трае заклучно со ${time}.`,
};

/** Why an agent can change nothing: 403 `agent-suspended` with the end and the words of management. */
export function suspendedRefusal({
  suspendedUntil,
  suspensionReason,
}: Pick<AgentRow, 'suspendedUntil' | 'suspensionReason'>): Refusal {
  return new Refusal('agent-suspended', {
    more: (locale) =>
      [
        suspendedUntil && until[locale](formatEnd(suspendedUntil.toISOString(), locale)),
        suspensionReason,
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
  });
}

/** The status of an account once its suspension is over: it still closes on its day. */
export function statusAfter({ closesAt }: Pick<AgentRow, 'closesAt'>): 'ACTIVE' | 'CLOSING' {
  return closesAt === null ? 'ACTIVE' : 'CLOSING';
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
