import type { Locale } from '@pazar/contracts/locale';
import type { PromotionSubject } from '@pazar/contracts/promotion';
import { formatList } from '@pazar/format/list';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import type { TFunction } from 'i18next';

/** What a promotion is for, by name, and where it holds; null: everywhere. */
export function subjectLines(
  { type, names, total, places, placesTotal }: PromotionSubject,
  { t, locale }: { t: TFunction<'promotion'>; locale: Locale },
): [string, string | null] {
  const listed = (shown: readonly string[], all: number) => {
    const rest = all - shown.length;
    if (rest <= 0) return formatList(shown, locale);
    const more = t('promotion.sentence.more', { amount: formatNumber(rest, locale) });
    return formatList([...shown, more], locale);
  };
  const read = names.map((name) => readLocalizedText(name, locale).text);
  const what =
    type === 'ALL' ? t('promotion.target.ALL') : listed(read, total) || t('promotion.form.none');
  return [what, placesTotal === 0 ? null : listed(places, placesTotal)];
}
