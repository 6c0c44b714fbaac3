import type { Dashboard, DashboardQuery } from '@pazar/contracts/dashboard';
import type { ManagementBlocks } from '@pazar/contracts/dashboard-management';
import type { Clock } from '../clock/clock.ts';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import type { AgentRow } from '../account/agent-repository.ts';
import { countLocations, readAgent } from './agent-standing.ts';
import { countAgents, readBlocked, readSignUps, readWaiting } from './management-figures.ts';
import { dashboardPeriod } from './dashboard-period.ts';
import { sellingBlocks, type DashboardContext } from './selling-blocks.ts';
import { settleAll } from './settle-all.ts';
import { settleBlock, type Describe } from './settle-block.ts';
import { verificationState } from './verification-state.ts';

export interface DashboardService {
  /** All blocks that the roles of an agent have; 422 for a period that cannot be. */
  read: (
    agent: Pick<AgentRow, 'id' | 'roles'>,
    query: DashboardQuery,
    describe: Describe,
  ) => Promise<Dashboard>;
}

export function createDashboardService(database: Database, clock: Clock): DashboardService {
  return {
    read: ({ id, roles }, query, describe) => {
      const now = clock();
      const period = dashboardPeriod(query, marketDay(now));
      const context = { database, agentId: id, period, now, describe };
      const sells = roles.includes('ROLE_AGENT');
      const manages = roles.includes('ROLE_MANAGEMENT');
      return settleAll({
        period: Promise.resolve(period),
        selling: sells ? sellingBlocks(context) : none,
        application: sells || manages ? none : applicationBlock(context),
        management: manages ? managementBlocks(context) : none,
      });
    },
  };
}

const none = Promise.resolve(null);

/** Where somebody stands who wants to sell, or might. */
function applicationBlock({ database, agentId, describe }: DashboardContext) {
  const state = Promise.all([readAgent(database, agentId), countLocations(database, agentId)]);
  return settleBlock(
    state.then(([agent, locations]) => verificationState(agent, locations)),
    describe,
  );
}

function managementBlocks({
  database,
  period,
  describe,
}: DashboardContext): Promise<ManagementBlocks> {
  return settleAll({
    agents: settleBlock(countAgents(database), describe),
    waiting: settleBlock(readWaiting(database), describe),
    blocked: settleBlock(readBlocked(database), describe),
    signUps: settleBlock(readSignUps(database, period), describe),
  });
}
