import { maxPageLimit } from '@pazar/contracts/page';
import { formatDate } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { dayAfter } from '@pazar/format/market-day';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { EmptyState } from '@pazar/ui/empty-state';
import { IconButton } from '@pazar/ui/icon-button';
import { SelectField } from '@pazar/ui/input/select-field';
import { useToday } from '@pazar/ui/input/use-today';
import { Page } from '@pazar/ui/page';
import { Row, Stack } from '@pazar/ui/record/layout';
import { Loaded } from '@pazar/ui/record/loaded';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { promotionOverlaps, promotionResource } from '../api/promotions.ts';
import { OverlapsBelow } from '../components/timeline/overlap-lines.tsx';
import { TimelineInfo } from '../components/timeline/timeline-info.tsx';
import styles from '../components/timeline/timeline.module.css';
import { TimelineViews, type TimelineView } from '../components/timeline/timeline-views.tsx';
import { Timeline } from '../components/timeline/timeline.tsx';
import { TimelineTable } from '../components/timeline/timeline-table.tsx';
import {
  dayOf,
  shownStatuses,
  timelineDays,
  type TimelineSpan,
  timelineWeeks,
} from '../model/timeline.ts';

const spans = ['week', 'month'] as const;

/** Promotions over weeks. What is shown is in the address: `?from=2026-11-16&span=week&view=table`. */
export function TimelinePage() {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const span: TimelineSpan = search.get('span') === 'week' ? 'week' : 'month';
  const view: TimelineView = search.get('view') === 'table' ? 'table' : 'timeline';
  const today = useToday();
  const days = timelineDays(dayOf(search.get('from')) ?? today, span);
  const http = useHttp();
  const list = useQuery(
    promotionResource.list(http, {
      status: shownStatuses,
      startsTo: days.to,
      endsFrom: days.from,
      sort: 'startsAt',
      limit: maxPageLimit,
    }),
  );
  const overlaps = useBeside(promotionOverlaps(http));
  const shownIds = new Set(list.data?.items.map(({ id }) => id));
  const shown = (overlaps.data?.items ?? []).filter(
    ({ one, other, from: begins, to }) =>
      shownIds.has(one.id) &&
      shownIds.has(other.id) &&
      begins < days.to &&
      (to ?? days.to) > days.from,
  );
  const last = days.days.at(-1) ?? days.first;
  type Shown = { from?: string; span?: TimelineSpan; view?: TimelineView };
  const queryOf = (next: Shown) => ({ from: days.first, span, view, ...next });
  const show = (next: Shown) => setSearch(queryOf(next));
  const addressOf = (next: Shown) =>
    `/promotion/timeline?${new URLSearchParams(queryOf(next)).toString()}`;
  const shift = (weeks: number) => show({ from: dayAfter(days.first, weeks * 7) });

  return (
    <Page
      title={t('promotion.timeline.title')}
      subtitle={<TextLink to="/promotion">{t('promotion.title')}</TextLink>}
    >
      <Stack>
        <div className={styles.controls}>
          <TimelineViews view={view} addressOf={(value) => addressOf({ view: value })} />
          <Row>
            <IconButton
              icon="previous"
              label={t('promotion.timeline.earlier')}
              onClick={() => shift(-timelineWeeks[span])}
            />
            <Button onClick={() => show({ from: today })}>{t('promotion.timeline.today')}</Button>
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
            onChange={(value) => show({ span: value })}
          />
        </div>
        {overlaps.notice}
        <Loaded
          query={list}
          texts={{ loading: t('promotion.list.loading'), failed: t('promotion.list.failed') }}
        >
          {({ items, page }) => {
            if (items.length === 0)
              return (
                <EmptyState
                  title={t('promotion.timeline.empty')}
                  detail={t('promotion.timeline.emptyDetail')}
                />
              );
            return (
              <>
                {page.next !== null && (
                  <p>
                    {t('promotion.timeline.cut', { number: formatNumber(items.length, locale) })}
                  </p>
                )}
                {view === 'table' ? (
                  <TimelineTable promotions={items} overlaps={shown} />
                ) : (
                  <Timeline promotions={items} overlaps={shown} days={days} now={new Date()} />
                )}
              </>
            );
          }}
        </Loaded>
        <OverlapsBelow overlaps={shown} />
        <TimelineInfo promotions={list.data?.items ?? []} overlaps={shown} />
      </Stack>
    </Page>
  );
}
