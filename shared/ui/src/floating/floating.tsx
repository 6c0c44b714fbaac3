import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './floating.module.css';

/**
 * CSS pixels between an anchor and the floating element, and between that and the window's edge.
 */
const gap = 4;

const edge = 8;

export interface FloatingProps
  extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'popover' | 'ref'>, Placement {
  /** The anchor. */
  anchor: RefObject<HTMLElement | null>;
  ref?: RefObject<HTMLDivElement | null> | undefined;
}

/**
 * An element beside its anchor, above everything else, for as long as it is rendered. The browser's
 * top layer keeps it from being clipped; it stays in its place in the document, so that focus and
 * dialogs treat it as part of that place.
 */
export function Floating({ anchor, align, isAsWide, ref, children, ...rest }: FloatingProps) {
  const own = useRef<HTMLDivElement>(null);
  const floating = ref ?? own;
  useLayoutEffect(
    function stayBesideAnchor() {
      const box = floating.current;
      const beside = anchor.current;
      if (box === null || beside === null) return undefined;
      const place = () => placeBeside(box, beside, { align, isAsWide });
      box.showPopover();
      place();
      const watched = new AbortController();
      const { signal } = watched;
      window.addEventListener('scroll', place, { capture: true, passive: true, signal });
      window.addEventListener('resize', place, { signal });
      window.visualViewport?.addEventListener('resize', place, { signal });
      const sizes = new ResizeObserver(place);
      for (const child of box.children) sizes.observe(child);
      return () => {
        watched.abort();
        sizes.disconnect();
      };
    },
    [floating, anchor, align, isAsWide],
  );
  return (
    <div {...rest} ref={floating} popover="manual" className={styles.floating}>
      {children}
    </div>
  );
}

interface Placement {
  /** The edges that are aligned. Default `start`. */
  readonly align?: 'start' | 'end' | undefined;
  /** At least as wide as the anchor, as a list under its input is. */
  readonly isAsWide?: boolean | undefined;
}

/**
 * Places an element of the top layer below its anchor, or above it where there is more space,
 * inside the part of the window that a screen keyboard leaves free.
 */
function placeBeside(
  floating: HTMLElement,
  anchor: HTMLElement,
  { align = 'start', isAsWide = false }: Placement,
): void {
  const view = visibleArea();
  const at = anchor.getBoundingClientRect();
  const { style } = floating;
  style.setProperty('max-block-size', 'none');
  style.setProperty('min-inline-size', isAsWide ? `${at.width}px` : 'auto');
  const { width } = floating.getBoundingClientRect();
  const height = floating.scrollHeight + 2;

  const below = view.bottom - at.bottom - gap - edge;
  const above = at.top - view.top - gap - edge;
  const isBelow = height <= below || below >= above;
  const room = Math.max(isBelow ? below : above, 0);
  const shown = Math.min(height, room);
  const wanted = align === 'start' ? at.left : at.right - width;
  const left = Math.max(view.left + edge, Math.min(wanted, view.right - width - edge));

  style.setProperty('max-block-size', `${room}px`);
  style.setProperty('left', `${left}px`);
  style.setProperty('top', `${isBelow ? at.bottom + gap : at.top - gap - shown}px`);
}

function visibleArea() {
  const { visualViewport: view } = window;
  const left = view?.offsetLeft ?? 0;
  const top = view?.offsetTop ?? 0;
  return {
    left,
    top,
    right: left + (view?.width ?? window.innerWidth),
    bottom: top + (view?.height ?? window.innerHeight),
  };
}
