import type { AgentDetail, ManagementStats } from '@pazar/contracts/management';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import type {
  RolesInput,
  SuspensionInput,
  VerificationDecision,
} from '@pazar/contracts/management';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ManagementAct } from '../records/agent-context.ts';
import type { AgentRow } from '../account/agent-repository.ts';
import {
  decideVerification,
  reactivateAgent,
  revokeSessions,
  setRoles,
  suspendAgent,
} from './agent-actions.ts';
import { readAgentDetail } from './agent-detail.ts';
import type { ManagedTarget, ManagementContext } from './management-context.ts';
import { readManagementStats } from './management-stats.ts';
import { moderateProduct } from './moderate-product.ts';

/** What management does to agents and their products; each needs its reason. */
export interface ManagementService {
  read: (id: string) => Promise<AgentDetail>;
  stats: () => Promise<ManagementStats>;
  decide: (
    act: ManagementAct,
    target: ManagedTarget,
    decision: VerificationDecision,
  ) => Promise<AgentDetail>;
  suspend: (
    act: ManagementAct,
    target: ManagedTarget,
    suspension: SuspensionInput,
  ) => Promise<AgentDetail>;
  reactivate: (act: ManagementAct, target: ManagedTarget) => Promise<AgentDetail>;
  setRoles: (act: ManagementAct, target: ManagedTarget, roles: RolesInput) => Promise<AgentDetail>;
  revokeSessions: (act: ManagementAct, id: string) => Promise<void>;
  block: (act: ManagementAct, target: ManagedTarget) => Promise<ProductDetail>;
  unblock: (act: ManagementAct, target: ManagedTarget) => Promise<ProductDetail>;
}

export interface ManagementParts {
  database: Database;
  clock: Clock;
  mailer: Mailer;
}

export function createManagementService(parts: ManagementParts): ManagementService {
  const { database, clock, mailer } = parts;
  const within = <Result>(
    who: ManagementAct,
    work: (context: ManagementContext) => Promise<Result>,
  ) => database.transaction((transaction) => work({ ...who, transaction, now: clock() }));
  const read = (id: string) => readAgentDetail(database, id, clock());
  async function act(
    who: ManagementAct,
    work: (context: ManagementContext) => Promise<AgentRow>,
  ): Promise<AgentDetail> {
    const { id } = await within(who, work);
    return read(id);
  }
  return {
    read,
    stats: () => readManagementStats(database, clock()),
    decide: async (who, target, decision) => {
      const agent = await within(who, (context) => decideVerification(context, target, decision));
      tellDecision(mailer, agent);
      return read(agent.id);
    },
    suspend: (who, target, suspension) =>
      act(who, (context) => suspendAgent(context, target, suspension)),
    reactivate: (who, target) => act(who, (context) => reactivateAgent(context, target)),
    setRoles: (who, target, roles) => act(who, (context) => setRoles(context, target, roles)),
    revokeSessions: (who, id) => within(who, (context) => revokeSessions(context, id)),
    block: (who, target) => within(who, (context) => moderateProduct(context, target, 'BLOCKED')),
    unblock: (who, target) => within(who, (context) => moderateProduct(context, target, 'NONE')),
  };
}

/** Tells the agent what was decided, once it is. */
function tellDecision(mailer: Mailer, agent: AgentRow): void {
  const { email, locale, verificationStatus, verificationReason } = agent;
  if (email === null) return;
  if (verificationStatus === 'VERIFIED') {
    mailer.send('verified', { email, locale }, mailer.link('/product'));
  } else {
    mailer.send('rejected', { email, locale }, verificationReason ?? '', mailer.link('/account'));
  }
}
