import type * as z from '@pazar/contracts/schema';

/**
 * How an object treats unknown members. `z.strictObject` rejects them: every request is parsed with
 * it. `z.object` drops them: every answer is parsed with it, because a deployed section and an open
 * tab must be able to read the answers of a newer API. A shape that is both sent and answered is
 * described once, as a function of this, and has a schema for each.
 */
export type ObjectOf = typeof z.strictObject;
