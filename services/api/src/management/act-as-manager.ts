import type { AgentDetail } from '@pazar/contracts/management';
import type { AgentRow } from '../agents/agent-repository.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { NewsMails } from '../notifications/news-mails.ts';
import type { ManagementAct } from '../records/agent-context.ts';
import { readAgentDetail } from './agent-detail.ts';
import type { ManagementContext } from './management-context.ts';

export interface ManagerDependencies {
  database: Database;
  clock: Clock;
  /** Sends e-mails to agents. */
  newsMails: NewsMails;
}

/** Does the work of a manager in one transaction, and sends the agent the e-mails of it. */
export async function actAsManager<Result>(
  { database, clock, newsMails }: ManagerDependencies,
  act: ManagementAct,
  work: (context: ManagementContext) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction((transaction) =>
    work({ ...act, transaction, now: clock() }),
  );
  newsMails.sendSoon();
  return result;
}

/** The same for work on one agent; answers the agent after it. */
export async function actOnAgent(
  dependencies: ManagerDependencies,
  act: ManagementAct,
  work: (context: ManagementContext) => Promise<AgentRow>,
): Promise<AgentDetail> {
  const { id } = await actAsManager(dependencies, act, work);
  return readAgentDetail(dependencies.database, id, dependencies.clock());
}
