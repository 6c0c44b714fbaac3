import {
  notificationDays,
  type Notification,
  type ReadNotifications,
  unreadSchema,
} from '@pazar/contracts/notification';
import { notificationEventSchema } from '@pazar/contracts/preferences';
import { formatDate, formatWeekday } from '@pazar/format/date';
import { dayAfter, marketDay } from '@pazar/format/market-day';
import { accountKey } from '@pazar/section/account';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { useToday } from '@pazar/ui/input/use-today';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { PlainItem, PlainList, Stack } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { PageSection } from '@pazar/ui/page-section';
import { Pill } from '@pazar/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newestNotifications } from '../../api/notifications.ts';
import { NewsLine } from './news-line.tsx';
import styles from './news-part.module.css';

const shows = ['all', 'unread', ...notificationEventSchema.options] as const;
type Shown = (typeof shows)[number];

/** The agent's notifications by day, newest first; each or all can be marked as read. */
export function NewsPart() {
  const { t } = useTranslation('account');
  const query = useQuery(newestNotifications(useHttp()));
  const [shown, setShown] = useState<Shown>('all');
  const read = useApiMutation({
    mutationKey: ['notifications', 'read'],
    mutationFn: (body: ReadNotifications, { http, idempotencyKey }) =>
      http.post('/v1/notifications/read', { body, idempotencyKey, schema: unreadSchema }),
    refetch: [...accountKey, 'notifications'],
  });
  const unread = query.data?.filter(({ readAt }) => readAt === null).length ?? 0;
  return (
    <PageSection
      title={t('account.notifications.news')}
      isFramed
      actions={
        unread > 0 && (
          <Button icon="check" isBusy={read.isPending} onClick={() => read.mutate({ all: true })}>
            {t('account.notifications.readAll')}
          </Button>
        )
      }
    >
      <Loaded
        query={query}
        texts={{
          loading: t('account.notifications.newsLoading'),
          failed: t('account.notifications.newsFailed'),
        }}
      >
        {(news) => (
          <Stack>
            <ChangeFailure title={t('account.notifications.readFailed')} error={read.error} />
            {news.length === 0 ? (
              <p>{t('account.notifications.none', { count: notificationDays })}</p>
            ) : (
              <NewsFilter news={news} value={shown} onChange={setShown} />
            )}
            <NewsByDay
              news={news.filter((one) => isShown(one, shown))}
              isBusy={read.isPending}
              onRead={({ id }) => read.mutate({ ids: [id] })}
            />
          </Stack>
        )}
      </Loaded>
    </PageSection>
  );
}

function isShown({ event, readAt }: Notification, shown: Shown): boolean {
  if (shown === 'all') return true;
  return shown === 'unread' ? readAt === null : event === shown;
}

interface NewsFilterProps {
  news: readonly Notification[];
  value: Shown;
  onChange: (shown: Shown) => void;
}

/** All, those that are unread, or one event, with how many there are of each. */
function NewsFilter({ news, value, onChange }: NewsFilterProps) {
  const { t } = useTranslation('account');
  const options = shows
    .map((each) => ({ value: each, count: news.filter((one) => isShown(one, each)).length }))
    .filter((option) => option.count > 0 || option.value === value)
    .map((option) => ({
      ...option,
      label:
        option.value === 'all' || option.value === 'unread'
          ? t(`account.notifications.show.${option.value}`)
          : t(`account.notifications.event.${option.value}`),
    }));
  return (
    <div role="group" className={styles['chips']} aria-label={t('account.notifications.show')}>
      {options.map((option) => (
        <Pill
          key={option.value}
          label={option.label}
          count={option.count}
          isOn={option.value === value}
          onPress={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}

interface NewsByDayProps {
  news: readonly Notification[];
  isBusy: boolean;
  onRead: (news: Notification) => void;
}

function NewsByDay({ news, isBusy, onRead }: NewsByDayProps) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const today = useToday();
  const headingOf = (at: string) => {
    const day = marketDay(new Date(at));
    if (day === today) return t('account.notifications.today');
    if (day === dayAfter(today, -1)) return t('account.notifications.yesterday');
    return `${formatWeekday(at, locale)}, ${formatDate(at, locale)}`;
  };
  const days = Map.groupBy(news, ({ at }) => formatDate(at, locale));
  return Array.from(days, ([day, ofDay]) => {
    const [{ at } = { at: '' }] = ofDay;
    const heading = headingOf(at);
    return (
      <div key={day}>
        <h3 className={styles['day']}>{heading}</h3>
        <PlainList label={heading}>
          {ofDay.map((one) => (
            <PlainItem key={one.id}>
              <NewsLine news={one} isBusy={isBusy} onRead={() => onRead(one)} />
            </PlainItem>
          ))}
        </PlainList>
      </div>
    );
  });
}
