import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from './view.ts';

/** Until it is measured; a map without a screen, as in print preparation and tests, keeps it. */
const assumed: Size = { width: 640, height: 400 };

/** The inner size of an element, before the first paint and whenever it changes. */
export function useSize(): [RefObject<HTMLDivElement | null>, Size] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(assumed);
  useLayoutEffect(function followSize() {
    const measured = element.current;
    if (measured === null) return undefined;
    function measure(): void {
      const { clientWidth: width, clientHeight: height } = measured ?? {
        clientWidth: 0,
        clientHeight: 0,
      };
      if (width === 0 || height === 0) return;
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
