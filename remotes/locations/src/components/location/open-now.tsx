import type { LocationRow } from '@pazar/contracts/location-row';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { openText } from '../open-text.ts';
import { useNow } from '../use-now.ts';
import { HoursByDay } from './hours-by-day.tsx';

/** Whether a location is open now, and until or from when, by the clock of Skopje, over its week. */
export function OpenNow({ location }: { location: LocationRow }) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const now = useNow();
  const { text, isOpen, changesAt } = openText(location, { t, locale, now });
  return (
    <>
      <InfoLines>
        <InfoLine
          tone={isOpen ? 'good' : 'quiet'}
          name={text}
          detail={changesAt === null ? undefined : formatRelativeTime(changesAt, locale, now)}
        />
      </InfoLines>
      {location.status === 'ACTIVE' && <HoursByDay hours={location} now={now} />}
    </>
  );
}
