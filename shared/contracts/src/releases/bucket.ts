import * as z from '@pazar/contracts/schema';
import { bucketCount } from './draw.ts';

const bucketEdgeSchema = z.int().check(z.minimum(0), z.maximum(bucketCount));

/** Half-open: `from` is in it, `to` is not. Empty when both are the same. */
export const bucketRangeSchema = z
  .strictObject({ from: bucketEdgeSchema, to: bucketEdgeSchema })
  .check(z.refine(({ from, to }) => from <= to, { error: 'range-backwards' }));

/** A mark: 12 bytes in base64. */
export const markSchema = z.string().check(z.regex(/^[A-Za-z0-9+/]{16}$/));
