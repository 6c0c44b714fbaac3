import {
  productInputSchema,
  productPatchSchema,
  type PackInput,
  type ProductInput,
  type ProductPatch,
} from '@pazar/contracts/product-input';
import type { ImportTarget } from '../csv/import-target.ts';
import { recordTarget } from '../csv/record-target.ts';
import { eq, sql } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { patchOwn } from '../records/change-own.ts';
import { isRecord, mergePatch, parsed, withoutNulls } from '../records/read-input.ts';
import { allProductColumns, productColumnsOf } from './product-csv.ts';
import { removeProduct } from './product-moves.ts';
import { productRecord } from './product-record.ts';

/** Most files have products in a few sizes; more columns can be added up to twelve packs. */
const templatePacks = 3;

/** A new product of a row's values; `validation` for those that are invalid or missing. */
export function newProduct({ packs, ...values }: Record<string, unknown>): ProductInput {
  return parsed(productInputSchema, {
    ...withoutNulls(values),
    ...(packs !== undefined && { packs: merged([], packs) }),
  });
}

export const productTarget: ImportTarget = {
  ...recordTarget(productRecord, {
    columns: allProductColumns,
    patch: productPatchSchema,
    keyField: 'sku',
    template: productColumnsOf(templatePacks),
    isKeyCased: false,
    isNamed: (sku) => eq(sql`lower(${products.sku})`, sku.toLowerCase()),
    entered: newProduct,
    remove: removeProduct,
  }),
  update: async (context, id, { packs, ...values }) => {
    const target = { id, version: null };
    if (packs === undefined) {
      const patch = parsed(productPatchSchema, values);
      return patchOwn(productRecord, context, { ...target, patch });
    }
    return patchOwn(productRecord, context, {
      ...target,
      patch: (was) => parsed(productPatchSchema, { ...values, packs: merged(was.packs, packs) }),
    });
  },
  undoUpdate: async (context, { id, version, before }) => {
    const patch = parsed(productPatchSchema, before ?? {});
    await patchOwn(productRecord, context, {
      id,
      version,
      patch: (was) => withKnownPacks(patch, was),
    });
  },
};

/**
 * Packs by index: the cells of each are merged into the existing pack. `-` as its size removes it.
 */
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

/** A pack that was removed is restored as a new one. */
function withKnownPacks(patch: ProductPatch, current: ProductInput): ProductPatch {
  if (patch.packs === undefined) return patch;
  const known = new Set(current.packs.map((pack) => pack.id));
  return {
    ...patch,
    packs: patch.packs.map(({ id, ...pack }) => ({ ...pack, ...(known.has(id) && { id }) })),
  };
}
