import type { Locale } from '@pazar/format/locale';

/** How a kind of number stands in a value and on the screen. */
export interface NumberCodec<Value> {
  /** Decimals that may be typed; more are an error, never cut off. */
  readonly decimals: number;
  /** The canonical decimal that was typed, as a value. */
  readonly read: (canonical: string) => Value;
  /** The value of what cannot be read as a number: one that no schema accepts. */
  readonly unreadable: (text: string) => Value;
  /** The value as it stands in the field, without grouping. */
  readonly write: (value: Value, locale: Locale) => string;
  /** What was read, in full, as in a sentence: `1.234,00 ден.` */
  readonly echo: (canonical: string, locale: Locale) => string;
}
