import type { Locale } from '@pazar/contracts/locale';
import { formatDate, formatDateTime } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { useLocale } from '@pazar/shell/locale';
import { type Translate, useTranslation } from '@pazar/shell/translation';
import { useMemo } from 'react';

/** With what the pages of management are written, in the manager's language. */
export interface Words {
  readonly t: Translate<'management'>;
  readonly locale: Locale;
  readonly number: (value: number) => string;
  readonly percent: (value: number) => string;
  readonly day: (day: string) => string;
  /** Day and time of an instant. */
  readonly moment: (instant: string) => string;
  /** How long ago an instant was. */
  readonly ago: (instant: string) => string;
  /** In the manager's language, else in the other. */
  readonly inOne: (text: Parameters<typeof readLocalizedText>[0]) => string;
}

/** The same object as long as the language is the same: a list compares it. */
export function useWords(): Words {
  const { t } = useTranslation('management');
  const locale = useLocale();
  return useMemo(
    () => ({
      t,
      locale,
      number: (value) => formatNumber(value, locale),
      percent: (value) => formatPercent(value, locale),
      day: (day) => formatDate(day, locale),
      moment: (instant) => formatDateTime(instant, locale),
      ago: (instant) => formatRelativeTime(instant, locale),
      inOne: (text) => readLocalizedText(text, locale).text,
    }),
    [t, locale],
  );
}

/** The texts of all states of a list; `of` says how they are named: `records.search`. */
export const listTexts = (
  { t }: Words,
  of: 'management.list' | 'audit.list' | 'records',
  label: string,
) => ({
  label,
  search: t(`${of}.search`),
  loading: t(`${of}.loading`),
  failed: t(`${of}.failed`),
  empty: t(`${of}.empty`),
  emptyDetail: t(`${of}.emptyDetail`),
});
