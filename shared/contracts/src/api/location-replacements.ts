import * as z from '@pazar/contracts/schema';
import { idSchema } from './id.ts';

/** The kinds of records that depend on a location. */
export const dependantKindSchema = z.enum(['lot', 'product', 'promotion']);
export type DependantKind = z.infer<typeof dependantKindSchema>;

/**
 * Other own locations that take over what depends on an archived one: one for all, or one for each
 * kind. A kind without live records needs none.
 */
export const locationReplacementsSchema = z.union([
  idSchema,
  z.strictObject({
    lot: z.optional(idSchema),
    product: z.optional(idSchema),
    promotion: z.optional(idSchema),
  }),
]);
export type LocationReplacements = z.infer<typeof locationReplacementsSchema>;

/** A record that another location took over, as the history of the archived one lists it. */
export const movedRecordSchema = z.object({
  entity: dependantKindSchema,
  id: z.uuid(),
  label: z.nullable(z.string()),
  /** The location that took it over, and its name then. */
  to: z.uuid(),
  toName: z.string(),
  /** Whether it named that location before. */
  wasThere: z.boolean(),
});
export type MovedRecord = z.infer<typeof movedRecordSchema>;

/** The field of a history that lists what was moved. */
export const movedField = 'moved';

/** How long an archived location can have everything back from its history, in hours. */
export const archiveUndoHours = 24;
