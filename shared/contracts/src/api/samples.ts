import * as z from '@pazar/contracts/schema';
import { countSchema } from '../values.ts';

/** The answer of `POST /v1/samples`: how many sample records were added. */
export const samplesAddedSchema = z.object({ lots: countSchema, products: countSchema });
export type SamplesAdded = z.infer<typeof samplesAddedSchema>;

/**
 * The answer of `DELETE /v1/samples`. A sample product that the agent has published, used in a
 * promotion, or sold own goods as stays as a record of the agent: `kept` has its names.
 */
export const samplesRemovedSchema = z.object({ kept: z.array(z.string()) });
export type SamplesRemoved = z.infer<typeof samplesRemovedSchema>;
