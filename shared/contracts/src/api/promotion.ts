import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema } from './money.ts';
import type { ObjectOf } from '../object-of.ts';
import { pageOf } from './page.ts';
import { productImageSchema } from './product-image.ts';
import { promotionRuleSchema } from './promotion-rule.ts';
import { quantitySchema, unitSchema } from './quantity.ts';
import { numberSet } from './sets.ts';
import { instantSchema, versionSchema } from '../values.ts';

const timeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const endTimeSchema = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/**
 * From these days (1 is Monday) within these hours only, on the clock of Europe/Skopje. An end that is
 * earlier than the start is on the next day: 22:00–02:00.
 */
const weeklyWindowOf = (object: ObjectOf) =>
  object({
    days: numberSet(1, 7).check(z.minLength(1)),
    from: timeSchema,
    to: endTimeSchema,
  }).check(z.refine(({ from, to }) => from !== to, { path: ['to'], params: { fault: 'empty' } }));
/** As answers have it. */
export const weeklyWindowSchema = weeklyWindowOf(z.object);
/** As requests have it. */
export const weeklyWindowInputSchema = weeklyWindowOf(z.strictObject);
export type WeeklyWindow = z.infer<typeof weeklyWindowSchema>;

/** The stored status; the current one is `effectiveStatus`, computed with the server's clock. */
export const promotionStatusSchema = z.enum([
  'DRAFT',
  'PUBLISHED',
  'PAUSED',
  'STOPPED',
  'ARCHIVED',
]);
export type PromotionStatus = z.infer<typeof promotionStatusSchema>;

export const effectivePromotionStatusSchema = z.enum([
  'DRAFT',
  'SCHEDULED',
  'ACTIVE',
  'PAUSED',
  'ENDED',
  'ARCHIVED',
]);
export type EffectivePromotionStatus = z.infer<typeof effectivePromotionStatusSchema>;

/**
 * The effective status with the active ones apart: those that lower a price now, and those that wait for
 * their hours, lose to better ones or are for what is not sold.
 */
export const promotionStateSchema = z.enum([
  'DRAFT',
  'SCHEDULED',
  'LOWERING',
  'WAITING',
  'PAUSED',
  'ENDED',
  'ARCHIVED',
]);

/**
 * Why a promotion is over: its last instant came, somebody stopped it, the quantity of its stock limit is
 * sold, or as many sales as it is limited to named it.
 */
export const promotionEndReasonSchema = z.enum(['DATE', 'STOPPED', 'SOLD_OUT', 'USED_UP']);
export type PromotionEndReason = z.infer<typeof promotionEndReasonSchema>;

/** What a promotion is for and where it holds, as far as a row has room. */
const promotionSubjectSchema = z.object({
  type: z.enum(['ALL', 'CATEGORIES', 'PRODUCTS', 'PACKS']),
  /** The first two products or categories, of `total`; those of packs are their products. */
  names: z.array(localizedTextSchema),
  total: z.int(),
  /** The picture of the first of these products that has one. */
  cover: z.nullable(productImageSchema),
  /** The first two places, of `placesTotal`; empty: everywhere. */
  places: z.array(z.string()),
  placesTotal: z.int(),
});
export type PromotionSubject = z.infer<typeof promotionSubjectSchema>;

/** A row of `GET /v1/promotions`. `code` is null for automatic promotions and for drafts without one. */
export const promotionSummarySchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  name: localizedTextSchema,
  rule: promotionRuleSchema,
  currency: currencySchema,
  trigger: z.enum(['AUTOMATIC', 'CODE']),
  code: z.nullable(z.string()),
  startsAt: z.nullable(instantSchema),
  endsAt: z.nullable(instantSchema),
  /** Null: at all hours. */
  weekly: z._default(z.nullable(weeklyWindowSchema), null),
  status: promotionStatusSchema,
  effectiveStatus: effectivePromotionStatusSchema,
  /** When it was over: at its end, or before when it was stopped or a limit was reached. Null until then. */
  endedAt: z._default(z.nullable(instantSchema), null),
  /** Why it was over then. */
  endReason: z._default(z.nullable(promotionEndReasonSchema), null),
  /** The published copy that it was stopped for; null where there is none. */
  replacedBy: z._default(z.nullable(z.object({ id: z.uuid(), name: localizedTextSchema })), null),
  /** Whether some customer pays less because of it now: in its hours, where what it is for is sold. */
  lowersNow: z._default(z.boolean(), false),
  /**
   * For a scheduled or active one that lowers no price now: the next instant at which its dates and hours
   * let it. Null otherwise, and when there is none.
   */
  nextFrom: z._default(z.nullable(instantSchema), null),
  /** How much of its stock limit is sold; null without one. */
  stock: z._default(
    z.nullable(z.object({ sold: quantitySchema, limit: quantitySchema, unit: unitSchema })),
    null,
  ),
  /** In a list alone: a promotion itself has its targets. */
  subject: z._default(z.nullable(promotionSubjectSchema), null),
  updatedAt: instantSchema,
});
export type PromotionSummary = z.infer<typeof promotionSummarySchema>;

export const promotionPageSchema = pageOf(promotionSummarySchema);
