import type { Locale } from '@pazar/contracts/locale';
import { formatDate } from '@pazar/format/date';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney, type Money } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { formatQuantity } from '@pazar/format/quantity';
import { type SectionTexts, useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';

/** Texts of a section, and values as text, in the agent's language. */
export interface Formatters<Namespace extends keyof SectionTexts> {
  readonly t: ReturnType<typeof useTranslation<Namespace>>['t'];
  readonly locale: Locale;
  readonly number: (value: number) => string;
  readonly percent: (value: number) => string;
  readonly money: (amount: Money) => string;
  readonly quantity: (quantity: string, unit: Parameters<typeof formatQuantity>[1]) => string;
  /** A calendar day, or the day of an instant. */
  readonly day: (day: string) => string;
  /** When something happened; the day alone where no time is known. */
  readonly timestamp: (instant: string) => string;
  /** In the agent's language, or in the other where it has none. */
  readonly localized: (text: Parameters<typeof readLocalizedText>[0]) => string;
}

/** The same object as long as the language is the same: a list compares it. */
export function useFormatters<Namespace extends keyof SectionTexts>(
  namespace: Namespace,
): Formatters<Namespace> {
  const { t } = useTranslation(namespace);
  const locale = useLocale();
  return useMemo(
    () => ({
      t,
      locale,
      number: (value) => formatNumber(value, locale),
      percent: (value) => formatPercent(value, locale),
      money: (amount) => formatMoney(amount, locale),
      quantity: (quantity, unit) => formatQuantity(quantity, unit, locale),
      day: (day) => formatDate(day, locale),
      timestamp: (instant) => formatEnteredTime(instant, locale),
      localized: (text) => readLocalizedText(text, locale).text,
    }),
    [t, locale],
  );
}
