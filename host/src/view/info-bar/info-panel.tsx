import { breakpoints } from '@pazar/ui/breakpoints';
import { IconButton } from '@pazar/ui/icon-button';
import { type ReactNode, type ToggleEvent, useCallback, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { bellSlotId, infoCountSlotId, infoPanelId, standingSlotId } from '../page/frame-context.ts';
import { AccountStanding } from './account-standing.tsx';
import { Bell } from './bell.tsx';
import { HelpCard } from './help-card.tsx';
import { RecentActivity } from './recent-activity.tsx';
import cards from './default-info.module.css';
import styles from './info-panel.module.css';
import { OfflineNotice } from './offline-notice.tsx';
import { PrintHead } from './print-head.tsx';
import { useClosedOnAnotherPage } from './use-closed-on-another-page.ts';
import { useOwnAccount } from './use-own-account.ts';

export interface InfoPanelProps {
  /** Where sections' `<InfoBar>` renders. */
  readonly slot: HTMLElement | null;
  readonly onSlot: (slot: HTMLElement | null) => void;
}

/**
 * The info bar: the section's content, else help and activity. Below 992 px it is a drawer, the
 * browser's popover: Escape or a click outside closes it and returns the focus.
 */
export function InfoPanel({ slot, onSlot }: InfoPanelProps) {
  const { t } = useTranslation();
  const isDrawer = useIsNarrow();
  const account = useOwnAccount();
  const { isFilled, count } = useContent(slot);
  const panel = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const onBeforeToggle = useClosedOnAnotherPage(panel);
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') panel.current?.focus();
  };

  return (
    <>
      <InSlot id={bellSlotId}>
        <Bell />
      </InSlot>
      <InSlot id={standingSlotId}>
        <PrintHead account={account} />
        <OfflineNotice />
        <AccountStanding />
      </InSlot>
      {count > 0 && (
        <InSlot id={infoCountSlotId}>
          <span className={styles.count} data-count={count} />
        </InSlot>
      )}
      <aside
        ref={panel}
        id={infoPanelId}
        className={styles.panel}
        aria-label={t('frame.info')}
        tabIndex={-1}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        {...(isDrawer ? { popover: 'auto' } : {})}
      >
        {isDrawer && (
          <div className={styles.bar}>
            <IconButton
              icon="close"
              label={t('overlay.close')}
              popoverTarget={infoPanelId}
              popoverTargetAction="hide"
            />
          </div>
        )}
        <div className={styles.slot} ref={onSlot} />
        {!isFilled && (
          <div key={pathname} className={cards['cards']}>
            {/* The help is there at once; activity above it would push it down when it loads. */}
            <HelpCard />
            <RecentActivity />
          </div>
        )}
      </aside>
    </>
  );
}

/** Renders into an element of the frame that exists before this chunk has loaded. */
function InSlot({ id, children }: { id: string; children: ReactNode }) {
  const slot = document.getElementById(id);
  return slot === null ? null : createPortal(children, slot);
}

/** What sections put into the element, and the number of cards in it; they fill it by a portal, past its parents. */
function useContent(element: HTMLElement | null): { isFilled: boolean; count: number } {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (element === null) return () => undefined;
      const observer = new MutationObserver(onChange);
      observer.observe(element, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [element],
  );
  const isFilled = useSyncExternalStore(subscribe, () => (element?.childElementCount ?? 0) > 0);
  const count = useSyncExternalStore(
    subscribe,
    () => element?.querySelectorAll('section').length ?? 0,
  );
  return { isFilled, count };
}

const narrow = () => matchMedia(`(max-width: ${breakpoints.large - 0.02}px)`);

/** True below 992 px, where the info bar has no column. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => narrow().matches);
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
