import type { TextKey } from '@pazar/shell/locale';

/** A translation key with what it fills in. */
export interface Phrase {
  readonly key: TextKey<'promotion'>;
  readonly values: Readonly<Partial<Record<Value, string>>> & { readonly count?: number };
}

type Value =
  | 'start'
  | 'end'
  | 'percent'
  | 'amount'
  | 'price'
  | 'buy'
  | 'free'
  | 'names'
  | 'other'
  | 'days'
  | 'code';
