import { accountSchema, type Account } from '@pazar/contracts/account';
import type { AgentRow } from '../callers/agent-repository.ts';
import { pickFields } from '../records/declared-fields.ts';
import { localizedText } from '../records/values.ts';

/** An agent's own account, as the API answers it. */
export function accountAnswer(agent: AgentRow): Account {
  const { aboutMk, aboutEn, googleSubject, googleEmail } = agent;
  return {
    ...pickFields(accountSchema.shape, agent),
    pendingEmailWaitsFor: waitsFor(agent),
    verified: agent.verificationStatus === 'VERIFIED',
    business: pickFields(accountSchema.shape.business.shape, agent),
    about: localizedText(aboutMk, aboutEn),
    verification: {
      status: agent.verificationStatus,
      reason: agent.verificationReason,
      requestedAt: isoOrNull(agent.verificationRequestedAt),
      decidedAt: isoOrNull(agent.verificationDecidedAt),
    },
    suspension:
      agent.accountStatus === 'SUSPENDED'
        ? {
            reason: agent.suspensionReason,
            until: isoOrNull(agent.suspendedUntil),
            appeal: appealOf(agent),
          }
        : null,
    closesAt: isoOrNull(agent.closesAt),
    signIn: {
      hasPassword: agent.passwordHash !== null,
      google: googleSubject === null ? null : { email: googleEmail },
    },
    creationDate: agent.createdAt.toISOString(),
    updateDate: agent.updatedAt.toISOString(),
  };
}

/** Where the links of a new e-mail have not been opened yet. */
function waitsFor({ pendingEmail, pendingEmailProven, pendingEmailAgreed }: AgentRow) {
  if (pendingEmail === null) return [];
  return [
    ...(pendingEmailProven ? [] : (['new'] as const)),
    ...(pendingEmailAgreed ? [] : (['present'] as const)),
  ];
}

function appealOf({ appeal, appealedAt }: AgentRow): { text: string; at: string } | null {
  return appeal === null || appealedAt === null
    ? null
    : { text: appeal, at: appealedAt.toISOString() };
}

function isoOrNull(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
