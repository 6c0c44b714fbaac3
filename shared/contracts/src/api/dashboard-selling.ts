import * as z from '@pazar/contracts/schema';
import { verificationStatusSchema } from './account-status.ts';
import { blockOf } from './dashboard-block.ts';
import { chartSchemas } from './dashboard-charts.ts';
import { figuresSchema } from './dashboard-figures.ts';
import { latelySchema } from './dashboard-lately.ts';
import { bestBeforeSchema, harvestDueSchema, remainingSchema } from './dashboard-lots.ts';
import { soldMostSchema } from './dashboard-sold-most.ts';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, sumMinorSchema } from './money.ts';
import { productImageSchema } from './product-image.ts';
import { countSchema, instantSchema } from '../values.ts';

/** How far ahead each block looks, in days. */
export const dashboardDays = { harvestDue: 14, bestBefore: 7, promotionsEnding: 7 } as const;

/** A promotion by its name, and when it starts or ends; null where it has no end. */
const namedPromotionSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  at: z.nullable(instantSchema),
});

const promotionsSchema = z.object({
  total: countSchema,
  active: countSchema,
  scheduled: countSchema,
  /** Those that lower a price now, by their end, and the next ones by their start: the first of each. */
  now: z._default(z.array(namedPromotionSchema), []),
  next: z._default(z.array(namedPromotionSchema), []),
  /** Active promotions that end within 7 days, the next one first. */
  ending: z.object({
    total: countSchema,
    items: z.array(
      z.object({
        id: z.uuid(),
        name: localizedTextSchema,
        rule: z._default(z.string(), ''),
        endsAt: instantSchema,
      }),
    ),
  }),
});

/**
 * Revenue by currency: this month until now, last month, and last month until the same day. Gross
 * minor units, without reversed sales.
 */
const outflowSchema = z.object({
  thisMonth: z.object({ from: z.iso.date(), to: z.iso.date() }),
  lastMonth: z.object({ from: z.iso.date(), to: z.iso.date() }),
  currencies: z.array(
    z.object({
      currency: currencySchema,
      thisMonthMinor: sumMinorSchema,
      lastMonthMinor: sumMinorSchema,
      lastMonthToDateMinor: sumMinorSchema,
    }),
  ),
});

/** The state of an agent's or applicant's verification. */
export const verificationStateSchema = z.object({
  status: verificationStatusSchema,
  /** What management wrote with its decision, word for word. */
  reason: z.nullable(z.string()),
  requestedAt: z.nullable(instantSchema),
  decidedAt: z.nullable(instantSchema),
  /** The requirements that a request still lacks. */
  missing: z.array(z.enum(['legalName', 'phone', 'location'])),
});
export type VerificationState = z.infer<typeof verificationStateSchema>;

const toDoCodeSchema = z.enum([
  'legal-name-missing',
  'phone-missing',
  'email-unconfirmed',
  'verification-missing',
  'verification-rejected',
  'verification-changes',
  'account-suspended',
  'location-missing',
  'nothing-visible',
  'products-blocked',
  'products-without-location',
  'products-without-pack',
  'products-out-of-stock',
  'products-low',
  'products-draft',
  'harvest-overdue',
  'harvest-due',
  'best-before-passed',
  'best-before-near',
  'promotions-ending',
]);
export type ToDoCode = z.infer<typeof toDoCodeSchema>;

const placeSchema = z.enum(['account', 'location', 'produce', 'product', 'promotion']);

/** How many of the records that a line counts it also names. */
export const toDoNames = 2;

/** A record that needs something done; records of one `kind` have placeholders of one colour. */
const subjectSchema = z.object({
  name: localizedTextSchema,
  kind: z.string(),
  /** The cover of a product. */
  cover: z.nullable(productImageSchema),
});
export type ToDoSubject = z.infer<typeof subjectSchema>;

/** Pending tasks, the most urgent first. */
const toDoSchema = z.object({
  items: z.array(
    z.object({
      code: toDoCodeSchema,
      /** For the words: `count`, `days`, `reason`, `email`. */
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Where it is fixed: a section, and the filter of its list that finds exactly `count` rows. */
      section: placeSchema,
      filter: z.record(z.string(), z.array(z.string())),
      /** The first of the records that it counts, at most `toDoNames`. */
      subjects: z._default(z.array(subjectSchema), []),
    }),
  ),
});
export type ToDoLine = z.infer<typeof toDoSchema>['items'][number];

/**
 * The first steps, in order. `samples`: `possible` for an agent with neither a lot nor a product,
 * `there` until they are removed. Samples are not a step.
 */
const checklistSchema = z.object({
  done: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(['profile', 'location', 'lot', 'product', 'verify', 'publish']),
      done: z.boolean(),
      section: placeSchema,
    }),
  ),
  samples: z._default(z.enum(['none', 'possible', 'there']), 'none'),
});
export type Checklist = z.infer<typeof checklistSchema>;

/** An agent's dashboard, of the agent's own data only. Archived rows are left out. */
export const sellingBlocksSchema = z.object({
  products: blockOf(
    z.object({
      total: countSchema,
      live: countSchema,
      lowStock: countSchema,
      outOfStock: countSchema,
    }),
  ),
  lots: blockOf(z.object({ total: countSchema, available: countSchema, growing: countSchema })),
  locations: blockOf(z.object({ total: countSchema })),
  promotions: blockOf(promotionsSchema),
  harvestDue: blockOf(harvestDueSchema),
  remaining: blockOf(remainingSchema),
  bestBefore: blockOf(bestBeforeSchema),
  outflow: blockOf(outflowSchema),
  verification: blockOf(verificationStateSchema),
  outflowByDay: blockOf(chartSchemas.outflowByDay),
  cropsByWeek: blockOf(chartSchemas.cropsByWeek),
  season: blockOf(chartSchemas.season),
  figures: blockOf(figuresSchema),
  lately: blockOf(latelySchema),
  soldMost: blockOf(soldMostSchema),
  toDo: blockOf(toDoSchema),
  checklist: blockOf(checklistSchema),
});
export type SellingBlocks = z.infer<typeof sellingBlocksSchema>;
