import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon.tsx';
import { zoomStep } from './use-gestures.ts';
import type { MoveView } from './use-map-view.ts';
import { isZoomEnd, type Size, type View, zoomAt } from './view.ts';
import styles from './sketch.module.css';

interface MapButtonsProps {
  view: View;
  size: Size;
  isMoved: boolean;
  move: (next: MoveView) => void;
  reset: () => void;
}

/** What the wheel and two fingers do, for everybody. A button that can do nothing keeps the focus. */
export function MapButtons({ view, size, isMoved, move, reset }: MapButtonsProps) {
  const { t } = useTranslation('shell');
  const zoom = (factor: number) =>
    move((now) => zoomAt(now, factor, [size.width / 2, size.height / 2])(size));
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        aria-label={t('map.zoomIn')}
        title={t('map.zoomIn')}
        aria-disabled={isZoomEnd(view, zoomStep)}
        onClick={() => zoom(zoomStep)}
      >
        <Icon name="add" />
      </button>
      <button
        type="button"
        aria-label={t('map.zoomOut')}
        title={t('map.zoomOut')}
        aria-disabled={isZoomEnd(view, 1 / zoomStep)}
        onClick={() => zoom(1 / zoomStep)}
      >
        <Icon name="less" />
      </button>
      <button
        type="button"
        aria-label={t('map.showAll')}
        title={t('map.showAll')}
        aria-disabled={!isMoved}
        onClick={reset}
      >
        <Icon name="showAll" />
      </button>
    </div>
  );
}
