import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@pazar/ui/empty-state';
import { IconButton } from '@pazar/ui/icon-button';
import { useToday } from '@pazar/ui/input/use-today';
import { Page } from '@pazar/ui/page';
import { Row } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { calendarOf } from '../../api/produce/calendar.ts';
import { CalendarLegend } from '../../components/produce/calendar/month-mark.tsx';
import { SeasonCalendar } from '../../components/produce/calendar/season-calendar.tsx';
import { PrintButton } from '../../components/produce/print-button.tsx';
import { seasonOf, seasons } from '../../model/produce/calendar.ts';

/** Which crops grow, are ripe and were harvested when; `?year=` names the year. */
export function CalendarPage() {
  const { t, locale } = useFormatters('catalog');
  const [search, setSearch] = useSearchParams();
  const year = seasonOf(search.get('year'), useToday());
  const calendar = useQuery(calendarOf(useHttp(), { year, locale }));
  const show = (next: number) => setSearch({ year: String(next) });

  return (
    <Page
      title={t('produce.calendar.title')}
      subtitle={<TextLink to="/produce">{t('produce.title')}</TextLink>}
      actions={
        <Row>
          <PrintButton />
          <IconButton
            icon="previous"
            label={t('produce.calendar.previous')}
            disabled={year === seasons.min}
            onClick={() => show(year - 1)}
          />
          <output aria-live="polite">{year}</output>
          <IconButton
            icon="next"
            label={t('produce.calendar.next')}
            disabled={year === seasons.max}
            onClick={() => show(year + 1)}
          />
        </Row>
      }
    >
      <CalendarLegend />
      <Loaded
        query={calendar}
        texts={{ loading: t('produce.calendar.loading'), failed: t('produce.calendar.failed') }}
      >
        {({ crops, year: shown }) =>
          crops.length === 0 ? (
            <EmptyState
              title={t('produce.calendar.empty', { year })}
              action={<TextLink to="/produce/new">{t('produce.action.new')}</TextLink>}
            />
          ) : (
            <SeasonCalendar crops={crops} year={shown} />
          )
        }
      </Loaded>
    </Page>
  );
}
