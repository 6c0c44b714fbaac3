import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { unitSchema } from './quantity.ts';
import { pageOf } from './page.ts';
import { countSchema, instantSchema } from '../values.ts';

/** Days until the service deletes a notification. */
export const notificationDays = 90;

/** Details of a notification; each member only with the events that have it. */
const notificationFactsSchema = z.object({
  /** Why, word for word, as management wrote it. */
  reason: z.optional(z.string()),
  /** When a suspension ends. */
  until: z.optional(instantSchema),
  /** The best-before day. */
  day: z.optional(z.iso.date()),
  /** How much is left, in `unit`. */
  quantity: z.optional(z.string()),
  unit: z.optional(unitSchema),
  /** Browser and system of the session in which it was done, where that is known. */
  device: z.optional(z.string()),
  /** Rows of an import that were written, and that were not. */
  done: z.optional(countSchema),
  failed: z.optional(countSchema),
});
export type NotificationFacts = z.infer<typeof notificationFactsSchema>;

/** A row of `GET /v1/notifications`, newest first. */
export const notificationSchema = z.object({
  id: z.uuid(),
  /** A `NotificationEvent`; clients show an event of a later server as "news". */
  event: z.string(),
  /** The outcome: `VERIFIED`, `BLOCKED`, or the action of a security event. */
  outcome: z.nullable(z.string()),
  at: instantSchema,
  /** Null while unread. */
  readAt: z.nullable(instantSchema),
  /** The kind of its subject: `product`, `lot`, `promotion`, `import`, `agent`, with its id. */
  entity: z.string(),
  entityId: z.string(),
  /** The subject's name at that time; null without a name. */
  name: z.nullable(localizedTextSchema),
  facts: notificationFactsSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationPageSchema = pageOf(notificationSchema);

/** The answer of `GET /v1/notifications/unread` and of marking some as read. */
export const unreadSchema = z.object({ unread: countSchema });
export type Unread = z.infer<typeof unreadSchema>;

/** Body of `POST /v1/notifications/read`: some notifications, or all. */
export const readNotificationsSchema = z.union([
  z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  z.strictObject({ all: z.literal(true) }),
]);
export type ReadNotifications = z.infer<typeof readNotificationsSchema>;

/**
 * What a notification is about, the most exact subject first: `import.products`, `import`. Sections
 * name pages of subjects in `section.json`.
 */
export function newsSubjects(news: Pick<Notification, 'event' | 'outcome' | 'entity'>): string[] {
  const { event, outcome, entity } = news;
  const exact = outcome === null ? [] : [`${event}.${outcome}`];
  const exactEntity = outcome === null ? [] : [`${entity}.${outcome}`];
  return [...exact, event, ...exactEntity, entity];
}
