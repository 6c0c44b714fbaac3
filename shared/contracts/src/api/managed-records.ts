import * as z from '@pazar/contracts/schema';
import { locationDetailSchema } from './location-detail.ts';
import { lotDetailSchema } from './produce-detail.ts';
import { productDetailSchema } from './product-detail.ts';
import { promotionDetailSchema } from './promotion-detail.ts';

/** The owner of a record. */
export const ownerShape = { agent: z.object({ id: z.uuid(), displayName: z.string() }) };

/** The answers of `GET /v1/management/{products,produce,locations,promotions}/{id}`. */
export const managedProductSchema = z.object({ ...productDetailSchema.shape, ...ownerShape });
export const managedLotSchema = z.object({ ...lotDetailSchema.shape, ...ownerShape });
export const managedLocationSchema = z.object({ ...locationDetailSchema.shape, ...ownerShape });
export const managedPromotionSchema = z.object({ ...promotionDetailSchema.shape, ...ownerShape });
