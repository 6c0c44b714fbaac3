import * as z from '@pazar/contracts/schema';
import { productChecks, productImagesInputSchema, productInputSchema } from './product-input.ts';
import { maxQuantityThousandths, quantityBetween } from './quantity.ts';
import { wholeAmounts } from './whole-amounts.ts';

/**
 * Body of `POST /v1/products`: a product with its images in their order, and with `stock`, how much of it
 * there is. The stock is booked as a receipt, so only a product whose stock is kept by hand has one
 * (`invalid`).
 */
export const newProductSchema = z
  .strictObject({
    ...productInputSchema.shape,
    images: z._default(productImagesInputSchema.shape.images, []),
    stock: z._default(z.nullable(quantityBetween(0n, maxQuantityThousandths)), null),
  })
  .check(...productChecks(), wholeAmounts('baseUnit', ['stock']));
export type NewProduct = z.infer<typeof newProductSchema>;
