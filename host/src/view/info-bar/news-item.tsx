import { newsPath, type Notification, wordedOutcome } from '@pazar/contracts/notification';
import { notificationEventSchema } from '@pazar/contracts/preferences';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { IconButton } from '@pazar/ui/icon-button';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import styles from './bell.module.css';

interface NewsItemProps {
  news: Notification;
  isBusy: boolean;
  onRead: () => void;
}

/** One notification: a link to its page, the outcome, the reason and the time. */
export function NewsItem({ news, isBusy, onRead }: NewsItemProps) {
  const { t } = useTranslation();
  const { locale, clock } = useHost();
  const event = notificationEventSchema.safeParse(news.event).data;
  const title = event === undefined ? t('news.other') : t(`news.event.${event}`);
  const outcome = wordedOutcome(news);
  const other = locale === 'mk' ? 'en' : 'mk';
  const details = [
    outcome !== undefined && t(`news.outcome.${outcome}`),
    news.name?.[locale] ?? news.name?.[other],
    news.facts.reason,
  ].filter((part): part is string => typeof part === 'string');
  return (
    <li className={styles.item} data-unread={news.readAt === null}>
      <div>
        <TextLink to={newsPath(news)}>{title}</TextLink>
        {details.length > 0 && <p>{details.join(' · ')}</p>}
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
