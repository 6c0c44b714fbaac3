import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './floating.module.css';
import { placeBeside, type Placement } from './place-beside.ts';

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
