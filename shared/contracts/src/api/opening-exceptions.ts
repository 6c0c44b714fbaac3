import * as z from '@pazar/contracts/schema';
import type { ObjectOf } from '../object-of.ts';
import { localizedTextSchema } from './locale.ts';
import { dayOf, openingLimits, overlapOnDay } from './opening-hours.ts';
import { optionalLocalizedTextInput, optionalTextInput } from './text.ts';

const noteInSchema = z._default(z.nullable(localizedTextSchema), null);
const noteInInputSchema = z._default(optionalLocalizedTextInput(openingLimits.note), null);

/** An exception on one day: closed (no intervals), or other hours. */
const openingExceptionOf = <NoteIn extends typeof noteInSchema | typeof noteInInputSchema>(
  object: ObjectOf,
  noteIn: NoteIn,
) =>
  object({
    date: z.iso.date(),
    intervals: dayOf(object),
    /** In Macedonian, else in English: for readers of one language. */
    note: z._default(optionalTextInput(openingLimits.note), null),
    noteIn,
  }).check(z.refine(({ intervals }) => !overlapOnDay(intervals), { params: { fault: 'overlap' } }));
/** As answers have it. */
export const openingExceptionSchema = openingExceptionOf(z.object, noteInSchema);
export type OpeningException = z.infer<typeof openingExceptionSchema>;

/** Exceptions, at most one per day. */
export const openingExceptionsInputSchema = z
  .array(openingExceptionOf(z.strictObject, noteInInputSchema))
  .check(
    z.maxLength(openingLimits.exceptions),
    z.refine((rows) => new Set(rows.map(({ date }) => date)).size === rows.length, {
      params: { fault: 'duplicate' },
    }),
  );
