import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { formatDate, formatTime, formatWeekday } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { isEndOfDay, lastDay } from '@pazar/format/period-end';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { StatCard } from '@pazar/ui/stat-card';
import { TextLink } from '@pazar/ui/text-link';
import { endReasonOf } from '../../model/end-reason.ts';

/** When a promotion ends; of one that is over, when it did and why. */
export function EndCard({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { endsAt, endedAt, replacedBy } = promotion;
  const end = endedAt ?? endsAt;
  if (end === null) {
    return <StatCard label={t('promotion.field.endsAt')} value={t('promotion.period.always')} />;
  }
  const weekday = formatWeekday(lastDay(end), locale);
  const when = isEndOfDay(end)
    ? weekday
    : t('promotion.reading.dayAndTime', { start: weekday, end: formatTime(end) });
  const endReason = endReasonOf(promotion);
  const reason = endReason === null ? '' : ` · ${t(`promotion.endReason.${endReason}`)}`;
  return (
    <StatCard
      label={t(endedAt === null ? 'promotion.field.endsAt' : 'promotion.column.end')}
      value={formatDate(lastDay(end), locale)}
      detail={
        <>
          {`${when}${reason}`}
          {replacedBy !== null && (
            <>
              {' '}
              <TextLink to={`/promotion/${replacedBy.id}`}>
                {readLocalizedText(replacedBy.name, locale).text}
              </TextLink>
            </>
          )}
        </>
      }
    />
  );
}
