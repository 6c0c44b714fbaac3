import * as z from '@pazar/contracts/schema';
import { countSchema } from '../values.ts';

/**
 * The answer of `GET /v1/account/close`: how many records of the account are deleted or emptied
 * when it closes, and how many stay for others who refer to them.
 */
export const closingExtentSchema = z.object({
  goes: z.object({
    /** They stay as rows without name, address, position and contact. */
    locations: countSchema,
    /** Those that no product and no lot shows. */
    images: countSchema,
    views: countSchema,
    imports: countSchema,
  }),
  stays: z.object({
    products: countSchema,
    lots: countSchema,
    promotions: countSchema,
    /** Entries of the stock ledger. */
    movements: countSchema,
    /** Those that a product or a lot shows. */
    images: countSchema,
    /** What was done by the agent and to its account, without its name. */
    events: countSchema,
  }),
});
export type ClosingExtent = z.infer<typeof closingExtentSchema>;
