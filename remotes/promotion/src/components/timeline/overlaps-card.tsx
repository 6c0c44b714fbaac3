import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import { readLocalizedText } from '@pazar/format/localized-text';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { meetingPhrase, winnerPhrase } from './overlap-words.ts';

/** Beside the timeline: its numbered overlaps, when they are, and who wins. */
export function OverlapsCard({ overlaps }: { overlaps: readonly PromotionOverlap[] }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  if (overlaps.length === 0) return null;
  return (
    <InfoBar>
      <InfoCard title={t('promotion.overlap.title')}>
        <InfoLines>
          {overlaps.map((overlap, index) => {
            const { one, other } = overlap;
            const winner = winnerPhrase(overlap, locale);
            const meeting = meetingPhrase(overlap, locale);
            return (
              <InfoLine
                key={`${one.id} ${other.id}`}
                tone="attention"
                name={`${index + 1}. ${t(winner.key, winner.values)}`}
                detail={t(meeting.key, meeting.values)}
              >
                {[one, other].map(({ id, name }) => (
                  <TextLink key={id} to={`/promotion/${id}`}>
                    {readLocalizedText(name, locale).text}
                  </TextLink>
                ))}
              </InfoLine>
            );
          })}
        </InfoLines>
      </InfoCard>
    </InfoBar>
  );
}
