import type { Locale } from '@pazar/format/locale';

/** How a kind of number is parsed and formatted. */
export interface NumberCodec<Value> {
  /** Decimals that may be typed; more are an error, never cut off. */
  readonly decimals: number;
  /** Other decimals than zeros are an error. The number is read all the same: its unit may change. */
  readonly isWhole: boolean;
  /** The canonical decimal that was typed, as a value. */
  readonly read: (canonical: string) => Value;
  /** The value of an invalid text, which no schema accepts. */
  readonly unreadable: (text: string) => Value;
  /** The value's text in the field, without grouping. */
  readonly write: (value: Value, locale: Locale) => string;
  /** The parsed number in full, as in a sentence: `1.234,00 ден.` */
  readonly echo: (canonical: string, locale: Locale) => string;
}
