import { Sheet } from '@pazar/ui/sheet';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { LazyInfoPanel } from '../info-bar/lazy-info-panel.tsx';
import { AnnounceContext, InfoBarContext, statusSlotId } from '../page/frame-context.ts';
import { Sidebar } from './sidebar.tsx';
import styles from './frame.module.css';
import { retriedImport } from '../../core/http/lazy-http.ts';
import { TextLink } from '@pazar/ui/text-link';
import { useHost } from '../../host-services.ts';
import { useWantedPage } from '../page/location-state.ts';

/** Following the URL would add a history entry that the router does not know. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The specification's frame: sidebar 2, content 7 and info bar 3 of twelve columns. */
export function Frame() {
  const { t } = useTranslation();
  const [infoBar, setInfoBar] = useState<HTMLElement | null>(null);
  const [announced, setAnnounced] = useState('');
  useRestoreFocusAndScroll();

  return (
    <div className={styles.frame} data-ground>
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {t('frame.skip')}
      </a>
      <Sidebar />
      <main className={styles.content} id="content" tabIndex={-1}>
        <Sheet>
          <div id={statusSlotId} />
          <DiscoveryNotice />
          <ContinueNotice />
          <InfoBarContext value={infoBar}>
            <AnnounceContext value={setAnnounced}>
              <Outlet />
            </AnnounceContext>
          </InfoBarContext>
        </Sheet>
      </main>
      <LazyInfoPanel slot={infoBar} onSlot={setInfoBar} />
      <div className={styles.announcer} aria-live="polite">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </div>
  );
}

/**
 * Focuses another page and scrolls to its top; back, forward and a reload restore the position,
 * also when the page still has to load its rows.
 */
function useRestoreFocusAndScroll(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [restorer] = useState(() =>
    retriedImport(async () => {
      const { createRestoreFocusAndScroll } = await import(
        /* webpackChunkName: "frame" */ './restore-focus-and-scroll.ts'
      );
      return createRestoreFocusAndScroll();
    }),
  );
  useLayoutEffect(
    function place() {
      const focused = document.activeElement;
      restorer().then(
        (restore) => restore({ key, pathname, type }, focused),
        () => undefined, // Without it focus and scroll stay where the browser leaves them.
      );
    },
    [restorer, key, pathname, type],
  );
}

/** After signing in the first section opens; this links to the page that the visitor first asked for. */
function ContinueNotice() {
  const { t } = useTranslation();
  const wanted = useWantedPage();
  const { pathname } = useLocation();
  if (wanted === null || pathname === '/home') return null;

  return (
    <p className={styles.notice} role="status">
      {t('session.wanted')} <TextLink to={wanted}>{t('session.continue')}</TextLink>
    </p>
  );
}

/** Shows that the newest discovery document was rejected and an earlier one is in use. */
function DiscoveryNotice() {
  const { t } = useTranslation();
  const { fault } = useHost().discovery;
  if (fault === null) return null;

  return (
    <p className={styles.notice} role="status">
      {t(`discovery.${fault}`)}
    </p>
  );
}
