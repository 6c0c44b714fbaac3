import type { AccountPatch } from '@pazar/contracts/account-input';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import type { AgentChanges } from './account-repository.ts';
import type { AgentRow } from '../callers/agent-repository.ts';

/**
 * The columns that a patch changes. A VERIFIED agent that changes what management checked returns
 * to the queue for verification. An agent that is waiting or verified may not remove what
 * verification requires (422).
 */
export function accountChanges(agent: AgentRow, patch: AccountPatch, now: Date): AgentChanges {
  const { business = {}, about, email: _email, currentPassword: _password, ...plain } = patch;
  const asked = {
    ...plain,
    ...business,
    ...(about === null
      ? { aboutMk: null, aboutEn: null }
      : { aboutMk: about?.mk, aboutEn: about?.en }),
  };
  const changes: AgentChanges = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined),
  );
  requireVerifiable(agent, changes);
  return mustBeCheckedAgain(agent, changes)
    ? { ...changes, ...waiting(now), verificationStatus: 'PENDING' }
    : changes;
}

/** A request that management has not answered. */
export function waiting(now: Date): AgentChanges {
  return {
    verificationRequestedAt: now,
    verificationReason: null,
    verificationDecidedBy: null,
    verificationDecidedAt: null,
  };
}

function mustBeCheckedAgain(agent: AgentRow, { legalName, taxNumber }: AgentChanges): boolean {
  const isChanged =
    (legalName !== undefined && legalName !== agent.legalName) ||
    (taxNumber !== undefined && taxNumber !== agent.taxNumber);
  return agent.verificationStatus === 'VERIFIED' && isChanged;
}

function requireVerifiable(agent: AgentRow, { legalName, phone }: AgentChanges): void {
  if (!['PENDING', 'VERIFIED'].includes(agent.verificationStatus)) return;
  const errors: FieldFault[] = [];
  if (legalName === null) errors.push({ pointer: '/business/legalName', code: 'required' });
  if (phone === null) errors.push({ pointer: '/phone', code: 'required' });
  if (errors.length > 0) throw new Refusal('validation', { errors });
}
