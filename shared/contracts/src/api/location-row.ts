import * as z from '@pazar/contracts/schema';
import { answeredTexts } from './answered-texts.ts';
import { listedTexts } from './declared-text.ts';
import { locationSummarySchema } from './location.ts';
import { locationTexts } from './record-texts.ts';
import { openingExceptionSchema } from './opening-exceptions.ts';
import { weeklyHoursSchema } from './opening-hours.ts';
import { pageOf } from './page.ts';
import { seasonSchema } from './season.ts';

/**
 * A row of `GET /v1/locations` with what says when the place is open. Who needs no hours reads the same
 * answer by `locationPageSchema`.
 */
export const locationRowSchema = z.object({
  ...locationSummarySchema.shape,
  /** Null when nothing is known about them. */
  openingHours: z._default(z.nullable(weeklyHoursSchema), null),
  byAppointment: z._default(z.boolean(), false),
  exceptions: z._default(z.array(openingExceptionSchema), []),
  season: z._default(z.nullable(seasonSchema), null),
  ...answeredTexts(listedTexts(locationTexts)),
});
export type LocationRow = z.infer<typeof locationRowSchema>;

export const locationRowPageSchema = pageOf(locationRowSchema);
