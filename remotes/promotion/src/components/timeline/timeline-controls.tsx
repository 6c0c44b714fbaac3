import { formatDate } from '@pazar/format/date';
import { dayAfter } from '@pazar/format/market-day';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { IconButton } from '@pazar/ui/icon-button';
import { SelectField } from '@pazar/ui/input/select-field';
import { useToday } from '@pazar/ui/input/use-today';
import { Row } from '@pazar/ui/layout';
import type { TimelineChoice } from '../../model/timeline-tabs.ts';
import {
  beginOf,
  type TimelineDays,
  type TimelineSpan,
  timelineWeeks,
} from '../../model/timeline.ts';
import { TimelineViews, type TimelineView } from './timeline-views.tsx';
import styles from './timeline.module.css';

const spans = ['week', 'month'] as const;

/** What of a timeline is in its address. */
export interface TimelineShown {
  from?: string;
  span?: TimelineSpan;
  view?: TimelineView;
  choice?: TimelineChoice;
}

export interface TimelineControlsProps {
  view: TimelineView;
  span: TimelineSpan;
  days: TimelineDays;
  addressOf: (next: TimelineShown) => string;
  onShow: (next: TimelineShown) => void;
}

/** How promotions are shown, and which weeks. */
export function TimelineControls({ view, span, days, addressOf, onShow }: TimelineControlsProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const today = useToday();
  const last = days.days.at(-1) ?? days.first;
  const shift = (weeks: number) => onShow({ from: dayAfter(days.first, weeks * 7) });
  return (
    <div className={styles.controls}>
      <TimelineViews view={view} addressOf={(value) => addressOf({ view: value })} />
      <div className={styles.when}>
        <Row>
          <IconButton
            icon="previous"
            label={t('promotion.timeline.earlier')}
            onClick={() => shift(-timelineWeeks[span])}
          />
          <Button onClick={() => onShow({ from: beginOf(today, span) })}>
            {t('promotion.timeline.today')}
          </Button>
          <IconButton
            icon="next"
            label={t('promotion.timeline.later')}
            onClick={() => shift(timelineWeeks[span])}
          />
          <span role="status" className={styles.range}>
            {formatDate(days.first, locale)} – {formatDate(last, locale)}
          </span>
        </Row>
        <SelectField
          label={t('promotion.timeline.span')}
          isLabelHidden
          value={span}
          options={spans.map((value) => ({ value, label: t(`promotion.timeline.${value}`) }))}
          onChange={(value) => onShow({ span: value })}
        />
      </div>
    </div>
  );
}
