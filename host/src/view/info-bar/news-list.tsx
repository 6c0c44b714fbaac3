import {
  newsSubjects,
  type Notification,
  notificationPageSchema,
  type ReadNotifications,
  unreadSchema,
} from '@pazar/contracts/notification';
import { Button } from '@pazar/ui/button';
import { IconButton } from '@pazar/ui/icon-button';
import { useAttempt } from '@pazar/section/record/use-attempt';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newsAction, newsDetails } from '@pazar/format/news/news-details';
import { newsTitle } from '@pazar/format/news/news-title';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { TextLink } from '@pazar/ui/text-link';
import { useSectionClient } from '../page/use-section-client.ts';
import { SubjectLink } from '../page/subject-link.tsx';
import styles from './bell.module.css';
import { useHost } from '../../host-services.ts';
import { useSubjectPage } from '../page/use-descriptor-pages.ts';

/** Above the lists and counts of notifications, in the shell and in the account's section. */
const notificationsKey = ['account', 'notifications'] as const;

/** As many as fit beside a page; the account's section has all. */
const shown = 10;

/** The newest notifications; each can be opened and marked as read, or all at once. */
export function NewsList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { http } = useSectionClient('shell');
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...notificationsKey, 'newest'],
    queryFn: ({ signal }) =>
      http.get('/v1/notifications', {
        schema: notificationPageSchema,
        query: { limit: shown },
        signal,
      }),
    refetchOnMount: 'always',
  });
  const mark = useAttempt({
    name: ['notifications', 'read'],
    send: (body: ReadNotifications, idempotencyKey) =>
      http.post('/v1/notifications/read', { body, idempotencyKey, schema: unreadSchema }),
    look: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  });
  const items: readonly Notification[] = data?.items ?? [];
  return (
    <>
      <div className={styles.head}>
        <h2>{t('news.title')}</h2>
        <IconButton icon="close" label={t('overlay.close')} onClick={onClose} />
      </div>
      {mark.error !== null && <p role="alert">{t('news.readFailed')}</p>}
      {error !== null && <NewsFailure isBusy={isFetching} onRetry={() => void refetch()} />}
      {error === null && items.length === 0 && (
        <p role="status">{t(data === undefined ? 'news.loading' : 'news.none')}</p>
      )}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((news) => (
            <NewsItem
              key={news.id}
              news={news}
              isBusy={mark.isPending}
              onRead={() => mark.mutate({ ids: [news.id] })}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {items.some(({ readAt }) => readAt === null) && (
          <Button isBusy={mark.isPending} onClick={() => mark.mutate({ all: true })}>
            {t('news.readAll')}
          </Button>
        )}
        <SubjectLink of="notifications">{t('news.all')}</SubjectLink>
      </div>
    </>
  );
}

function NewsFailure({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert">{t('news.failed')}</p>
      <Button icon="retry" isBusy={isBusy} onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </>
  );
}

interface NewsItemProps {
  news: Notification;
  isBusy: boolean;
  onRead: () => void;
}

/** One notification: a sentence, what to know and to do, and the time. */
function NewsItem({ news, isBusy, onRead }: NewsItemProps) {
  const { t } = useTranslation();
  const { locale, clock } = useHost();
  const page = useSubjectPage()(newsSubjects(news), news.entityId);
  const title = newsTitle(news, locale) ?? t('news.other');
  const details = newsDetails(news, locale);
  const action = newsAction(news, locale);
  return (
    <li className={styles.item} data-unread={news.readAt === null}>
      <div>
        {page === undefined ? <p>{title}</p> : <TextLink to={page}>{title}</TextLink>}
        {details.length > 0 && <p>{details.join(' · ')}</p>}
        {action !== undefined && page !== undefined && <TextLink to={page}>{action}</TextLink>}
        <time dateTime={news.at}>{formatRelativeTime(news.at, locale, new Date(clock.now()))}</time>
      </div>
      {news.readAt === null && (
        <IconButton
          icon="check"
          label={`${t('news.read')}: ${title}`}
          disabled={isBusy}
          onClick={onRead}
        />
      )}
    </li>
  );
}
