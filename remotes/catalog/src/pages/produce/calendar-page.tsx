import { useToday } from '@pazar/section/use-today';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useSearchParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { EmptyState } from '@pazar/ui/empty-state';
import { IconButton } from '@pazar/ui/icon-button';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { Page } from '@pazar/ui/page';
import { RefreshFailure } from '@pazar/ui/refresh-failure';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { lotQueries } from '../../api/produce/lot-queries.ts';
import { SeasonCalendar } from '../../components/produce/calendar/season-calendar.tsx';
import styles from '../../components/produce/calendar/season-calendar.module.css';

/** Years that the API knows. */
const years = { first: 1990, last: 2100 } as const;

function yearOf(text: string | null, today: string): number {
  const year = Number(text);
  const isKnown = Number.isInteger(year) && year >= years.first && year <= years.last;
  return isKnown ? year : Number(today.slice(0, 4));
}

/** Which crops grow, are ripe and were picked when; `?year=` names the year. */
export function CalendarPage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const year = yearOf(search.get('year'), today);
  const calendar = useQuery(lotQueries.calendar(useHttp(), { year, locale }));
  const show = (next: number) => setSearch({ year: String(next) });

  function content() {
    if (calendar.isPending) return <LoadingState label={t('produce.calendar.loading')} />;
    if (calendar.isLoadingError) {
      return (
        <LoadFailure
          title={t('produce.calendar.failed')}
          error={calendar.error}
          isBusy={calendar.isFetching}
          onRetry={() => void calendar.refetch()}
        />
      );
    }
    return (
      <>
        {calendar.isRefetchError && <RefreshFailure onRetry={() => void calendar.refetch()} />}
        {calendar.data.crops.length === 0 ? (
          <EmptyState
            title={t('produce.calendar.empty', { year })}
            action={<TextLink to="/produce/new">{t('produce.action.new')}</TextLink>}
          />
        ) : (
          <SeasonCalendar crops={calendar.data.crops} year={calendar.data.year} />
        )}
      </>
    );
  }

  return (
    <Page
      title={t('produce.calendar.title')}
      subtitle={<TextLink to="/produce">{t('produce.title')}</TextLink>}
      actions={
        <div className={styles.years}>
          <IconButton
            icon="previous"
            label={t('produce.calendar.previous')}
            disabled={year === years.first}
            onClick={() => show(year - 1)}
          />
          <output aria-live="polite">{year}</output>
          <IconButton
            icon="next"
            label={t('produce.calendar.next')}
            disabled={year === years.last}
            onClick={() => show(year + 1)}
          />
        </div>
      }
    >
      <ul className={styles.legend}>
        {(['growing', 'expected', 'harvested'] as const).map((state) => (
          <li key={state} className={styles.key}>
            <span className={styles.mark} data-state={state} aria-hidden="true" />
            {t(`produce.calendar.${state}`)}
          </li>
        ))}
      </ul>
      {content()}
    </Page>
  );
}
