import type { AgentDetail, ManagementStats } from '@pazar/contracts/management';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import type {
  RolesInput,
  SuspensionInput,
  VerificationDecision,
} from '@pazar/contracts/management';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { NewsMails } from '../notifications/news-mails.ts';
import type { ManagementAct } from '../records/agent-context.ts';
import type { AgentRow } from '../agents/agent-repository.ts';
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

/** Management's actions on agents and their products; each needs a reason. */
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
  /** Sends e-mails to agents. */
  newsMails: NewsMails;
}

export function createManagementService(parts: ManagementParts): ManagementService {
  const { database, clock, newsMails } = parts;
  async function within<Result>(
    who: ManagementAct,
    work: (context: ManagementContext) => Promise<Result>,
  ): Promise<Result> {
    const result = await database.transaction((transaction) =>
      work({ ...who, transaction, now: clock() }),
    );
    newsMails.sendSoon();
    return result;
  }
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
    decide: (who, target, decision) =>
      act(who, (context) => decideVerification(context, target, decision)),
    suspend: (who, target, suspension) =>
      act(who, (context) => suspendAgent(context, target, suspension)),
    reactivate: (who, target) => act(who, (context) => reactivateAgent(context, target)),
    setRoles: (who, target, roles) => act(who, (context) => setRoles(context, target, roles)),
    revokeSessions: (who, id) => within(who, (context) => revokeSessions(context, id)),
    block: (who, target) => within(who, (context) => moderateProduct(context, target, 'BLOCKED')),
    unblock: (who, target) => within(who, (context) => moderateProduct(context, target, 'NONE')),
  };
}
