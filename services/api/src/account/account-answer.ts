import type { Account } from '@pazar/contracts/account';
import type { AgentRow } from '../callers/agent-repository.ts';

/** An agent's own account, as the API answers it. */
export function accountAnswer(agent: AgentRow): Account {
  const { aboutMk, aboutEn, googleSubject, googleEmail } = agent;
  return {
    id: agent.id,
    version: agent.version,
    username: agent.username,
    email: agent.email,
    pendingEmail: agent.pendingEmail,
    pendingEmailWaitsFor: waitsFor(agent),
    displayName: agent.displayName,
    avatarImageId: agent.avatarImageId,
    userType: agent.userType,
    roles: agent.roles,
    authenticationProvider: agent.authenticationProvider,
    accountStatus: agent.accountStatus,
    verified: agent.verificationStatus === 'VERIFIED',
    phone: agent.phone,
    business: {
      legalName: agent.legalName,
      taxNumber: agent.taxNumber,
      registrationNumber: agent.registrationNumber,
      farmRegistryNumber: agent.farmRegistryNumber,
      vatRegistered: agent.vatRegistered,
    },
    about: aboutMk === null && aboutEn === null ? null : { mk: aboutMk, en: aboutEn },
    locale: agent.locale,
    currency: agent.currency,
    timezone: agent.timezone,
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
