import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { pageOf } from './page.ts';
import { instantSchema } from '../values.ts';

/** Something that happened to an agent's data: a row of `GET /v1/activity`, newest first. */
export const activitySchema = z.object({
  id: z.uuid(),
  at: instantSchema,
  /** The action, `product.publish`; clients translate it. */
  action: z.string(),
  /** The kind of its subject: `product`, with its id. */
  entity: z.string(),
  entityId: z.nullable(z.string()),
  /** The subject's name at that time; null when it has no name. */
  label: z.nullable(z.string()),
  /**
   * The current name of a product, lot, promotion or location, in both languages (a location has
   * one name for both); null when it is deleted, and for every other subject.
   */
  name: z._default(z.nullable(localizedTextSchema), null),
  /**
   * Display name of the actor. Null for the system and for management, who act as one; a manager
   * who viewed the agent's data (`agent.view`) is named.
   */
  actor: z.nullable(z.string()),
  actorRole: z.enum(['agent', 'management', 'system']),
  /** The reason, verbatim; management always gives one. */
  reason: z.nullable(z.string()),
  /** Only the changed fields, with their old values; null when nothing was changed. */
  before: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
  /** The changed fields as they became. */
  after: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
});
export type Activity = z.infer<typeof activitySchema>;

/**
 * The subjects of an event, the most exact first: `product.stock`, `product`. Sections name pages of
 * subjects in `section.json`. Empty when its subject is deleted, and when it has no name.
 */
export function activitySubjects(
  event: Pick<Activity, 'action' | 'entity' | 'entityId' | 'name'>,
): string[] {
  const { action, entity, entityId, name } = event;
  if (entityId === null || name === null) return [];
  const [group = ''] = action.split('.');
  return group === entity ? [entity] : [`${entity}.${group}`, entity];
}

export const activityPageSchema = pageOf(activitySchema);
