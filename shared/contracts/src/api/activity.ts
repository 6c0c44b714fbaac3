import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { pageOf } from './page.ts';
import { instantSchema } from '../values.ts';

/** Something that happened to an agent's data: a row of `GET /v1/activity`, newest first. */
export const activitySchema = z.object({
  id: z.uuid(),
  at: instantSchema,
  /** What was done, `product.publish`; clients translate it. */
  action: z.string(),
  /** What it was done to: `product`, with its id. */
  entity: z.string(),
  entityId: z.nullable(z.string()),
  /** What the thing was called then; null when it has no name. */
  label: z.nullable(z.string()),
  /** What it is called now, in both languages; null when it is gone or has no name in two. */
  name: z._default(z.nullable(localizedTextSchema), null),
  /** Display name of who did it; null for the system and for management, who act as one. */
  actor: z.nullable(z.string()),
  actorRole: z.enum(['agent', 'management', 'system']),
  /** Why, word for word; management always says it. */
  reason: z.nullable(z.string()),
});
export type Activity = z.infer<typeof activitySchema>;

export const activityPageSchema = pageOf(activitySchema);
