import type { SellingBlocks } from '@pazar/contracts/dashboard-selling';
import { marketDay } from '../clock/market-day.ts';
import { countLocations, readAgent, readFirstSteps } from './agent-standing.ts';
import { readCropWeeks } from './crop-weeks.ts';
import { cropsByWeek } from './crops-by-week.ts';
import { readFigures } from './figures.ts';
import { readLately } from './lately.ts';
import { countLots, readBestBefore, readHarvestDue, readRemaining } from './lot-figures.ts';
import { comparedMonths, daysBlock, monthsBlock } from './outflow-blocks.ts';
import { readOutflow } from './outflow.ts';
import { type Period } from '../stock/kept-entries.ts';
import { periodBefore } from './period-before.ts';
import { readProductFigures, readProductSubjects } from './product-figures.ts';
import { readPromotionFigures } from './promotion-figures.ts';
import { readSeason } from './season.ts';
import { readBlocks, type BlockRequest } from './read-blocks.ts';
import { readSoldMost } from './sold-most.ts';
import { toDoList } from './to-do-list.ts';
import { checklistOf, verificationState } from './verification-state.ts';

/** The agent, the days, the current instant, and the requested blocks. */
export interface DashboardContext {
  agentId: string;
  period: Period;
  now: Date;
  request: BlockRequest;
}

/** Reads the requested blocks of an agent; data that two of them need is read once. */
export function sellingBlocks({
  agentId,
  period,
  now,
  request,
}: DashboardContext): Promise<Partial<SellingBlocks>> {
  const { transaction: database } = request;
  const today = marketDay(now);
  const products = once(() => readProductFigures(database, agentId, now));
  const subjectsOf = async () => readProductSubjects(database, await products(), now);
  const promotions = once(() => readPromotionFigures(database, agentId, now));
  const harvestDue = once(() => readHarvestDue(database, agentId, today));
  const bestBefore = once(() => readBestBefore(database, agentId, today));
  const locations = once(() => countLocations(database, agentId));
  const agent = once(() => readAgent(database, agentId));
  const verification = once(async () => verificationState(await agent(), await locations()));
  const { lastMonth, thisMonth } = comparedMonths(today);
  const months = { from: lastMonth.from, to: thisMonth.to };
  return readBlocks(
    {
      async products() {
        const { total, live, lowStock, outOfStock } = await products();
        return { total, live, lowStock, outOfStock };
      },
      lots: () => countLots(database, agentId, today),
      locations: async () => ({ total: await locations() }),
      promotions,
      harvestDue,
      remaining: () => readRemaining(database, agentId),
      bestBefore,
      outflow: async () => monthsBlock(await readOutflow(database, agentId, months), today),
      verification,
      outflowByDay: async () =>
        daysBlock(
          {
            rows: await readOutflow(database, agentId, period),
            rowsBefore: await readOutflow(database, agentId, periodBefore(period)),
          },
          period,
        ),
      cropsByWeek: async () => cropsByWeek(await readCropWeeks(database, agentId, period), period),
      season: () => readSeason(database, agentId, period),
      figures: () => readFigures(database, agentId, period),
      lately: () => readLately(database, agentId, today),
      soldMost: () => readSoldMost(database, agentId, period),
      toDo: async () =>
        toDoList({
          agent: await agent(),
          verification: await verification(),
          products: await products(),
          subjectsOf: await subjectsOf(),
          harvestDue: await harvestDue(),
          bestBefore: await bestBefore(),
          promotions: await promotions(),
          now,
        }),
      checklist: async () =>
        checklistOf(await verification(), await readFirstSteps(database, agentId)),
    },
    request,
  );
}

/** Data that two blocks need is read once, by the first that asks. */
function once<Data>(read: () => Promise<Data>): () => Promise<Data> {
  let reading: Promise<Data> | undefined;
  return () => (reading ??= read());
}
