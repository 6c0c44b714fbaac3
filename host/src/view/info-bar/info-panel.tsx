import { breakpoints } from '@pazar/ui/breakpoints';
import { IconButton } from '@pazar/ui/icon-button';
import { useMedia } from '@pazar/ui/use-media';
import { type ToggleEvent, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCurrentSession } from '../../host-services.ts';
import { infoCountSlotId, infoPanelId } from '../page/frame-context.ts';
import { AgentParts } from './agent-parts.tsx';
import { EntryTip } from './entry-tip.tsx';
import { HelpCard } from './help-card.tsx';
import { RecentActivity } from './recent-activity.tsx';
import cards from './default-info.module.css';
import { InSlot } from './in-slot.tsx';
import styles from './info-panel.module.css';
import { useClosedOnAnotherPage } from './use-closed-on-another-page.ts';
import { VisitorInfo } from './visitor-info.tsx';

export interface InfoPanelProps {
  /** Where sections' `<InfoBar>` renders. */
  readonly slot: HTMLElement | null;
  readonly onSlot: (slot: HTMLElement | null) => void;
}

/**
 * The info bar: the section's content, else help and activity, or what a visitor needs. Below 992 px it is a drawer, the
 * browser's popover: Escape or a click outside closes it and returns the focus.
 */
export function InfoPanel({ slot, onSlot }: InfoPanelProps) {
  const { t } = useTranslation();
  const isDrawer = useMedia(`(width < ${breakpoints.large}px)`);
  const isSignedIn = useCurrentSession() !== null;
  const { isFilled, count } = useContent(slot);
  const panel = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // A visitor's drawer that nobody opens asks the service for nothing.
  const [wasOpened, setOpened] = useState(false);
  const onBeforeToggle = useClosedOnAnotherPage(panel);
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return;
    setOpened(true);
    panel.current?.focus();
  };

  return (
    <>
      <EntryTip />
      {isSignedIn && <AgentParts />}
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
            {isSignedIn && <AgentInfo />}
            {!isSignedIn && (wasOpened || !isDrawer) && <VisitorInfo />}
          </div>
        )}
      </aside>
    </>
  );
}

/** The help is there at once; activity above it would push it down when it loads. */
function AgentInfo() {
  return (
    <>
      <HelpCard />
      <RecentActivity />
    </>
  );
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
