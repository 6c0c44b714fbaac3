import { useTranslation } from 'react-i18next';
import { Icon } from '@pazar/ui/icon';
import { IconButton } from '@pazar/ui/icon-button';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { useReorder } from '@pazar/ui/reorder/use-reorder';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { useState } from 'react';
import {
  type Arrangement,
  isHidden,
  moveBetween,
  withHidden,
  withMove,
} from '../../model/arrangement.ts';
import type { Panel, PanelKey, Viewer } from '../../model/panels.ts';
import styles from './arrange-list.module.css';

export interface ArrangeListProps {
  viewer: Viewer;
  /** In the order in which the dashboard shows them. */
  panels: readonly Panel[];
  arrangement: Arrangement;
  onArrange: (make: (before: Arrangement) => Arrangement) => void;
}

/** The parts of the dashboard: each can be shown, hidden and moved. */
export function ArrangeList({ viewer, panels, arrangement, onArrange }: ArrangeListProps) {
  const { t } = useTranslation('dashboard');
  const [said, say] = useState('');
  const saved = panels.map(({ key }) => key);
  const [moved, setMoved] = useState<readonly PanelKey[] | null>(null);
  const shown = moved ?? saved;
  const { list, listProps, liftedId, handleProps, moveTo, focusHandle } = useReorder({
    items: shown.map((key) => ({ id: key })),
    onChange: (items) => setMoved(items.map(({ id }) => id)),
    onDone(items) {
      const made = moveBetween(
        saved,
        items.map(({ id }) => id),
      );
      if (made !== null) onArrange((arranged) => withMove(viewer, arranged, made));
      setMoved(null);
    },
    say(step, place) {
      say(t(`dashboard.arrange.${step}`, place));
      if (step === 'putBack') setMoved(null);
    },
  });
  function move(key: PanelKey, to: number): void {
    moveTo(key, to);
    focusHandle(key);
  }
  return (
    <>
      <ol ref={list} className={styles.list} {...listProps}>
        {shown.map((key, index) => {
          const title = t(`dashboard.panel.${key}`);
          const isLifted = liftedId === key;
          return (
            <li key={key} className={styles.item} data-lifted={isLifted}>
              <button
                {...handleProps(key)}
                type="button"
                className={styles.handle}
                aria-pressed={isLifted}
                aria-label={t('dashboard.arrange.move', { title })}
              >
                <Icon name="drag" />
              </button>
              <div className={styles.choice}>
                <Checkbox
                  label={title}
                  hint={key === 'checklist' ? t('dashboard.arrange.untilDone') : undefined}
                  value={!isHidden(arrangement, key)}
                  onChange={(isShown) => onArrange((before) => withHidden(before, key, !isShown))}
                />
              </div>
              <IconButton
                icon="up"
                label={t('dashboard.arrange.up', { title })}
                disabled={index === 0}
                onClick={() => move(key, index - 1)}
              />
              <IconButton
                icon="down"
                label={t('dashboard.arrange.down', { title })}
                disabled={index === panels.length - 1}
                onClick={() => move(key, index + 1)}
              />
            </li>
          );
        })}
      </ol>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </>
  );
}
