import { IconButton } from '@pazar/ui/icon-button';
import { type ToggleEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DefaultInfo } from './default-info.tsx';
import { infoPanelId } from './info-panel-id.ts';
import { useHasContent } from './use-has-content.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import styles from './info-panel.module.css';

export interface InfoPanelProps {
  /** Where sections' `<InfoBar>` renders. */
  readonly slot: HTMLElement | null;
  readonly onSlot: (slot: HTMLElement | null) => void;
}

/**
 * The info bar: what the section puts there, else activity and help. Below 992 px it is a drawer,
 * the browser's popover: Escape and a press beside it close it and give the focus back.
 */
export function InfoPanel({ slot, onSlot }: InfoPanelProps) {
  const { t } = useTranslation();
  const isDrawer = useIsNarrow();
  const isFilled = useHasContent(slot);
  const panel = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(
    function closeOnAnotherPage() {
      if (shown.current === pathname) return;
      shown.current = pathname;
      if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
    },
    [pathname],
  );
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') panel.current?.focus();
  };

  return (
    <aside
      ref={panel}
      id={infoPanelId}
      className={styles['panel']}
      aria-label={t('frame.info')}
      tabIndex={-1}
      onToggle={onToggle}
      {...(isDrawer ? { popover: 'auto' } : {})}
    >
      {isDrawer && (
        <div className={styles['bar']}>
          <IconButton
            icon="close"
            label={t('frame.closeInfo')}
            popoverTarget={infoPanelId}
            popoverTargetAction="hide"
          />
        </div>
      )}
      <div className={styles['slot']} ref={onSlot} />
      {!isFilled && <DefaultInfo key={pathname} />}
    </aside>
  );
}
