import { newsSubjects, type Notification } from '@pazar/contracts/notification';
import { type NotificationEvent, notificationEventSchema } from '@pazar/contracts/preferences';
import { formatDateTime, formatTime } from '@pazar/format/date';
import { newsAction, newsDetails } from '@pazar/format/news/news-details';
import { newsTitle } from '@pazar/format/news/news-title';
import { useShell } from '@pazar/shell/context';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@pazar/ui/icon-button';
import { TextLink } from '@pazar/ui/text-link';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { AccountLine, type AccountLineProps } from '../frame/account-line.tsx';
import styles from './news-line.module.css';

type Look = Required<Pick<AccountLineProps, 'icon' | 'tone'>>;

const looks: Readonly<Record<NotificationEvent, Look>> = {
  'verification-decided': { icon: 'management', tone: 'good' },
  'product-blocked': { icon: 'product', tone: 'danger' },
  'account-suspended': { icon: 'account', tone: 'danger' },
  security: { icon: 'management', tone: 'danger' },
  'low-stock': { icon: 'product', tone: 'attention' },
  'best-before': { icon: 'calendar', tone: 'attention' },
  'promotion-ended': { icon: 'promotion', tone: 'info' },
  'import-finished': { icon: 'upload', tone: 'neutral' },
  'verification-requested': { icon: 'management', tone: 'attention' },
  'suspension-appealed': { icon: 'account', tone: 'attention' },
  'product-fixed': { icon: 'product', tone: 'attention' },
  'account-closing': { icon: 'account', tone: 'neutral' },
};

function lookOf({ event }: Notification): Look {
  const { data: known } = notificationEventSchema.safeParse(event);
  return known === undefined ? { icon: 'news', tone: 'neutral' } : looks[known];
}

export interface NewsLineProps {
  news: Notification;
  isBusy: boolean;
  onRead: () => void;
}

/** One notification: what happened, to what, why, and the way there. */
export function NewsLine({ news, isBusy, onRead }: NewsLineProps) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const page = useShell().subjectPage?.(newsSubjects(news), news.entityId);
  const name = newsTitle(news, locale) ?? t('account.notifications.other');
  const details = newsDetails(news, locale);
  const action = newsAction(news, locale);
  const isUnread = news.readAt === null;
  return (
    <AccountLine
      {...lookOf(news)}
      name={page === undefined ? name : <TextLink to={page}>{name}</TextLink>}
      details={[
        <span key="details">
          {isUnread && (
            <span className={styles['unread']}>
              <VisuallyHidden>{t('account.notifications.unread')}</VisuallyHidden>
            </span>
          )}
          <time dateTime={news.at} title={formatDateTime(news.at, locale)}>
            {formatTime(news.at)}
          </time>
          {details.map((detail) => ` · ${detail}`)}
        </span>,
        action !== undefined && page !== undefined && (
          <TextLink key="action" to={page}>
            {action}
          </TextLink>
        ),
      ]}
      isCompact
    >
      {isUnread && (
        <IconButton
          icon="check"
          label={`${t('account.notifications.read')}: ${name}`}
          disabled={isBusy}
          onClick={onRead}
        />
      )}
    </AccountLine>
  );
}
