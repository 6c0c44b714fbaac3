import {
  productInputSchema,
  productPatchSchema,
  type PackInput,
  type ProductInput,
  type ProductPatch,
} from '@pazar/contracts/product-input';
import { allProductColumns, productColumnsOf } from './product-csv.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { changeProduct } from './change-product.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { lockProductRow } from './lock-product.ts';
import { isRecord, mergePatch, parsed, withoutNulls } from '../records/read-input.ts';
import { readProductInput } from './read-product-input.ts';
import type { ImportTarget } from '../csv/import-target.ts';
import type { AgentContext } from '../records/agent-context.ts';

type Values = Record<string, unknown>;

/** Most files have products in a few sizes; more columns can be added up to twelve packs. */
const templatePacks = 3;

export const productTarget: ImportTarget = {
  columns: allProductColumns,
  template: productColumnsOf(templatePacks),
  keyField: 'sku',
  keyColumn: 'sku',
  isKeyCased: false,
  find: async ({ transaction, agentId }, key) => {
    const named =
      'id' in key
        ? eq(products.id, key.id)
        : eq(sql`lower(${products.sku})`, key.name.toLowerCase());
    const [row] = await transaction
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.agentId, agentId), named));
    return row?.id ?? null;
  },
  create: async (context, { packs, ...values }) => {
    const input = {
      ...withoutNulls(values),
      ...(packs !== undefined && { packs: merged([], packs) }),
    };
    const { id, version } = await createProduct(context, parsed(productInputSchema, input));
    return { id, version, before: null };
  },
  update: async (context, id, { packs, ...values }) => {
    const patch = await patchOf(context, id, { packs, values });
    const lotIds = patch.produceIds === undefined ? null : (patch.produceIds ?? []);
    const target = { id, version: null };
    return { id, ...(await changeProduct(context, target, { makePatch: () => patch, lotIds })) };
  },
  undoCreate: (context, { id, version }) => deleteProduct(context, { id, version }),
  undoUpdate: async (context, { id, version, before }) => {
    const patch = parsed(productPatchSchema, before ?? {});
    await changeProduct(
      context,
      { id, version },
      {
        makePatch: (current) => withKnownPacks(patch, current),
        lotIds: patch.produceIds === undefined ? null : (patch.produceIds ?? []),
      },
    );
  },
};

async function patchOf(
  context: AgentContext,
  id: string,
  { packs, values }: { packs: unknown; values: Values },
): Promise<ProductPatch> {
  if (packs === undefined) return parsed(productPatchSchema, values);
  const row = await lockProductRow(context, { id, version: null });
  const current = await readProductInput(context, row);
  return parsed(productPatchSchema, { ...values, packs: merged(current.packs, packs) });
}

/** Packs by their place: what cells say of each, on top of what it is. `-` as its size takes it away. */
function merged(current: readonly PackInput[], packs: unknown): unknown[] {
  if (!isRecord(packs)) return [...current];
  const changes = new Map(Object.entries(packs));
  const places = Math.max(current.length, ...[...changes.keys()].map((place) => Number(place) + 1));
  return Array.from({ length: places }, (_, place) => {
    const change = changes.get(String(place));
    const isGone = isRecord(change) && change['size'] === null;
    return isGone ? undefined : mergePatch(current[place], change ?? {});
  }).filter((pack) => isRecord(pack) && Object.keys(pack).length > 0);
}

/** A pack that was taken away comes back as a new one. */
function withKnownPacks(patch: ProductPatch, current: ProductInput): ProductPatch {
  if (patch.packs === undefined) return patch;
  const known = new Set(current.packs.map((pack) => pack.id));
  return {
    ...patch,
    packs: patch.packs.map(({ id, ...pack }) => ({ ...pack, ...(known.has(id) && { id }) })),
  };
}
