import { movementInputSchema } from '@pazar/contracts/movement-input';
import type { NewProduct } from '@pazar/contracts/new-product';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { Refusal } from '../problems/refusal.ts';
import { createOwn, readOwn } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { quantityThousandths } from '../records/values.ts';
import { bookProductMovement } from '../stock/book.ts';
import { arrangeImages } from './arrange-images.ts';
import { productRecord } from './product-record.ts';

/** Creates a product with its images and what there is of it: all or nothing. */
export async function createProduct(
  unit: Unit,
  { images, stock, ...input }: NewProduct,
): Promise<ProductDetail> {
  const isStocked = stock !== null && quantityThousandths(stock) > 0n;
  if (isStocked && input.stockMode !== 'MANUAL') {
    throw new Refusal('validation', { errors: [{ pointer: '/stock', code: 'invalid' }] });
  }
  const { id } = await createOwn(productRecord, unit, input);
  if (images.length > 0) await arrangeImages(unit, { id, version: null }, { images });
  if (isStocked) {
    const receipt = movementInputSchema.parse({ type: 'RECEIPT', quantity: stock });
    await bookProductMovement(unit, id, receipt);
  }
  return readOwn(productRecord, unit, id);
}
