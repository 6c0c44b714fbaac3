import * as z from '@pazar/contracts/schema';

/** ISO 8601 instant in UTC. */
export const instantSchema = z.iso.datetime();

const atLeast = (least: number) => z.int().check(z.minimum(least));

/** A whole number, 1 or more. */
export const positiveSchema = atLeast(1);

/**
 * The version of a record: 1 when it is created, one more with each change. The `ETag` has the same
 * number.
 */
export const versionSchema = atLeast(1);

/** A count: a whole number, 0 or more. */
export const countSchema = atLeast(0);
