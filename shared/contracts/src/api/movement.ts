import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import { pageOf } from './page.ts';
import { lotStatusSchema, movementTypeSchema } from './produce.ts';
import { stockStateSchema, vatRateSchema } from './product.ts';
import { quantitySchema, unitSchema } from './quantity.ts';
import { countSchema, instantSchema, positiveSchema, versionSchema } from '../values.ts';

export const salesChannelSchema = z.enum([
  'MARKET',
  'FARM_GATE',
  'DELIVERY',
  'WHOLESALE',
  'ONLINE',
  'OTHER',
]);
export type SalesChannel = z.infer<typeof salesChannelSchema>;

/**
 * One entry of the stock ledger, never changed. `quantity` is signed, in `unit`: a sale is
 * negative. Entries of one request share a `bookingId`; `packCount` counts the packs of the whole
 * booking, each of `packSize` base units. `unitPriceMinor` is for one pack, or for one base unit
 * without a pack. `reversedById` is the entry that reversed this one.
 */
export const movementSchema = z.object({
  id: z.uuid(),
  bookingId: z.uuid(),
  produceId: z.nullable(z.uuid()),
  lotNumber: z.nullable(z.string()),
  cropName: z.nullable(localizedTextSchema),
  productId: z.nullable(z.uuid()),
  productName: z.nullable(localizedTextSchema),
  type: movementTypeSchema,
  quantity: quantitySchema,
  unit: unitSchema,
  packId: z.nullable(z.uuid()),
  packCount: z.nullable(positiveSchema),
  packSize: z.nullable(quantitySchema),
  occurredAt: instantSchema,
  channel: z.nullable(salesChannelSchema),
  unitPriceMinor: z.nullable(priceMinorSchema),
  currency: z.nullable(currencySchema),
  /** The promotion of the sale, and the pack's price without it. */
  promotion: z._default(z.nullable(z.object({ id: z.uuid(), name: localizedTextSchema })), null),
  listPriceMinor: z._default(z.nullable(priceMinorSchema), null),
  /** Percent, of a sale as a product, when it was booked. Other entries have none. */
  vatRate: z._default(z.nullable(vatRateSchema), null),
  note: z.nullable(z.string()),
  reversesId: z.nullable(z.uuid()),
  reversedById: z.nullable(z.uuid()),
  createdBy: z.uuid(),
  createdAt: instantSchema,
});
export type Movement = z.infer<typeof movementSchema>;

/** The answer of `GET /v1/products/{id}/movements` and `GET /v1/produce/{id}/movements`. */
export const movementPageSchema = pageOf(movementSchema);

/** A lot after a booking. `version` is its ETag; a correction sends `ledgerVersion`. */
const lotStockSchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  status: lotStatusSchema,
  unit: unitSchema,
  harvested: quantitySchema,
  remaining: quantitySchema,
  ledgerVersion: countSchema,
});
export type LotStock = z.infer<typeof lotStockSchema>;

/** A product after a booking. `stockAvailable` is null when it is made on demand. */
const productStockSchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  unit: unitSchema,
  stockAvailable: z.nullable(quantitySchema),
  stockState: stockStateSchema,
  ledgerVersion: countSchema,
});
export type ProductStock = z.infer<typeof productStockSchema>;

/**
 * The answer to a booking or a reversal: its entries (a sale may come from several lots), the lots
 * that they changed, and every product whose stock changed with them.
 */
export const bookingSchema = z.object({
  movements: z.array(movementSchema),
  lots: z.array(lotStockSchema),
  products: z.array(productStockSchema),
});
export type Booking = z.infer<typeof bookingSchema>;
