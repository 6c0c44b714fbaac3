import type { VerificationRequest } from '@pazar/contracts/account-input';
import type { LocationInput } from '@pazar/contracts/location-input';
import type { VerificationNeed } from '@pazar/contracts/verification';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, gt, or } from '../../database/drizzle.ts';
import { auditEvents } from '../../database/tables/audit-events.ts';
import { locations } from '../../database/tables/locations.ts';
import { readLocation } from '../../locations/location-detail.ts';
import { locationRecord } from '../../locations/location-record.ts';
import { notifyManagersOf, ofAgent } from '../../notifications/notify-managers.ts';
import { Refusal, type FieldFault } from '../../problems/refusal.ts';
import type { Unit } from '../../records/unit.ts';
import { openUnit } from '../../units/open-unit.ts';
import type { AgentContext } from '../../records/agent-context.ts';
import { enterOwn, patchOwn } from '../../records/change-own.ts';
import { updateAgent, type AgentChanges } from '../account-repository.ts';
import { waiting } from '../account-changes.ts';
import type { Versioned } from '../account-service.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';
import { lockVersion } from '../lock-version.ts';
import { recordAccountChange } from '../record-account-change.ts';
import type { SignedIn } from '../../callers/signed-in.ts';

export type Verification = ReturnType<typeof createVerification>;

/** An agent's progress towards verification: the required fields, and those missing. */
const pointers: Record<VerificationNeed, string> = {
  legalName: '/business/legalName',
  phone: '/phone',
  location: '/locations',
};

export function createVerification(database: Database, clock: Clock) {
  return {
    /** The fields missing for a request, and the primary location. */
    progress: async ({ agent }: SignedIn) => {
      const context = { transaction: database, agentId: agent.id, now: clock() };
      const locationId = await primaryLocationId(context);
      const location = locationId === null ? null : await readLocation(context, locationId);
      return { missing: missingOf(agent, locationId), place: location ?? null };
    },
    /**
     * Submits the request with the fields that it fills in, in one transaction. 422 names what is
     * missing or wrong, or that nothing has changed since the answer; `invalid-transition` while waiting, and while verified as the same or as a
     * producer.
     */
    request: ({ agent: { id } }: SignedIn, { version, input }: Versioned<VerificationRequest>) =>
      database.transaction(async (transaction) => {
        const now = clock();
        const agent = await lockVersion(transaction, id, version);
        if (!mayAsk(agent, input)) throw new Refusal('invalid-transition');
        const context = openUnit({ transaction, agentId: id, clock });
        const { legalName = agent.legalName, phone = agent.phone } = filledIn(input);
        const isMoved =
          input.location !== undefined && (await keepLocation(context, agent, input.location));
        requireComplete(missingOf({ legalName, phone }, await primaryLocationId(context)));
        const { userType } = agent.userType === 'STAFF' ? agent : input;
        const given = { ...filledIn(input), userType };
        if (!isMoved && isSame(agent, given)) await requireChange(transaction, agent);
        const changes: AgentChanges = {
          ...given,
          ...waiting(now),
          verificationStatus: 'PENDING',
        };
        const after = await updateAgent(transaction, agent, { changes, now });
        const action = 'account.request-verification';
        await recordAccountChange(transaction, { action, before: agent, after });
        await notifyManagersOf(transaction, {
          event: 'verification-requested',
          outcome: userType,
          ...ofAgent(after),
          at: now,
        });
        return after;
      }),
  };
}

/** A verified seller may ask again, as a producer. */
function mayAsk(agent: AgentRow, { userType }: VerificationRequest): boolean {
  if (agent.verificationStatus === 'PENDING') return false;
  if (agent.verificationStatus !== 'VERIFIED') return true;
  return agent.userType === 'SELLER' && userType === 'PRODUCER';
}

function filledIn({ phone, business }: VerificationRequest): AgentChanges {
  const { legalName, taxNumber, farmRegistryNumber } = business ?? {};
  const given = { phone, legalName, taxNumber, farmRegistryNumber };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/**
 * Somebody without a role has no other way to correct the location that was entered with a request.
 * Returns whether it is another one than before.
 */
async function keepLocation(
  context: Unit,
  { roles }: AgentRow,
  location: LocationInput,
): Promise<boolean> {
  const id = await primaryLocationId(context);
  if (id === null) {
    await enterOwn(locationRecord, context, location);
    return true;
  }
  if (roles.includes('ROLE_AGENT')) {
    throw new Refusal('validation', { errors: [{ pointer: '/location', code: 'locked' }] });
  }
  const { after } = await patchOwn(locationRecord, context, { id, version: null, patch: location });
  return after !== null;
}

/** Whether a request says nothing that the account does not say already. */
function isSame(agent: AgentRow, given: AgentChanges): boolean {
  const known: Readonly<Record<string, unknown>> = agent;
  return Object.entries(given).every(([name, value]) => known[name] === value);
}

/** Refuses to send a request that management has answered, and in which nothing has changed since. */
async function requireChange(transaction: Database, agent: AgentRow): Promise<void> {
  const { id, verificationStatus, verificationDecidedAt: decidedAt } = agent;
  const isAnswered =
    verificationStatus === 'CHANGES_REQUESTED' || verificationStatus === 'REJECTED';
  if (!isAnswered || decidedAt === null) return;
  const [changed] = await transaction
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.agentId, id),
        eq(auditEvents.actorRole, 'agent'),
        or(eq(auditEvents.action, 'account.update'), eq(auditEvents.entity, 'location')),
        gt(auditEvents.at, decidedAt),
      ),
    )
    .limit(1);
  if (changed !== undefined) return;
  throw new Refusal('validation', { errors: [{ pointer: '', code: 'unchanged' }] });
}

/** The location that management checks: the primary one, which is always active. */
async function primaryLocationId({ transaction, agentId }: AgentContext): Promise<string | null> {
  const [row] = await transaction
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.agentId, agentId), eq(locations.status, 'ACTIVE')))
    .orderBy(desc(locations.isPrimary), locations.id)
    .limit(1);
  return row?.id ?? null;
}

function missingOf(
  { legalName, phone }: Pick<AgentRow, 'legalName' | 'phone'>,
  locationId: string | null,
): VerificationNeed[] {
  return [
    ...(legalName === null ? (['legalName'] as const) : []),
    ...(phone === null ? (['phone'] as const) : []),
    ...(locationId === null ? (['location'] as const) : []),
  ];
}

function requireComplete(missing: readonly VerificationNeed[]): void {
  if (missing.length === 0) return;
  const errors = missing.map((need): FieldFault => ({ pointer: pointers[need], code: 'required' }));
  throw new Refusal('validation', { errors });
}
