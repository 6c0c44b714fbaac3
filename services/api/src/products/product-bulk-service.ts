import { maxBulkRows, type BulkAnswer } from '@pazar/contracts/bulk';
import type { PriceAdjustment, PricePreview, ProductBulk } from '@pazar/contracts/product-bulk';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray } from '../database/drizzle.ts';
import type { BulkStep } from '../database/tables/bulk-actions.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { adjustPrice } from '../promotions/prices/adjust-price.ts';
import { Refusal } from '../problems/refusal.ts';
import { rememberBulk, takeUndo } from '../bulk/bulk-action-repository.ts';
import type { BulkCaller } from '../bulk/each-row.ts';
import { findListIds } from '../lists/find-ids.ts';
import { productList } from './product-list.ts';
import { bulkStep, undoStep } from './bulk-step.ts';
import type { Change } from '../records/change-own.ts';
import type { AgentContext } from '../records/agent-context.ts';

type Selection = Pick<ProductBulk, 'ids' | 'filter'>;

/** Actions on many of an agent's products, one transaction for each. */
export interface ProductBulkService {
  run: (caller: BulkCaller, bulk: ProductBulk) => Promise<BulkAnswer>;
  preview: (agentId: string, selected: Selection, how: PriceAdjustment) => Promise<PricePreview>;
  undo: (caller: BulkCaller, token: string) => Promise<BulkAnswer>;
}

export function createProductBulkService(database: Database, clock: Clock): ProductBulkService {
  /** The products that are meant: 422 `validation` when a filter finds too many. */
  async function select(agentId: string, { ids, filter }: Selection): Promise<string[]> {
    // In the order in which stock is locked: a keyed request is one transaction.
    if (filter === undefined) return [...new Set(ids)].toSorted();
    const limit = maxBulkRows + 1;
    const reading = { database, now: clock() };
    const found = await findListIds(reading, productList, { agentId, filter, limit });
    if (found.length < limit) return found;
    throw new Refusal('validation', {
      errors: [{ pointer: '/filter', code: 'max', params: { limit: maxBulkRows } }],
    });
  }

  async function each<Item extends { id: string }>(
    { agentId, describe }: BulkCaller,
    items: readonly Item[],
    work: (context: AgentContext, item: Item) => Promise<Change>,
  ) {
    const succeeded: BulkAnswer['succeeded'] = [];
    const failed: BulkAnswer['failed'] = [];
    const steps: BulkStep[] = [];
    for (const item of items) {
      const { id } = item;
      try {
        const { version, before } = await database.transaction((transaction) =>
          work({ transaction, agentId, now: clock() }, item),
        );
        succeeded.push({ id, version });
        if (before !== null) steps.push({ id, version, before });
      } catch (error) {
        failed.push({ id, problem: describe(error) });
      }
    }
    return { succeeded, failed, steps };
  }

  return {
    run: async (caller, bulk) => {
      const ids = await select(caller.agentId, bulk);
      const items = ids.map((id) => ({ id }));
      const { succeeded, failed, steps } = await each(caller, items, (context, { id }) =>
        bulkStep(context, id, bulk),
      );
      const { agentId } = caller;
      const done = { agentId, entity: 'product', action: bulk.action, steps } as const;
      return { succeeded, failed, ...(await rememberBulk(database, done, clock())) };
    },
    preview: async (agentId, selected, how) => {
      const ids = await select(agentId, selected);
      return previewPrices(database, await findOwnProducts(database, { agentId, ids }), how);
    },
    undo: async (caller, token) => {
      const { agentId } = caller;
      const asked = { agentId, entity: 'product', token } as const;
      const { exists, steps } = await takeUndo(database, asked, clock());
      if (!exists) throw new Refusal('not-found');
      if (steps === null) throw new Refusal('invalid-transition');
      const { succeeded, failed } = await each(caller, steps, undoStep);
      return { succeeded, failed, undoToken: null, undoUntil: null };
    },
  };
}

async function previewPrices(
  database: Database,
  found: Awaited<ReturnType<typeof findOwnProducts>>,
  how: PriceAdjustment,
): Promise<PricePreview> {
  const rows = await database
    .select()
    .from(packs)
    .where(
      inArray(
        packs.productId,
        found.map((product) => product.id),
      ),
    )
    .orderBy(asc(packs.position));
  const packsOf = Map.groupBy(rows, (pack) => pack.productId);
  return {
    items: found.map(({ id, version, currency }) => ({
      id,
      version,
      packs: (packsOf.get(id) ?? []).map((pack) => ({
        packId: pack.id,
        before: pack.priceMinor,
        after: adjustPrice(how, pack.priceMinor, currency),
      })),
    })),
  };
}

/** An agent's products among `ids`. */
async function findOwnProducts(
  database: Database,
  { agentId, ids }: { agentId: string; ids: readonly string[] },
) {
  return database
    .select({ id: products.id, version: products.version, currency: products.currency })
    .from(products)
    .where(and(eq(products.agentId, agentId), inArray(products.id, [...ids])))
    .orderBy(products.id);
}
