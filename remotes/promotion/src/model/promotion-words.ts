import type { Locale } from '@pazar/contracts/locale';
import type { Currency } from '@pazar/contracts/money';
import type { TFunction } from 'i18next';

/** What a promotion names by an identifier. */
export type Named = 'category' | 'product' | 'pack' | 'location';

/** What the values of a promotion are written with. */
export interface PromotionWords {
  readonly t: TFunction<'promotion'>;
  readonly locale: Locale;
  readonly currency: Currency;
  /** Undefined for a name that this page has not loaded. */
  readonly nameOf: (kind: Named, id: string) => string | undefined;
}
