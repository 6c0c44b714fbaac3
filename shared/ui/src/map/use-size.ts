import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from './view.ts';

/** Of a map without a screen, as in print preparation and tests. */
const assumed: Size = { width: 640, height: 400 };

/** The inner size of an element, before the first paint and whenever it changes; null until it is measured. */
export function useSize(): [RefObject<HTMLDivElement | null>, Size | null] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(function followSize() {
    const measured = element.current;
    if (measured === null) return undefined;
    function measure(): void {
      const { clientWidth: width, clientHeight: height } = measured ?? {
        clientWidth: 0,
        clientHeight: 0,
      };
      if (width === 0 || height === 0) setSize((now) => now ?? assumed);
      else setSize((now) => (isSame(now, { width, height }) ? now : { width, height }));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}

const isSame = (one: Size | null, other: Size) =>
  one?.width === other.width && one.height === other.height;
