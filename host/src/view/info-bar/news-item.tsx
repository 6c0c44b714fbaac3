import { newsSubjects, type Notification } from '@pazar/contracts/notification';
import { newsAction, newsDetails } from '@pazar/format/news/news-details';
import { newsTitle } from '@pazar/format/news/news-title';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { IconButton } from '@pazar/ui/icon-button';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import { useSubjectPage } from '../page/use-descriptor-pages.ts';
import styles from './bell.module.css';

interface NewsItemProps {
  news: Notification;
  isBusy: boolean;
  onRead: () => void;
}

/** One notification: a sentence, what to know and to do, and the time. */
export function NewsItem({ news, isBusy, onRead }: NewsItemProps) {
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
