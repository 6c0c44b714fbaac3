import { twoDigits } from './two-digits.ts';

/** A typed text, parsed as a time of the day. */
export type ParsedTime =
  | { readonly kind: 'empty' }
  | { readonly kind: 'time'; /** `HH:MM` */ readonly value: string }
  | { readonly kind: 'error' };

/** Hours alone, or hours and minutes, apart or as three or four digits. */
const writtenTime = /^(\d{1,2})(?:\s*[:.,h\-\s]\s*(\d{2})|\s*:)?$/i;
const digitsOnly = /^(\d{1,2})(\d{2})$/;
/** "At", "o'clock" and their Macedonian words add nothing to the digits. */
const words = /^(?:at|во)\s+|\s*(?:h|ч|часот|o['’]clock)\.?$/giu;

/**
 * Reads a time on the 24-hour clock as people type it: `8`, `8:30`, `8.30`, `0830`, `8 30`, `8h`,
 * `8 ч.`, `во 8`.
 *
 * @param takesMidnightEnd whether `24` and `24:00` are a time too: the end of the day
 */
export function parseTime(input: string, takesMidnightEnd = false): ParsedTime {
  if (input.trim() === '') return { kind: 'empty' };
  const text = input.trim().replaceAll(words, '');
  const found = digitsOnly.exec(text) ?? writtenTime.exec(text);
  if (found === null) return { kind: 'error' };
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  const isEnd = takesMidnightEnd && hour === 24 && minute === 0;
  if (!isEnd && !isOnClock(hour, minute)) return { kind: 'error' };
  return { kind: 'time', value: `${twoDigits(hour)}:${twoDigits(minute)}` };
}

const isOnClock = (hour: number, minute: number) => hour < 24 && minute < 60;
