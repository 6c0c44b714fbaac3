import type { Dashboard, DashboardQuery } from '@pazar/contracts/dashboard';
import type { ManagementBlocks } from '@pazar/contracts/dashboard-management';
import type { Clock } from '../clock/clock.ts';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import type { AgentRow } from '../agents/agent-repository.ts';
import { countLocations, readAgent } from './agent-standing.ts';
import { countAgents, readBlocked, readSignUps, readWaiting } from './management-figures.ts';
import { dashboardPeriod } from './dashboard-period.ts';
import { sellingBlocks, type DashboardContext } from './selling-blocks.ts';
import { settleAll } from './settle-all.ts';
import { settleBlock, settleBlocks, type BlockRequest, type Describe } from './settle-blocks.ts';
import { verificationState } from './verification-state.ts';

export interface DashboardService {
  /** The blocks of an agent's roles; 422 for a period that ends before it starts or is too long. */
  read: (
    agent: Pick<AgentRow, 'id' | 'roles' | 'displayName'>,
    query: DashboardQuery,
    describe: Describe,
  ) => Promise<Dashboard>;
}

export function createDashboardService(database: Database, clock: Clock): DashboardService {
  return {
    read: ({ id, roles, displayName }, query, describe) => {
      const now = clock();
      const period = dashboardPeriod(query, marketDay(now));
      const request = { isWanted: isWantedBy(query), describe };
      const context = { database, agentId: id, period, now, request };
      const sells = roles.includes('ROLE_AGENT');
      const manages = roles.includes('ROLE_MANAGEMENT');
      return settleAll({
        period: Promise.resolve(period),
        displayName: Promise.resolve(displayName),
        selling: sells ? sellingBlocks(context) : none,
        application: sells || manages ? none : applicationBlock(context),
        management: manages ? managementBlocks(context) : none,
      });
    },
  };
}

const none = Promise.resolve(null);

function isWantedBy({ blocks }: DashboardQuery): BlockRequest['isWanted'] {
  if (blocks === undefined) return () => true;
  const wanted = new Set<string>([blocks].flat());
  return (name) => wanted.has(name);
}

/** How far a consumer's request to become a seller is. */
function applicationBlock({ database, agentId, request }: DashboardContext) {
  if (!request.isWanted('application')) return none;
  return settleBlock(async () => {
    const state = [readAgent(database, agentId), countLocations(database, agentId)] as const;
    const [agent, locations] = await Promise.all(state);
    return verificationState(agent, locations);
  }, request.describe);
}

function managementBlocks({
  database,
  period,
  request,
}: DashboardContext): Promise<Partial<ManagementBlocks>> {
  return settleBlocks(
    {
      agents: () => countAgents(database),
      waiting: () => readWaiting(database),
      blocked: () => readBlocked(database),
      signUps: () => readSignUps(database, period),
    },
    request,
  );
}
