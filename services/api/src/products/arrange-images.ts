import type { ProductImagesInput } from '@pazar/contracts/product-input';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';
import type { Unit } from '../records/unit.ts';
import { changedFields } from '../records/audit.ts';
import { lockOwn, readOwn, writeOwn } from '../records/change-own.ts';
import { findImages } from '../records/own-references.ts';
import { productRecord } from './product-record.ts';
import { writeImages } from './product-store.ts';

/**
 * Sets the images of a product, in their order. `validation` with a pointer for each image that is
 * not the agent's own or is named twice.
 */
export async function arrangeImages(
  context: Unit,
  target: Target,
  { images }: ProductImagesInput,
): Promise<void> {
  const product = await lockOwn(productRecord, context, target);
  const errors = await imageFaults(context, images);
  if (errors.length > 0) throw new Refusal('validation', { errors });
  const current = await readOwn(productRecord, context, product.id);
  const was = { images: current.images.map(({ id, alt }) => ({ id, alt })) };
  const { before, after } = changedFields(was, { images });
  if (Object.keys(after).length === 0) return;
  await writeOwn(productRecord, context, {
    row: product,
    action: 'product.images',
    columns: {},
    before,
    after,
  });
  await writeImages(context.transaction, product.id, images);
}

async function imageFaults(
  { transaction, agentId }: AgentContext,
  images: ProductImagesInput['images'],
): Promise<FieldFault[]> {
  const ids = images.map((image) => image.id);
  const own = await findImages(transaction, { agentId, ids });
  return ids.flatMap((id, index): FieldFault[] => {
    const pointer = `/images/${index}/id`;
    if (!own.has(id)) return [{ pointer, code: 'unknown' }];
    return ids.indexOf(id) === index ? [] : [{ pointer, code: 'duplicate' }];
  });
}
