import * as z from '@pazar/contracts/schema';
import type { ObjectOf } from '../object-of.ts';
import { countSchema } from '../values.ts';

/** The events that notify an agent. */
export const notificationEventSchema = z.enum([
  'verification-decided',
  'product-blocked',
  'account-suspended',
  'security',
  'low-stock',
  'best-before',
  'promotion-ended',
  'import-finished',
  'verification-requested',
  'suspension-appealed',
  'account-closing',
  'product-fixed',
]);
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

/** The ways in which an event notifies an agent. */
export interface NotificationWays {
  inApp: boolean;
  email: boolean;
}

const both = { inApp: true, email: true };
const inApp = { inApp: true, email: false };

/** Default channels of an event: decisions of others also come by e-mail. */
export const defaultWays: Readonly<Record<NotificationEvent, NotificationWays>> = {
  'verification-decided': both,
  'product-blocked': both,
  'account-suspended': both,
  security: both,
  'low-stock': inApp,
  'best-before': inApp,
  'promotion-ended': inApp,
  'import-finished': inApp,
  'verification-requested': both,
  'suspension-appealed': both,
  'account-closing': both,
  'product-fixed': both,
};

/** Events that only managers are notified of: what waits for one of them. */
export const managerEvents: ReadonlySet<NotificationEvent> = new Set([
  'verification-requested',
  'suspension-appealed',
  'account-closing',
  'product-fixed',
]);

/** A thief of the account could turn them off first, so these always use both channels. */
export const fixedEvents: ReadonlySet<NotificationEvent> = new Set(['security']);

/** The ways in which an event notifies an agent with these preferences. */
export function waysOf(
  chosen: Preferences['notifications'],
  event: NotificationEvent,
): NotificationWays {
  return (fixedEvents.has(event) ? undefined : chosen[event]) ?? defaultWays[event];
}

const name = z.string().check(z.minLength(1), z.maxLength(40));

/**
 * Answer of `GET` and body of `PUT /v1/account/preferences`: the channels of each event, and the
 * layout of lists and dashboard. Missing members have their defaults.
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
 * The answer's form. The next `PUT` sends `version` in `If-Match`, 0 until preferences are saved.
 * An older API sends it in the ETag only: then the first `PUT` is rejected and its answer has the
 * version.
 */
export const preferencesSchema = z.extend(preferencesOf(z.object), {
  version: z._default(countSchema, 0),
});
export type VersionedPreferences = z.infer<typeof preferencesSchema>;

/** The defaults until the agent chooses. */
export const defaultPreferences: Preferences = {
  notifications: {},
  lists: {},
  dashboard: { order: [], hidden: [] },
};
