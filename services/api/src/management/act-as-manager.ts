import type { AgentDetail } from '@pazar/contracts/management';
import type { AgentRow } from '../callers/agent-repository.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { ManagementAct } from '../records/agent-context.ts';
import { readAgentDetail } from './agent-detail.ts';
import type { ManagementContext } from './management-context.ts';

export interface ManagerDependencies {
  database: Database;
  clock: Clock;
}

/** Does the work of a manager in one transaction, with the e-mails that it sends. */
export function actAsManager<Result>(
  { database, clock }: ManagerDependencies,
  act: ManagementAct,
  work: (context: ManagementContext) => Promise<Result>,
): Promise<Result> {
  return database.transaction((transaction) => work({ ...act, transaction, now: clock() }));
}

export async function actOnAgent(
  dependencies: ManagerDependencies,
  act: ManagementAct,
  work: (context: ManagementContext) => Promise<AgentRow>,
): Promise<AgentDetail> {
  const { id } = await actAsManager(dependencies, act, work);
  return readAgentDetail(dependencies.database, id, dependencies.clock());
}
