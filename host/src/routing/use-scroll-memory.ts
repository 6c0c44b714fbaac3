import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readScrollPositions, storeScrollPositions } from './scroll-positions.ts';

/** The rows of a list may take this long to come before its position is given up (milliseconds). */
const patience = 5000;

/**
 * A page that is opened starts at its top; back, forward and a reload find it where it was left,
 * also when what stands there still has to load.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const shownPath = useRef(pathname);

  useEffect(function takeOver() {
    history.scrollRestoration = 'manual';
    const store = () => storeScrollPositions(positions.current ?? new Map());
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, []);

  useLayoutEffect(
    function scroll() {
      const known = (positions.current ??= readScrollPositions());
      const isSamePage = shownPath.current === pathname;
      shownPath.current = pathname;
      const note = () => known.set(key, scrollY);
      const begin = () => addEventListener('scroll', note, { passive: true });
      const end = () => removeEventListener('scroll', note);

      if (direction === NavigationType.Pop) {
        const giveUp = scrollWhenLongEnough(known.get(key) ?? 0, begin);
        return () => {
          giveUp();
          end();
        };
      }
      // A filter that replaces the address changes the page that one is reading.
      if (direction === NavigationType.Push || !isSamePage) scrollTo(0, 0);
      begin();
      return end;
    },
    [key, pathname, direction],
  );
}

/** Scrolls there as soon as the page is long enough, unless the user scrolls first. */
function scrollWhenLongEnough(top: number, onSettled: () => void): () => void {
  const page = document.documentElement;
  const stop = new AbortController();
  const observer = new ResizeObserver(tryOnce);
  function settle() {
    if (stop.signal.aborted) return;
    cancel();
    onSettled();
  }
  function cancel() {
    stop.abort();
    observer.disconnect();
    clearTimeout(timer);
  }
  function tryOnce() {
    scrollTo(0, top);
    if (page.scrollHeight - innerHeight >= top) settle();
  }
  const timer = setTimeout(settle, patience);
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(act, settle, { passive: true, signal: stop.signal });
  }
  observer.observe(document.body);
  tryOnce();
  return cancel;
}
