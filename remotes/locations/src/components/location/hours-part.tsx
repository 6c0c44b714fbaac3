import { weekdays } from '@pazar/contracts/opening-hours';
import { dayNames } from '@pazar/format/calendar-names';
import { formatDate } from '@pazar/format/date';
import { formatMonthDay } from '@pazar/format/month-day';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '@pazar/ui/description-list';
import { useToday } from '@pazar/ui/input/use-today';
import { Stack } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { intervalText, noteText, pickupText } from '../hours-text.ts';
import { useLocation } from './use-location.ts';

/** When a location is open, and the days to come that differ. */
export function HoursPart() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { openingHours, pickupHours, byAppointment, exceptions, season } = useLocation();
  const names = dayNames(locale);
  const today = useToday();
  const coming = exceptions.filter(({ date }) => date >= today);
  const hoursOf = (intervals: Parameters<typeof intervalText>[0]) =>
    intervalText(intervals) || t('location.hours.closed');
  return (
    <PageSection title={t('location.form.hours')}>
      <Stack>
        {openingHours === null ? (
          <p>{t('location.open.unknown')}</p>
        ) : (
          <DescriptionList
            items={weekdays.map((day, index) => ({
              term: names[index] ?? day,
              detail: hoursOf(openingHours[day]),
            }))}
          />
        )}
        {pickupHours.type !== 'NONE' && (
          <p>{t('location.overview.pickup', { hours: pickupText(pickupHours, { t, locale }) })}</p>
        )}
        {byAppointment && <p>{t('location.byAppointment.yes')}</p>}
        {season !== null && (
          <p>
            {t('location.overview.season', {
              from: formatMonthDay(season.from, locale),
              to: formatMonthDay(season.to, locale),
            })}
          </p>
        )}
        {coming.length > 0 && (
          <DescriptionList
            items={coming.map((day) => ({
              term: formatDate(day.date, locale),
              detail: [hoursOf(day.intervals), noteText(day, locale)].filter(Boolean).join(' · '),
            }))}
          />
        )}
      </Stack>
    </PageSection>
  );
}
