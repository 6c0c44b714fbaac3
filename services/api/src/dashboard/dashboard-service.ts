import type { DashboardQuery } from '@pazar/contracts/dashboard';
import type { ManagementBlocks } from '@pazar/contracts/dashboard-management';
import type { Clock } from '../clock/clock.ts';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { readSnapshot } from '../database/read-snapshot.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import { countLocations, readAgent } from './agent-standing.ts';
import { countAgents, readBlocked, readSignUps, readWaiting } from './management-figures.ts';
import { dashboardPeriod } from './dashboard-period.ts';
import { sellingBlocks, type DashboardContext } from './selling-blocks.ts';
import { readBlock, readBlocks, type BlockRequest, type Describe } from './read-blocks.ts';
import { verificationState } from './verification-state.ts';

export type DashboardService = ReturnType<typeof createDashboardService>;

export function createDashboardService(database: Database, clock: Clock) {
  return {
    /** The blocks of an agent's roles; 422 for a period that ends before it starts or is too long. */
    read: (
      { id: agentId, roles, displayName }: Pick<AgentRow, 'id' | 'roles' | 'displayName'>,
      query: DashboardQuery,
      describe: Describe,
    ) => {
      const now = clock();
      const period = dashboardPeriod(query, marketDay(now));
      const isWanted = isWantedBy(query);
      const sells = roles.includes('ROLE_AGENT');
      const manages = roles.includes('ROLE_MANAGEMENT');
      const readParts = (isApart: boolean) =>
        readSnapshot(database, async (transaction) => {
          const request = { transaction, isApart, isWanted, describe };
          const context = { agentId, period, now, request };
          return {
            period,
            displayName,
            selling: sells ? await sellingBlocks(context) : null,
            application: sells || manages ? null : await applicationBlock(context),
            management: manages ? await managementBlocks(context) : null,
          };
        });
      // To keep blocks apart costs two statements for each: only where one has failed.
      return readParts(false).catch(() => readParts(true));
    },
  };
}

function isWantedBy({ blocks }: DashboardQuery): BlockRequest['isWanted'] {
  if (blocks === undefined) return () => true;
  const wanted = new Set<string>([blocks].flat());
  return (name) => wanted.has(name);
}

/** How far a consumer's request to become a seller is. */
async function applicationBlock({ agentId, request }: DashboardContext) {
  if (!request.isWanted('application')) return null;
  const { transaction } = request;
  return readBlock(
    async () =>
      verificationState(
        await readAgent(transaction, agentId),
        await countLocations(transaction, agentId),
      ),
    request,
  );
}

function managementBlocks({
  period,
  request,
}: DashboardContext): Promise<Partial<ManagementBlocks>> {
  const { transaction } = request;
  return readBlocks(
    {
      agents: () => countAgents(transaction),
      waiting: () => readWaiting(transaction),
      blocked: () => readBlocked(transaction),
      signUps: () => readSignUps(transaction, period),
    },
    request,
  );
}
