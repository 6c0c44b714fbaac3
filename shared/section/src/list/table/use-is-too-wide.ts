import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the content of a frame is wider than it: only then the frame scrolls sideways, as the
 * heads of a table that scrolls within its frame are not sticky on the page.
 */
export function useIsTooWide(): { frame: RefObject<HTMLDivElement | null>; isTooWide: boolean } {
  const frame = useRef<HTMLDivElement>(null);
  const [isTooWide, setTooWide] = useState(false);
  useLayoutEffect(function watchSizes() {
    const element = frame.current;
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() =>
      setTooWide(element.scrollWidth > element.clientWidth + 1),
    );
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, []);
  return { frame, isTooWide };
}
