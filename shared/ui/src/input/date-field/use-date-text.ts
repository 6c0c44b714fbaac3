import { formatDate } from '@pazar/format/date';
import type { Locale } from '@pazar/format/locale';
import { parseDate } from '@pazar/format/parse-date';
import { useState } from 'react';

interface DateTextOptions {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly locale: Locale;
  readonly today: string;
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** The text of a day while it is typed, and what is made of it. */
export function useDateText({ value, onChange, locale, today }: DateTextOptions) {
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null);
  const [isLeft, setLeft] = useState(true);
  const day = value !== null && calendarDay.test(value) ? value : null;
  const written = day === null ? (value ?? '') : formatDate(day, locale);
  // A value that came from elsewhere, such as a reset, takes the place of what was typed.
  const text = typed !== null && typed.value === value ? typed.text : written;
  const isWrong = parseDate(text, today).kind === 'error';

  return {
    text,
    /** The value, if it is a day. */
    day,
    type(next: string): void {
      const parsed = parseDate(next, today);
      const nextValue = { empty: null, error: next.trim(), date: '' }[parsed.kind];
      const read = parsed.kind === 'date' ? parsed.value : nextValue;
      setTyped({ text: next, value: read });
      setLeft(false);
      onChange(read);
    },
    choose(chosen: string): void {
      setTyped(null);
      onChange(chosen);
    },
    leave(): void {
      setLeft(true);
      if (!isWrong) setTyped(null);
    },
    /** Said once the field was left: a day is not wrong while it is half typed. */
    isWrong: isLeft && isWrong,
  };
}
