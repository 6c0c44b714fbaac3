import { unreadSchema } from '@pazar/contracts/notification';
import { formatNumber } from '@pazar/format/number';
import { Icon } from '@pazar/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import { useSectionClient } from '../page/use-section-client.ts';
import { NewsList } from './news-list.tsx';
import styles from './bell.module.css';
import { useClosedOnAnotherPage } from './use-closed-on-another-page.ts';
import { useRefetchOnNavigation } from './use-refetch-on-navigation.ts';

/** Below the account, so that a change of the account's section renews it too. */
const unreadKey = ['account', 'notifications', 'unread'] as const;

/** More than this is shown as "99+". */
const most = 99;

/** The number of unread notifications, and the newest of them in the browser's own popover. */
export function Bell() {
  const { t } = useTranslation();
  const { locale, refreshSession } = useHost();
  const { http } = useSectionClient('shell');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // oxlint-disable-next-line pazar/read-failure -- the bell opens the list without the number too
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => http.get('/v1/notifications/unread', { schema: unreadSchema, signal }),
    refetchOnWindowFocus: true,
  });
  useRefetchOnNavigation(unreadKey);
  const onBeforeToggle = useClosedOnAnotherPage(panel);
  const unread = data?.unread ?? 0;
  const seen = useRef<number | undefined>(undefined);
  useEffect(
    function refreshRoles() {
      // A decision of management brings a notification, and may have brought a role.
      if (data !== undefined && seen.current !== undefined && data.unread > seen.current) {
        void refreshSession();
      }
      seen.current = data?.unread;
    },
    [data, refreshSession],
  );
  const count = formatNumber(unread, locale);
  const name = unread === 0 ? t('news.open') : t('news.unread', { count });
  const onToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    if (newState === 'open') panel.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-label={name}
        title={name}
        popoverTarget={id}
        data-count={unread > most ? `${formatNumber(most, locale)}+` : count}
        data-unread={unread > 0}
      >
        <Icon name="news" size={20} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-sheet=""
        role="dialog"
        aria-label={t('news.title')}
        tabIndex={-1}
        className={styles.panel}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {isOpen && <NewsList onClose={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}
