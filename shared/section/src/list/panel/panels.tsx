import { useTranslation } from 'react-i18next';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@pazar/ui/button';
import { Icon, type IconName } from '@pazar/ui/icon';
import styles from './panel.module.css';

/** A part of a popover, opened by its name. */
export interface Panel {
  readonly key: string;
  readonly label: string;
  /** Its selection as text. */
  readonly detail?: string | null;
  readonly icon?: IconName;
  readonly content: ReactNode;
}

export interface PanelsProps {
  panels: readonly Panel[];
  /** Below the names of the panels. */
  children?: ReactNode;
}

/** Several panels in one popover: their names first, then the opened one. */
export function Panels({ panels, children }: PanelsProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<string | null>(null);
  const panel = panels.find(({ key }) => key === open);

  useEffect(
    function moveFocus() {
      if (open === null && opened.current === null) return;
      const target =
        open === null
          ? `[data-panel="${opened.current}"]`
          : '[data-start] :is(input, button, select)';
      const found = place.current?.querySelector<HTMLElement>(target);
      (found ?? place.current?.querySelector('button'))?.focus();
      opened.current = open;
    },
    [open],
  );

  if (panel !== undefined) {
    return (
      <div ref={place} className={styles.panel}>
        <header className={styles.panelHead}>
          <Button variant="quiet" icon="previous" onClick={() => setOpen(null)}>
            {t('list.back')}
          </Button>
          <h3 className={styles.panelTitle}>{panel.label}</h3>
        </header>
        <div data-start>{panel.content}</div>
      </div>
    );
  }
  return (
    <div ref={place} className={styles.panel}>
      <ul className={styles.menu}>
        {panels.map(({ key, label, detail, icon }) => (
          <li key={key}>
            <Button
              variant="quiet"
              icon={icon}
              isFullWidth
              data-panel={key}
              onClick={() => setOpen(key)}
            >
              <span className={styles.entry}>{label}</span>
              {typeof detail === 'string' && <span className={styles.detail}>{detail}</span>}
              <Icon name="next" size={16} />
            </Button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
