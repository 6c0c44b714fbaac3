import { maxPageLimit } from '@pazar/contracts/page';
import { formatDate } from '@pazar/format/date';
import { dayAfter } from '@pazar/format/market-day';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useSearchParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { EmptyState } from '@pazar/ui/empty-state';
import { useToday } from '@pazar/ui/input/use-today';
import { Page } from '@pazar/ui/page';
import { Row } from '@pazar/ui/record/layout';
import { Loaded } from '@pazar/ui/record/loaded';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { promotionResource } from '../api/promotions.ts';
import { Timeline } from '../components/timeline/timeline.tsx';
import { timelineDays, type TimelineSpan, timelineWeeks } from '../model/timeline.ts';

const shownStatuses = ['DRAFT', 'SCHEDULED', 'ACTIVE', 'PAUSED', 'ENDED'];
const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Promotions over weeks. Which ones is in the address: `?from=2026-11-16&span=month`. */
export function TimelinePage() {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const span: TimelineSpan = search.get('span') === 'week' ? 'week' : 'month';
  const from = search.get('from');
  const today = useToday();
  const days = timelineDays(isDay(from) ? from : today, span);
  const list = useQuery(
    promotionResource.list(useHttp(), {
      status: shownStatuses,
      startsTo: days.to,
      endsFrom: days.from,
      sort: 'startsAt',
      limit: maxPageLimit,
    }),
  );
  const last = days.days.at(-1) ?? days.first;
  const show = (day: string, next: TimelineSpan = span) => setSearch({ from: day, span: next });
  const shift = (weeks: number) => show(dayAfter(days.first, weeks * 7));

  return (
    <Page
      title={t('promotion.timeline.title')}
      subtitle={<TextLink to="/promotion">{t('promotion.title')}</TextLink>}
    >
      <Row>
        <Button icon="previous" onClick={() => shift(-timelineWeeks[span])}>
          {t('promotion.timeline.earlier')}
        </Button>
        <Button onClick={() => show(today)}>{t('promotion.timeline.today')}</Button>
        <Button icon="next" onClick={() => shift(timelineWeeks[span])}>
          {t('promotion.timeline.later')}
        </Button>
        <Button
          aria-pressed={span === 'week'}
          onClick={() => show(days.first, span === 'week' ? 'month' : 'week')}
        >
          {t(`promotion.timeline.${span === 'week' ? 'month' : 'week'}`)}
        </Button>
        <span role="status">
          {formatDate(days.first, locale)} – {formatDate(last, locale)}
        </span>
      </Row>
      <Loaded
        query={list}
        texts={{ loading: t('promotion.list.loading'), failed: t('promotion.list.failed') }}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('promotion.timeline.empty')}
              detail={t('promotion.timeline.emptyDetail')}
            />
          ) : (
            <Timeline promotions={items} days={days} />
          )
        }
      </Loaded>
    </Page>
  );
}
