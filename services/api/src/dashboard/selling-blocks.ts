import type { Block } from '@pazar/contracts/dashboard-block';
import type { SellingBlocks } from '@pazar/contracts/dashboard-selling';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { countLocations, readAgent, readFirstSteps } from './agent-standing.ts';
import { readCropWeeks } from './crop-weeks.ts';
import { countLots, readBestBefore, readHarvestDue, readRemaining } from './lot-figures.ts';
import { readOutflow, type Period } from './outflow.ts';
import { readProductFigures } from './product-figures.ts';
import { readPromotionFigures } from './promotion-figures.ts';
import { cropsByWeek } from './crops-by-week.ts';
import { comparedMonths, daysBlock, monthsBlock } from './outflow-blocks.ts';
import { settleAll } from './settle-all.ts';
import { settleBlock, type Describe } from './settle-block.ts';
import { toDoList } from './to-do-list.ts';
import { checklistOf, verificationState } from './verification-state.ts';

/** Whose dashboard, of which days, as of when. */
export interface DashboardContext {
  database: Database;
  agentId: string;
  period: Period;
  now: Date;
  describe: Describe;
}

/** Reads all blocks of an agent; what two of them need is read once. */
export async function sellingBlocks(context: DashboardContext): Promise<SellingBlocks> {
  const { database, agentId, period, now } = context;
  const today = marketDay(now);
  const block = <Data>(read: Promise<Data>): Promise<Block<Data>> =>
    settleBlock(read, context.describe);

  const products = readProductFigures(database, agentId, now);
  const promotions = readPromotionFigures(database, agentId, now);
  const harvestDue = readHarvestDue(database, agentId, today);
  const bestBefore = readBestBefore(database, agentId, today);
  const locations = countLocations(database, agentId);
  const agent = readAgent(database, agentId);
  const verification = Promise.all([agent, locations]).then(([row, active]) =>
    verificationState(row, active),
  );
  const { lastMonth, thisMonth } = comparedMonths(today);
  const months = { from: lastMonth.from, to: thisMonth.to };
  return settleAll({
    products: block(
      products.then(({ total, live, lowStock, outOfStock }) => ({
        total,
        live,
        lowStock,
        outOfStock,
      })),
    ),
    lots: block(countLots(database, agentId, today)),
    locations: block(locations.then((total) => ({ total }))),
    promotions: block(promotions),
    harvestDue: block(harvestDue),
    remaining: block(readRemaining(database, agentId)),
    bestBefore: block(bestBefore),
    outflow: block(readOutflow(database, agentId, months).then((rows) => monthsBlock(rows, today))),
    verification: block(verification),
    outflowByDay: block(
      readOutflow(database, agentId, period).then((rows) => daysBlock(rows, period)),
    ),
    cropsByWeek: block(
      readCropWeeks(database, agentId, period).then((rows) => cropsByWeek(rows, period)),
    ),
    toDo: block(
      settleAll({ agent, verification, products, harvestDue, bestBefore, promotions }).then(
        (standing) => toDoList({ ...standing, now }),
      ),
    ),
    checklist: block(
      settleAll({ verification, steps: readFirstSteps(database, agentId) }).then((read) =>
        checklistOf(read.verification, read.steps),
      ),
    ),
  });
}
