import type { PromotionSummary } from '@pazar/contracts/promotion';
import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import { formatNumber } from '@pazar/format/number';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { formatDate, formatTime, formatWeekday } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { TextLink } from '@pazar/ui/text-link';
import { OverlapLines } from './overlap-lines.tsx';
import { PickedCard } from './picked-card.tsx';

export interface TimelineInfoProps {
  promotions: readonly PromotionSummary[];
  overlaps: readonly PromotionOverlap[];
  /** The promotion of the row that was picked. */
  picked: string | undefined;
}

/** Beside the timeline: the picked row, its numbered overlaps, and what starts next. */
export function TimelineInfo({ promotions, overlaps, picked }: TimelineInfoProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const count = overlaps.length;
  return (
    <InfoBar>
      {picked !== undefined && <PickedCard id={picked} />}
      {count > 0 && (
        <InfoCard
          title={t('promotion.overlap.title', { count, number: formatNumber(count, locale) })}
        >
          <OverlapLines overlaps={overlaps} />
        </InfoCard>
      )}
      <NextCard promotions={promotions} />
    </InfoBar>
  );
}

/** The promotion that holds next, with the way to its price tags; nothing where none is ahead. */
function NextCard({ promotions }: { promotions: readonly PromotionSummary[] }) {
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
