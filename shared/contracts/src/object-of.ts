import type * as z from '@pazar/contracts/schema';

/**
 * How an object reads members that it does not know. `z.strictObject` refuses them: every request is
 * read so. `z.object` leaves them out: every answer is read so, because a deployed section and an open
 * tab must read the answers of an API that has grown. What is sent and answered alike is described
 * once, as a function of this, and has a schema for each.
 */
export type ObjectOf = typeof z.strictObject;
