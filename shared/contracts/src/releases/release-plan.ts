import * as z from '@pazar/contracts/schema';
import { remoteStateSchema } from './release-state.ts';

/** One check of a change, and its result. */
export const checkSchema = z.object({
  name: z.string(),
  result: z.enum(['passed', 'failed', 'skipped']),
  /** One sentence in English, for operators. */
  detail: z.string(),
  /** Of what works until a day: that day. */
  until: z.optional(z.iso.date()),
});
export type Check = z.infer<typeof checkSchema>;

/** Why a change is refused, for pages in more than one language. */
export const refusalCodeSchema = z.enum([
  'already-live',
  'collected',
  'frozen',
  'last-step',
  'misfit',
  'no-audience',
  'no-earlier',
  'no-other',
  'nothing-live',
  'older-shell',
  'other-canary',
  'paused',
  'recalled',
  'too-many-invited',
  'unchanged',
]);
export type RefusalCode = z.infer<typeof refusalCodeSchema>;

/** The part of the answer of `POST /v1/plan` that says what a change would do; nothing is changed. */
export const releasePlanSchema = z.object({
  /** False when the change would be rejected; `refusal` has the reason. */
  allowed: z.boolean(),
  refusal: z.nullable(z.string()),
  /** The code of `refusal`; null for one that has none, absent in answers of earlier registries. */
  code: z._default(z.nullable(z.string()), null),
  checks: z.array(checkSchema),
  /** The remote before and after; null where there is none. */
  before: z.nullable(remoteStateSchema),
  after: z.nullable(remoteStateSchema),
});
export type ReleasePlan = z.infer<typeof releasePlanSchema>;
