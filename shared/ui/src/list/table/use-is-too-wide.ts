import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether what stands in a frame is wider than it: then the frame scrolls sideways. Only then, as
 * the heads of a table that scrolls within its frame do not stay in sight of the page.
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
