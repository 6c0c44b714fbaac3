import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { MoveView } from './use-map-view.ts';
import { panBy, type ScreenPoint, type Size, zoomAt } from './view.ts';

interface GestureOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly size: Size;
  readonly move: (next: MoveView) => void;
  readonly reset: () => void;
  /** A press on the map itself, or Enter, which is at its middle. */
  readonly onPress: ((point: ScreenPoint) => void) | undefined;
  /** A key has moved the map. */
  readonly onKeyed: () => void;
}

/** How much one press of a button or a key enlarges. */
export const zoomStep = 1.6;

/** Pixels that a press may slip before it is a move. */
const slip = 4;
/** Pixels that an arrow key moves the map. */
const arrowStep = 80;
/** Turns what a wheel reports into a factor; a line is about 16 pixels. */
const [wheelStep, linePixels] = [0.002, 16] as const;

const arrows: Readonly<Record<string, ScreenPoint>> = {
  ArrowLeft: [arrowStep, 0],
  ArrowRight: [-arrowStep, 0],
  ArrowUp: [0, arrowStep],
  ArrowDown: [0, -arrowStep],
};

/** Moves and zooms a map by one pointer, two fingers, the wheel and keys. */
export function useGestures({ frame, size, move, reset, ...handlers }: GestureOptions) {
  const pointers = useRef(new Map<number, ScreenPoint>());
  const pressed = useRef<ScreenPoint | null>(null);
  useWheel({ frame, size, move });

  function pointOf(event: PointerEvent): ScreenPoint {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }
  function start(event: PointerEvent): void {
    if (event.button !== 0) return;
    const point = pointOf(event);
    pointers.current.set(event.pointerId, point);
    pressed.current = pointers.current.size === 1 ? point : null;
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function follow(event: PointerEvent): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const point = pointOf(event);
    const from = pressed.current;
    if (from !== null && Math.hypot(point[0] - from[0], point[1] - from[1]) <= slip) return;
    pressed.current = null;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, point);
    move((view) => {
      if (other === undefined) return panBy(view, [point[0] - before[0], point[1] - before[1]]);
      const factor = distance(point, other) / Math.max(1, distance(before, other));
      const [from2, to2] = [middle(before, other), middle(point, other)];
      return panBy(zoomAt(view, factor, from2)(size), [to2[0] - from2[0], to2[1] - from2[1]]);
    });
  }
  function end(event: PointerEvent): void {
    const point = pressed.current;
    pointers.current.delete(event.pointerId);
    pressed.current = null;
    if (point !== null && event.type === 'pointerup') handlers.onPress?.(point);
  }
  function press(event: KeyboardEvent): void {
    const centre: ScreenPoint = [size.width / 2, size.height / 2];
    const arrow = arrows[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (arrow !== undefined) move((view) => panBy(view, arrow));
    else if ('+='.includes(event.key)) move((view) => zoomAt(view, zoomStep, centre)(size));
    else if ('-_'.includes(event.key)) move((view) => zoomAt(view, 1 / zoomStep, centre)(size));
    else if (event.key === '0') reset();
    else if (event.key === 'Enter' && handlers.onPress !== undefined) handlers.onPress(centre);
    else return;
    event.preventDefault();
  }
  return {
    // Keys reach what has the focus.
    tabIndex: 0,
    onPointerDown: start,
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: press,
    onKeyUp: handlers.onKeyed,
  };
}

function distance(one: ScreenPoint, other: ScreenPoint): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function middle(one: ScreenPoint, other: ScreenPoint): ScreenPoint {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/**
 * The wheel zooms once the map has the focus or with Ctrl, as a pinch on a touch pad sends it: a page
 * that is scrolled over a map keeps on scrolling.
 */
function useWheel({ frame, size, move }: Pick<GestureOptions, 'frame' | 'size' | 'move'>): void {
  const latest = useRef({ size, move });
  useEffect(function keepLatest() {
    latest.current = { size, move };
  });
  useEffect(
    function listenToWheel() {
      const element = frame.current;
      if (element === null) return undefined;
      const turn = (event: WheelEvent): void => {
        const isMeant = event.ctrlKey || event.metaKey || element.contains(document.activeElement);
        if (!isMeant) return;
        event.preventDefault();
        const { left, top } = element.getBoundingClientRect();
        const point: ScreenPoint = [event.clientX - left, event.clientY - top];
        const pixels =
          event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1);
        latest.current.move((view) =>
          zoomAt(view, Math.exp(-pixels * wheelStep), point)(latest.current.size),
        );
      };
      // React's own listener is passive: it could not keep the page from scrolling.
      element.addEventListener('wheel', turn, { passive: false });
      return () => element.removeEventListener('wheel', turn);
    },
    [frame],
  );
}
