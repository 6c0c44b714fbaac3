import type { Locale } from '@pazar/contracts/locale';
import { openingExceptionSchema } from '@pazar/contracts/opening-exceptions';
import { openingIntervalSchema } from '@pazar/contracts/opening-hours';
import { inItsLanguage, plainText } from '@pazar/format/text-language';
import { z } from 'zod';
import { joinList, splitList } from '../csv/cell-lists.ts';
import { dayCodec } from '../csv/codecs.ts';
import { CellFault, type Codec } from '../csv/columns.ts';
import { writeNote, readNote } from './note-codec.ts';

const intervalsSchema = z.array(openingIntervalSchema);
const exceptionsSchema = z.array(openingExceptionSchema);

const closed: Record<Locale, string> = { mk: 'затворено', en: 'closed' };
const time = String.raw`(\d{1,2})[:.](\d{2})`;
const interval = String.raw`${time}\s*[-–—]\s*${time}`;
/** Opening hours as text: the days and hours, then any remark. */
const hours = new RegExp(
  `^(${closed.mk}|${closed.en}|${interval}(?:,\\s*${interval})*)(?:\\s+(?<rest>.*))?$`,
  'isu',
);

function writeHours(value: unknown, locale: Locale): string {
  const intervals = intervalsSchema.parse(value);
  if (intervals.length === 0) return closed[locale];
  return intervals.map(({ from, to }) => `${from}-${to}`).join(',');
}

/** The intervals at the start of a text, and the rest of it. */
function readHours(cell: string): { intervals: { from: string; to: string }[]; rest: string } {
  const match = hours.exec(cell);
  if (match === null) throw new CellFault('format');
  const [, open = ''] = match;
  const intervals = Array.from(open.matchAll(new RegExp(interval, 'gu')), (one) => {
    const [, hour = '', minute = '', endHour = '', endMinute = ''] = one;
    return {
      from: `${hour.padStart(2, '0')}:${minute}`,
      to: `${endHour.padStart(2, '0')}:${endMinute}`,
    };
  });
  return { intervals, rest: match.groups?.['rest'] ?? '' };
}

/** The hours of one day, `08:00-12:00,16:00-20:00`; a day without hours has the word for closed. */
export const hoursCodec: Codec = {
  write: (value, { locale }) => writeHours(value, locale),
  read: (cell) => {
    const { intervals, rest } = readHours(cell);
    if (rest !== '') throw new CellFault('format');
    return intervals;
  },
};

/** Days that differ: each with its hours, then its note in one or both languages, `2026-12-25 closed Божиќ / Christmas|…`. */
export const openingExceptionsCodec: Codec = {
  write: (value, { locale }) =>
    joinList(
      exceptionsSchema.parse(value).map(({ date, intervals, note, noteIn }) => {
        const open = `${date} ${writeHours(intervals, locale)}`;
        const text = writeNote(noteIn ?? inItsLanguage(note ?? ''));
        return text === '' ? open : `${open} ${text}`;
      }),
    ),
  read: (cell, context) =>
    splitList(cell).map((item) => {
      const [day = ''] = item.split(/\s/, 1);
      const { intervals, rest } = readHours(item.slice(day.length).trim());
      const noteIn = readNote(rest);
      return { date: dayCodec.read(day, context), intervals, note: plainText(noteIn), noteIn };
    }),
};
