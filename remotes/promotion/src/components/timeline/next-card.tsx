import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatTime, formatWeekday, formatDate } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';

/** The promotion that holds next, with the way to its price tags; nothing where none is ahead. */
export function NextCard({ promotions }: { promotions: readonly PromotionSummary[] }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const [next] = promotions
    .flatMap(({ id, name, nextFrom }) => (nextFrom === null ? [] : { id, name, nextFrom }))
    .toSorted((one, other) => Date.parse(one.nextFrom) - Date.parse(other.nextFrom));
  if (next === undefined) return null;
  const { id, name, nextFrom } = next;
  return (
    <InfoCard title={t('promotion.next.title')}>
      <p>
        {t('promotion.next.starts', {
          names: readLocalizedText(name, locale).text,
          days: formatWeekday(nextFrom, locale),
          start: formatDate(nextFrom, locale),
          end: formatTime(nextFrom),
        })}
      </p>
      <TextLink to={`/promotion/${id}/tags`}>{t('promotion.tabs.tags')}</TextLink>
    </InfoCard>
  );
}
