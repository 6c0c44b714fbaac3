import * as z from '@pazar/contracts/schema';
import type { ObjectOf } from '../object-of.ts';
import { countSchema } from '../values.ts';

/** What an agent can be told about. */
export const notificationEventSchema = z.enum([
  'verification-decided',
  'product-blocked',
  'low-stock',
  'best-before',
  'promotion-ending',
]);
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

const name = z.string().check(z.minLength(1), z.maxLength(40));

/**
 * What `GET` and `PUT /v1/account/preferences` answer and take: how the agent wants to be told of
 * things, and how lists and dashboard are arranged. What is not there is as it is by default.
 */
const preferencesOf = (object: ObjectOf) =>
  object({
    notifications: z.partialRecord(
      notificationEventSchema,
      object({ inApp: z.boolean(), email: z.boolean() }),
    ),
    /** By page. */
    lists: z.record(
      name,
      object({
        columns: z.array(name).check(z.maxLength(40)),
        density: z.enum(['comfortable', 'compact']),
      }),
    ),
    dashboard: object({
      order: z.array(name).check(z.maxLength(40)),
      hidden: z.array(name).check(z.maxLength(40)),
    }),
  });
/** As requests have it. */
export const preferencesInputSchema = preferencesOf(z.strictObject);
export type Preferences = z.infer<typeof preferencesInputSchema>;
/**
 * As answers have it. `version` is what `If-Match` of the next `PUT` names, 0 until any are chosen. An
 * older API names it in the ETag alone: then a first `PUT` is refused and learns it.
 */
export const preferencesSchema = z.extend(preferencesOf(z.object), {
  version: z._default(countSchema, 0),
});
export type VersionedPreferences = z.infer<typeof preferencesSchema>;

/** What applies until the agent chooses. */
export const defaultPreferences: Preferences = {
  notifications: {},
  lists: {},
  dashboard: { order: [], hidden: [] },
};
