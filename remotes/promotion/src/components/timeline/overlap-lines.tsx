import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import { formatNumber } from '@pazar/format/number';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { PageSection } from '@pazar/ui/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { changeableOf, meetingPhrase, pricesPhrase, winnerPhrase } from './overlap-words.ts';
import styles from './timeline.module.css';

export interface OverlapsProps {
  overlaps: readonly PromotionOverlap[];
}

/** Below the timeline what its numbers mean, where the info bar that says it is a drawer. */
export function OverlapsBelow({ overlaps }: OverlapsProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  if (overlaps.length === 0) return null;
  return (
    <div className={styles.below}>
      <PageSection
        title={t('promotion.overlap.title', {
          count: overlaps.length,
          number: formatNumber(overlaps.length, locale),
        })}
        isLandmark={false}
      >
        <OverlapLines overlaps={overlaps} />
      </PageSection>
    </div>
  );
}

/** The numbered overlaps: when each is, and who wins. */
export function OverlapLines({ overlaps }: OverlapsProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  return (
    <InfoLines>
      {overlaps.map((overlap, index) => {
        const { one, other } = overlap;
        const winner = winnerPhrase(overlap, locale);
        const meeting = meetingPhrase(overlap, locale);
        const changeable = changeableOf(overlap);
        return (
          <InfoLine
            key={`${one.id} ${other.id}`}
            tone="attention"
            name={`${index + 1}. ${t(winner.key, winner.values)}`}
            detail={[meeting, ...pricesPhrase(overlap, locale)]
              .map(({ key, values }) => t(key, values))
              .join(' · ')}
          >
            {[one, other].map(({ id, name }) => (
              <TextLink key={id} to={`/promotion/${id}`}>
                {readLocalizedText(name, locale).text}
              </TextLink>
            ))}
            {changeable !== null && (
              <TextLink to={`/promotion/${changeable}#priority`}>
                {t('promotion.overlap.priority')}
              </TextLink>
            )}
          </InfoLine>
        );
      })}
    </InfoLines>
  );
}
