import type { ProductDetail } from '@pazar/contracts/product-detail';
import { productLimits, type ProductInput } from '@pazar/contracts/product-input';
import type { ProductStatus } from '@pazar/contracts/product';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import type { Target } from '../records/agent-context.ts';
import {
  createOwn,
  lockOwn,
  readOwn,
  removeOwn,
  writeOwn,
  type Change,
} from '../records/change-own.ts';
import { findLocations } from '../records/own-references.ts';
import type { Unit } from '../records/unit.ts';
import { productRecord } from './product-record.ts';
import type { LockedProduct } from './product-types.ts';
import { hasMovements, withOfferedReferences } from './check-product.ts';
import { writeImages } from './product-store.ts';
import { requireNotOnlyTarget } from './running-targets.ts';

/** The states that each move starts from, the state after it, and its summary in the documentation. */
export const productMoves = {
  publish: { from: ['DRAFT'], to: 'ACTIVE', summary: 'Show a product to customers' },
  unpublish: { from: ['ACTIVE'], to: 'DRAFT', summary: 'Make a product a draft again' },
  archive: { from: ['DRAFT', 'ACTIVE'], to: 'ARCHIVED', summary: 'Archive a product' },
  restore: { from: ['ARCHIVED'], to: 'DRAFT', summary: 'Make an archived product a draft' },
} as const satisfies Record<string, Move>;
interface Move {
  from: readonly ProductStatus[];
  to: ProductStatus;
  summary: string;
}
export type ProductMove = keyof typeof productMoves;

/**
 * Moves a product to another state. `invalid-transition`, `publish-requirements`; `in-use` when a
 * running promotion is for this product alone and the caller does not confirm.
 */
export async function moveProduct(
  context: Unit,
  target: Target,
  { move, confirm }: { move: ProductMove; confirm: boolean },
): Promise<Change> {
  const product = await lockOwn(productRecord, context, target);
  const { from, to }: Move = productMoves[move];
  if (!from.includes(product.status)) throw invalidTransition(product);
  if (product.status === 'ACTIVE' && !confirm) await requireNotOnlyTarget(context, product.id);
  return setStatus(context, product, { to, action: `product.${move}` });
}

/** Restores the state of a product before a bulk action. */
export async function undoMove(context: Unit, target: Target, to: ProductStatus): Promise<Change> {
  const product = await lockOwn(productRecord, context, target);
  return setStatus(context, product, { to, action: 'product.undo' });
}

async function setStatus(
  context: Unit,
  product: LockedProduct,
  { to, action }: { to: ProductStatus; action: `product.${ProductMove | 'undo'}` },
): Promise<Change> {
  const { id, status, publishedAt } = product;
  const published = to === 'ACTIVE' ? await requirePublishable(context, id) : null;
  const version = await writeOwn(productRecord, context, {
    row: product,
    action,
    columns: {
      status: to,
      // An agent who stopped charging VAT may have left the rate open.
      ...(published && { vatRate: published.vatRate, publishedAt: publishedAt ?? context.now }),
    },
    before: { status },
    after: { status: to },
  });
  return { id, version, before: { status } };
}

/** Rejects with what the agent lacks, and with a pointer for each thing that the product lacks. */
async function requirePublishable(context: Unit, id: string): Promise<ProductDetail> {
  const product = await readOwn(productRecord, context, id);
  const { publishRequirements } = product;
  const codes = publishRequirements.map((requirement) => requirement.code);
  if (codes.includes('agent_suspended')) throw new Refusal('agent-suspended');
  if (codes.includes('agent_unverified')) throw new Refusal('not-verified');
  if (publishRequirements.length === 0) return product;
  const errors = publishRequirements.map(({ pointer }): FieldFault => ({
    pointer,
    code: 'required',
  }));
  throw new Refusal('publish-requirements', { errors });
}

/** Deletes a draft that was never published; `in-use` when something was booked on it. */
export async function removeProduct(context: Unit, target: Target): Promise<void> {
  const product = await lockOwn(productRecord, context, target);
  if (product.status !== 'DRAFT' || product.publishedAt !== null) throw invalidTransition(product);
  if (await hasMovements(context.transaction, product.id)) throw new Refusal('in-use');
  await removeOwn(productRecord, context, product);
}

/**
 * Creates a copy of an own product as a draft with the next code. Its lots and the codes of its
 * packs are left out: they belong to the original.
 */
export async function copyProduct(context: Unit, id: string): Promise<ProductDetail> {
  const original = await lockOwn(productRecord, context, { id, version: null });
  const kept = await productRecord.inputOf(context, original);
  const input = await withOfferedReferences(context, kept);
  const { images } = await readOwn(productRecord, context, id);
  const { transaction, agentId } = context;
  const locations = await findLocations(transaction, { agentId, ids: input.locationIds });
  const copy = await createOwn(productRecord, context, {
    ...input,
    sku: null,
    name: copiedName(input.name),
    packs: input.packs.map(({ id: _original, ...pack }) => ({ ...pack, sku: null })),
    locationIds: input.locationIds.filter(
      (locationId) => locations.get(locationId)?.archived === false,
    ),
    produceIds: [],
  });
  await writeImages(transaction, copy.id, images);
  return readOwn(productRecord, context, copy.id);
}

const copied = { mk: ' (копија)', en: ' (copy)' } as const;

function copiedName({ mk, en }: ProductInput['name']): ProductInput['name'] {
  const { max } = productLimits.name;
  const withMark = (name: string | null, mark: string) =>
    name === null ? null : name.slice(0, max - mark.length) + mark;
  return { mk: withMark(mk, copied.mk), en: withMark(en, copied.en) };
}

function invalidTransition({ status }: LockedProduct): Refusal {
  return new Refusal('invalid-transition', { extensions: { state: status } });
}
