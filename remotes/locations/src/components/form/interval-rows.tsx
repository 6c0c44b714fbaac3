import type { OpeningInterval } from '@pazar/contracts/opening-hours';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { IconButton } from '@pazar/ui/icon-button';
import { TimeField } from '@pazar/ui/input/time-field';
import { Row, Stack } from '@pazar/ui/layout';
import { addInterval } from '../../model/week-hours.ts';
import styles from './location-form.module.css';

interface IntervalRowsProps {
  /** Whose hours they are: "Monday". */
  label: string;
  value: readonly OpeningInterval[];
  onChange: (value: OpeningInterval[]) => void;
  /** A box beside it opens the day. */
  opensBeside?: boolean;
}

/** The hours of one day: up to three intervals, each removable; none is closed. */
export function IntervalRows(props: IntervalRowsProps) {
  const { label, value, onChange, opensBeside = false } = props;
  const { t } = useTranslation('locations');
  const more = addInterval(value);
  const change = (index: number, over: Partial<OpeningInterval>) =>
    onChange(value.map((one, position) => (position === index ? { ...one, ...over } : one)));
  const timeOf = (text: string) => (text === '' ? null : text);
  return (
    <Stack gap="small">
      {value.length === 0 && (
        <Row>
          <span className={styles.closed}>{t('location.hours.closed')}</span>
          {more !== null && !opensBeside && (
            <Button
              variant="quiet"
              icon="add"
              aria-label={t('location.hours.add', { day: label })}
              onClick={() => onChange(more)}
            >
              {t('location.hours.open')}
            </Button>
          )}
        </Row>
      )}
      {value.map(({ from, to }, index) => {
        const names = { day: label, number: String(index + 1) };
        return (
          // Intervals have no name but their position.
          <div key={index} className={styles.interval}>
            <TimeField
              isLabelHidden
              label={t('location.hours.from', names)}
              value={timeOf(from)}
              onChange={(time) => change(index, { from: time ?? '' })}
            />
            <span aria-hidden="true">–</span>
            <TimeField
              isLabelHidden
              takesMidnightEnd
              label={t('location.hours.to', names)}
              value={timeOf(to)}
              onChange={(time) => change(index, { to: time ?? '' })}
            />
            <IconButton
              icon="close"
              label={t('location.hours.remove', names)}
              onClick={() => onChange(value.filter((_, position) => position !== index))}
            />
            {more !== null && index === value.length - 1 && (
              <span className={styles.more}>
                <Button
                  variant="quiet"
                  icon="add"
                  aria-label={t('location.hours.add', { day: label })}
                  onClick={() => onChange(more)}
                >
                  <span>{t('location.hours.open')}</span>
                </Button>
              </span>
            )}
          </div>
        );
      })}
    </Stack>
  );
}
