import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { ProductImagesInput } from '@pazar/contracts/product-input';
import { changedFields } from '../records/audit.ts';
import { eq } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { findImages } from '../records/own-references.ts';
import { writeImages } from './product-store.ts';
import { lockProduct } from './lock-product.ts';
import { readOwnProduct } from './read-own-product.ts';
import { recordProductChange } from './record-product-change.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/**
 * Gives a product its images, in their order. 404, 412 `version-conflict`, 422 `validation` with a
 * pointer for each image that is not the agent's own or is named twice.
 */
export async function arrangeImages(
  context: AgentContext,
  target: Target,
  { images }: ProductImagesInput,
): Promise<ProductDetail> {
  const current = await lockProduct(context, target);
  const errors = await imageFaults(context, images);
  if (errors.length > 0) throw new Refusal('validation', { errors });
  const was = { images: current.images.map(({ id, alt }) => ({ id, alt })) };
  const changes = changedFields(was, { images });
  if (Object.keys(changes.after).length === 0) return current;

  const { transaction, agentId, now } = context;
  await transaction
    .update(products)
    .set({ version: current.version + 1, updatedBy: agentId, updatedAt: now })
    .where(eq(products.id, current.id));
  await writeImages(transaction, current.id, images);
  const product = await readOwnProduct(context, current.id);
  await recordProductChange(context, product, { action: 'product.images', ...changes });
  return product;
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
