import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatDateTime } from '@pazar/format/date';
import { formatEnd } from '@pazar/format/period-end';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Quiet } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import type { CSSProperties } from 'react';
import { barLabel } from '../../model/bar-label.ts';
import { rulePhrase } from '../../model/rule-phrase.ts';
import type { Bar } from '../../model/timeline.ts';
import { weeklyText } from '../../model/weekly-text.ts';
import { labelPlace, markersOf, type Meeting } from './timeline-marks.ts';
import { PromotionPicture } from '../promotion-picture.tsx';
import { StatusBadge } from '../status-badge.tsx';
import marks from './timeline-bars.module.css';
import styles from './timeline.module.css';

export interface TimelineRowProps {
  promotion: PromotionSummary;
  bars: readonly Bar[];
  meetings: readonly Meeting[];
  /** Whether its facts are beside the timeline. */
  isPicked: boolean;
  onPick: () => void;
}

/** From `start` to `end` of a row, in hundredths of its width. */
const placed = ({ start, end }: Bar) =>
  // React types no custom properties.
  ({ '--start': `${start}%`, '--width': `${end - start}%` }) as CSSProperties;

/** One promotion over the days: when it holds, and where it meets others. */
export function TimelineRow({ promotion, bars, meetings, isPicked, onPick }: TimelineRowProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id, name, startsAt, effectiveStatus, weekly } = promotion;
  const endsAt = promotion.endedAt ?? promotion.endsAt;
  const { text } = readLocalizedText(name, locale);
  const rule = rulePhrase(promotion, locale);
  const when = [
    startsAt === null ? '…' : formatDateTime(startsAt, locale),
    endsAt === null ? '…' : formatEnd(endsAt, locale),
  ].join(' – ');
  const numbers = [...new Set(meetings.map(({ number }) => number))];
  return (
    <tr data-picked={isPicked}>
      <th scope="row" className={styles.name}>
        <div className={styles.head}>
          <PromotionPicture promotion={promotion} />
          <div>
            <TextLink to={`/promotion/${id}`}>{text}</TextLink>
            <span className={styles.facts}>
              <StatusBadge promotion={promotion} />
              <Quiet>
                {t(rule.key, rule.values)}
                {weekly !== null && (
                  <span className={styles.weekly}>, {weeklyText(weekly, locale)}</span>
                )}
              </Quiet>
            </span>
          </div>
        </div>
      </th>
      <td className={styles.track}>
        <VisuallyHidden>
          {when}
          {numbers.length > 0 &&
            `, ${t('promotion.overlap.numbers', { names: numbers.join(', ') })}`}
        </VisuallyHidden>
        {bars.map((bar) => (
          <span
            key={bar.start}
            className={marks.bar}
            data-status={effectiveStatus}
            style={placed(bar)}
            title={when}
          />
        ))}
        <BarLabel promotion={promotion} bars={bars} />
        {meetings.map((meeting) => (
          <span
            key={`${meeting.number} ${meeting.start}`}
            className={marks.meeting}
            data-status={effectiveStatus}
            style={placed(meeting)}
            aria-hidden="true"
          />
        ))}
        {markersOf(meetings).map(({ at, numbers: marked }) => (
          <span
            key={at}
            className={marks.number}
            style={placed({ start: at, end: at })}
            aria-hidden="true"
          >
            {marked.join(', ')}
          </span>
        ))}
        <button
          type="button"
          className={marks.pick}
          aria-label={t('promotion.timeline.pick', { names: text })}
          aria-pressed={isPicked}
          onClick={onPick}
        />
      </td>
    </tr>
  );
}

/** The text of a single bar, where it has room; for several bars the row shows the hours. */
function BarLabel({ promotion, bars }: Pick<TimelineRowProps, 'promotion' | 'bars'>) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const [bar, ...others] = bars;
  if (bar === undefined || others.length > 0) return null;
  const text = barLabel(promotion, locale)
    .map(({ key, values }) => t(key, values))
    .join(', ');
  const { at, start, width } = labelPlace(bar, text.length);
  return (
    <span
      className={marks.until}
      data-place={at}
      style={placed({ start, end: start + width })}
      aria-hidden="true"
    >
      <span>{text}</span>
    </span>
  );
}
