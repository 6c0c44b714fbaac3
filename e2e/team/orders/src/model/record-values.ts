import { locationLimits } from '@pazar/contracts/location-fields';
import * as z from '@pazar/contracts/schema';
import { textInput } from '@pazar/contracts/text';

/** What the form of a record holds and sends. */
export const recordValuesSchema = z.strictObject({ name: textInput(locationLimits.name) });
export type RecordValues = z.infer<typeof recordValuesSchema>;
