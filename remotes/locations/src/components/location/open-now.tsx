import { formatDateTime } from '@pazar/format/date';
import { marketDay } from '@pazar/format/market-day';
import { marketTime } from '@pazar/format/market-time';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { useEffect, useState } from 'react';
import { type Hours, openStateAt } from '../../model/open-state.ts';

/** Hours are kept to the minute; half of one is soon enough to follow them. */
const tick = 30_000;

/** Whether a location is open now, and until or from when, by the clock of Skopje. */
export function OpenNow({ hours }: { hours: Hours }) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const [now, setNow] = useState(() => new Date());
  useEffect(function followClock() {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  const state = openStateAt(hours, now);
  const timeOf = (instant: string) =>
    marketDay(new Date(instant)) === marketDay(now)
      ? marketTime(new Date(instant))
      : formatDateTime(instant, locale);
  switch (state.kind) {
    case 'unknown':
      return <Line text={t('location.open.unknown')} />;
    case 'open':
      return (
        <Line
          isOpen
          text={
            state.until === null
              ? t('location.open.always')
              : t('location.open.until', { time: timeOf(state.until) })
          }
        />
      );
    case 'closed':
      return (
        <Line
          text={
            state.from === null
              ? t('location.open.never')
              : t('location.open.from', { time: timeOf(state.from) })
          }
        />
      );
  }
}

function Line({ text, isOpen = false }: { text: string; isOpen?: boolean }) {
  return (
    <InfoLines>
      <InfoLine tone={isOpen ? 'good' : 'quiet'} name={text} />
    </InfoLines>
  );
}
