import * as z from '@pazar/contracts/schema';
import { pageOf } from './page.ts';
import { instantSchema } from '../values.ts';

/**
 * One field of a record before and after a change, in the form that `PATCH` accepts: sending
 * `before` again restores it. `status` and a product's `images` have their own endpoints.
 */
export const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** A row of `GET /v1/products/{id}/history` and of the same of a place, newest first. */
export const historyEntrySchema = z.object({
  id: z.uuid(),
  at: instantSchema,
  /** The action, `product.update`; clients translate it. */
  action: z.string(),
  /** Display name of the author; null for management and for the system. */
  actor: z.nullable(z.string()),
  actorRole: z.enum(['agent', 'management', 'system']),
  /** The record's version after the change. */
  version: z.nullable(z.int()),
  changes: z.array(fieldChangeSchema),
  /** The reason, verbatim; management always gives one. */
  reason: z.nullable(z.string()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const historyPageSchema = pageOf(historyEntrySchema);
