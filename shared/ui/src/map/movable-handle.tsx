import { roundPosition } from '@pazar/geography/coordinates';
import type { Position } from '@pazar/geography/position';
import { useTranslation } from 'react-i18next';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { MovablePin } from './map-content.ts';
import { project } from './projection.ts';
import { edge } from './use-map-view.ts';
import { fromScreen, type ScreenPoint, type Size, toScreen, type View } from './view.ts';
import styles from './map-pins.module.css';

interface MovableHandleProps extends MovablePin {
  view: View;
  size: Size;
  /** Keeps the map where it is while the pin moves. */
  onStart: () => void;
  /** Announces the pin's position after each move. */
  onEnd: (position: Position) => void;
}

/** Pixels that an arrow key moves the pin, and with Shift for the last metres. */
const steps = { coarse: 10, fine: 1 } as const;

const arrows: Readonly<Record<string, ScreenPoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A pin that pointer and arrow keys move, by pixels: zooming in makes the steps finer. */
export function MovableHandle(props: MovableHandleProps) {
  const { position, label, onMove, view, size, onStart, onEnd } = props;
  const { t } = useTranslation('shell');
  const grab = useRef<ScreenPoint | null>(null);
  const at = toScreen(project(position), view, size);

  function moveTo(point: ScreenPoint): Position {
    const next = roundPosition(fromScreen(point, view, size));
    onMove(next);
    return next;
  }
  function start(event: PointerEvent): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // The pin keeps its distance from the pointer: a press alone does not move it.
    grab.current = [event.clientX - at[0], event.clientY - at[1]];
    onStart();
  }
  function follow(event: PointerEvent): void {
    if (grab.current === null) return;
    // The map stays while a pointer drags; keys move it along.
    const [left, top] = [event.clientX - grab.current[0], event.clientY - grab.current[1]];
    moveTo([
      Math.min(size.width - edge, Math.max(edge, left)),
      Math.min(size.height - edge, Math.max(edge, top)),
    ]);
  }
  function end(): void {
    if (grab.current === null) return;
    grab.current = null;
    onEnd(position);
  }
  function press(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (arrow === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? steps.fine : steps.coarse;
    onStart();
    onEnd(moveTo([at[0] + arrow[0] * step, at[1] + arrow[1] * step]));
  }
  return (
    <div
      className={styles.place}
      style={{ left: `${(at[0] / size.width) * 100}%`, top: `${(at[1] / size.height) * 100}%` }}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={label}
        aria-roledescription={t('map.movablePin')}
        onPointerDown={start}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
      >
        <svg className={styles.grip} viewBox="0 0 56 56" aria-hidden="true">
          <path
            className={styles.arrow}
            d="M24 9L28 5L32 9M24 47L28 51L32 47M9 24L5 28L9 32M47 24L51 28L47 32"
          />
          <path className={styles.body} d="M28 42L21 33.7A10.2 10.2 0 1 1 35 33.7Z" />
          <circle className={styles.eye} cx="28" cy="26" r="3.7" />
        </svg>
      </button>
    </div>
  );
}
