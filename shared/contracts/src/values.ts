import * as z from '@pazar/contracts/schema';

/** ISO 8601 instant in UTC. */
export const instantSchema = z.iso.datetime();

/**
 * The version of a record: 1 when it is created, one more with each change. The `ETag` has the same
 * number.
 */
export const versionSchema = z.int().check(z.minimum(1));

/** A count: a whole number, 0 or more. */
export const countSchema = z.int().check(z.minimum(0));
