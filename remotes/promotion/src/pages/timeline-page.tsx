import { maxPageLimit } from '@pazar/contracts/page';
import { formatNumber } from '@pazar/format/number';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { EmptyState } from '@pazar/ui/empty-state';
import { useToday } from '@pazar/ui/input/use-today';
import { Page } from '@pazar/ui/page';
import { Stack } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { promotionOverlaps, promotionResource } from '../api/promotions.ts';
import { OverlapsBelow } from '../components/timeline/overlap-lines.tsx';
import { TimelineControls, type TimelineShown } from '../components/timeline/timeline-controls.tsx';
import { TimelineInfo } from '../components/timeline/timeline-info.tsx';
import { TimelineTabs } from '../components/timeline/timeline-tabs.tsx';
import { TimelineTotal } from '../components/timeline/timeline-total.tsx';
import type { TimelineView } from '../components/timeline/timeline-views.tsx';
import { Timeline } from '../components/timeline/timeline.tsx';
import styles from '../components/timeline/timeline.module.css';
import { TimelineTable } from '../components/timeline/timeline-table.tsx';
import { chosenOf, pickedOf, stateIn } from '../model/timeline-tabs.ts';
import {
  beginOf,
  dayOf,
  shownStatuses,
  timelineDays,
  type TimelineSpan,
} from '../model/timeline.ts';

/** Promotions over weeks. The URL holds the view: `?from=2026-11-16&span=week&view=table`. */
export function TimelinePage() {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const span: TimelineSpan = search.get('span') === 'week' ? 'week' : 'month';
  const view: TimelineView = search.get('view') === 'table' ? 'table' : 'timeline';
  const today = useToday();
  const days = timelineDays(dayOf(search.get('from')) ?? beginOf(today, span), span);
  const choice = { state: stateIn(search), isMeeting: search.get('overlaps') !== null };
  const [picked, setPicked] = useState<string>();
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
  const overlaps = useInlineQuery(promotionOverlaps(http));
  const shownIds = new Set(list.data?.items.map(({ id }) => id));
  const shown = (overlaps.data?.items ?? []).filter(
    ({ one, other, from: begins, to }) =>
      shownIds.has(one.id) &&
      shownIds.has(other.id) &&
      begins < days.to &&
      (to ?? days.to) > days.from,
  );
  const all = list.data?.items ?? [];
  const shownRow = pickedOf(chosenOf(all, shown, choice), picked);
  function queryOf({ choice: { state, isMeeting } = choice, ...next }: TimelineShown) {
    const asked = { ...(state !== null && { state }), ...(isMeeting && { overlaps: '' }) };
    return { from: days.first, span, view, ...asked, ...next };
  }
  const show = (next: TimelineShown) => setSearch(queryOf(next));
  const addressOf = (next: TimelineShown) =>
    `/promotion/timeline?${new URLSearchParams(queryOf(next)).toString()}`;

  return (
    <Page
      title={t('promotion.title')}
      subtitle={<TimelineTotal promotions={list.data?.items} />}
      actions={
        <Button variant="primary" icon="add" onClick={() => void navigate('/promotion/new')}>
          {t('promotion.new.title')}
        </Button>
      }
      actionsFloat
    >
      <Stack>
        <div className={styles.tools}>
          <TimelineControls {...{ view, span, days, addressOf }} onShow={show} />
          <TimelineTabs
            promotions={all}
            overlaps={shown.length}
            choice={choice}
            onChoose={(next) => show({ choice: next })}
          />
        </div>
        {overlaps.notice}
        <Loaded
          query={list}
          texts={{ loading: t('promotion.list.loading'), failed: t('promotion.list.failed') }}
        >
          {({ items: found, page }) => {
            const items = chosenOf(found, shown, choice);
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
                    {t('promotion.timeline.cut', { number: formatNumber(found.length, locale) })}
                  </p>
                )}
                {view === 'table' ? (
                  <TimelineTable promotions={items} overlaps={shown} />
                ) : (
                  <Timeline
                    promotions={items}
                    overlaps={shown}
                    days={days}
                    now={new Date()}
                    picked={shownRow}
                    onPick={setPicked}
                  />
                )}
              </>
            );
          }}
        </Loaded>
        <OverlapsBelow overlaps={shown} />
        <TimelineInfo promotions={all} overlaps={shown} picked={shownRow} />
      </Stack>
    </Page>
  );
}
