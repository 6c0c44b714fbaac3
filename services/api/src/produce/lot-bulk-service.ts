import { maxBulkRows, type BulkAnswer } from '@pazar/contracts/bulk';
import type { LotBulk } from '@pazar/contracts/produce-bulk';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../problems/refusal.ts';
import { rememberBulk, takeUndo } from '../bulk/bulk-action-repository.ts';
import { findListIds } from '../lists/find-ids.ts';
import { lotList } from './lot-list.ts';
import { lockLots } from '../stock/stock-locks.ts';
import { eachRow, type BulkCaller } from '../bulk/each-row.ts';
import { bulkLot, undoLot } from './bulk-lots.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** Actions on many of an agent's lots, one transaction for each. */
export interface LotBulkService {
  run: (caller: BulkCaller, bulk: LotBulk) => Promise<BulkAnswer>;
  undo: (caller: BulkCaller, token: string) => Promise<BulkAnswer>;
}

export function createLotBulkService(database: Database, clock: Clock): LotBulkService {
  const within = <Result>(agentId: string, work: (context: AgentContext) => Promise<Result>) =>
    database.transaction((transaction) => work({ transaction, agentId, now: clock() }));

  /** The lots that are meant: 422 `validation` when a filter finds too many. */
  async function select(agentId: string, { ids, filter }: LotBulk): Promise<string[]> {
    if (filter === undefined) return [...new Set(ids)];
    const limit = maxBulkRows + 1;
    const reading = { database, now: clock() };
    const found = await findListIds(reading, lotList, { agentId, filter, limit });
    if (found.length < limit) return found;
    throw new Refusal('validation', {
      errors: [{ pointer: '/filter', code: 'max', params: { limit: maxBulkRows } }],
    });
  }

  return {
    run: async ({ agentId, describe }, bulk) => {
      const ids = await select(agentId, bulk);
      // A repeatable request is one transaction: all lots before any product, in one order.
      await lockLots(database, agentId, ids);
      const rows = ids.map((id) => ({ id }));
      const { succeeded, failed, steps } = await eachRow(
        rows,
        ({ id }) => within(agentId, (context) => bulkLot(context, id, bulk)),
        describe,
      );
      const done = { agentId, entity: 'lot', action: bulk.action, steps } as const;
      return { succeeded, failed, ...(await rememberBulk(database, done, clock())) };
    },
    undo: async ({ agentId, describe }, token) => {
      const asked = { agentId, entity: 'lot', token } as const;
      const { exists, steps } = await takeUndo(database, asked, clock());
      if (!exists) throw new Refusal('not-found');
      if (steps === null) throw new Refusal('invalid-transition');
      await lockLots(
        database,
        agentId,
        steps.map((step) => step.id),
      );
      const { succeeded, failed } = await eachRow(
        steps,
        (step) => within(agentId, (context) => undoLot(context, step)),
        describe,
      );
      return { succeeded, failed, undoToken: null, undoUntil: null };
    },
  };
}
