import { z } from 'zod';
import type { AgentRow } from '../callers/agent-repository.ts';
import type { Database } from '../database/database.ts';
import { and, desc, eq, gte, inArray } from '../database/drizzle.ts';
import { auditEvents } from '../database/tables/audit-events.ts';

const requested = 'account.request-verification';

/** What management checks of a business: a change of anything else asks for no new check. */
const checkedMembers = ['legalName', 'taxNumber'] as const;

/**
 * What a verified seller was who asked to be a producer, for the rejection of that request: a seller
 * again, and a verified one unless what management checks has changed. Null for any other request.
 */
export async function beforeUpgrade(
  transaction: Database,
  { id, verificationRequestedAt: askedAt }: AgentRow,
): Promise<Partial<Pick<AgentRow, 'userType' | 'verificationStatus'>> | null> {
  if (askedAt === null) return null;
  const changes = await transaction
    .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.agentId, id),
        inArray(auditEvents.action, [requested, 'account.update']),
        gte(auditEvents.at, askedAt),
      ),
    )
    .orderBy(desc(auditEvents.at));
  const asked = changes.find(({ action }) => action === requested)?.before;
  if (asked?.['verified'] !== true || asked['userType'] !== 'SELLER') return null;
  const isChecked = changes.every(({ before, after }) =>
    checkedMembers.every(
      (name) => memberOf(before?.['business'], name) === memberOf(after?.['business'], name),
    ),
  );
  return { userType: 'SELLER', ...(isChecked && { verificationStatus: 'VERIFIED' }) };
}

/** A member of a business of the audit, which has all of them where one has changed. */
function memberOf(business: unknown, name: (typeof checkedMembers)[number]): unknown {
  return z.looseObject({ [name]: z.unknown() }).safeParse(business).data?.[name];
}
