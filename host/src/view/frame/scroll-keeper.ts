import { NavigationType } from 'react-router-dom';
import { readScrollPositions, storeScrollPositions } from './scroll-positions.ts';

/** The rows of a list may take this long to come before its position is given up (milliseconds). */
const patience = 5000;

export interface ShownPage {
  /** Of the entry in the history. */
  readonly key: string;
  readonly pathname: string;
  readonly type: NavigationType;
}

const positions = readScrollPositions();
let shown: ShownPage | null = null;
/** False while a position is restored: what the browser does meanwhile is not the user's. */
let isNoting = false;
let giveUp = () => {};

history.scrollRestoration = 'manual';
addEventListener('pagehide', () => storeScrollPositions(positions));
addEventListener('scroll', notePosition, { passive: true });

function notePosition(): void {
  if (isNoting && shown !== null) positions.set(shown.key, scrollY);
}

/** Scrolls the page that has just been drawn to where it belongs. */
export function placePage(page: ShownPage): void {
  const isSamePage = shown?.pathname === page.pathname;
  shown = page;
  giveUp();
  isNoting = page.type !== NavigationType.Pop;
  if (page.type === NavigationType.Pop) {
    giveUp = scrollWhenLongEnough(positions.get(page.key) ?? 0, () => {
      isNoting = true;
    });
    // A filter that replaces the address changes the page that one is reading.
  } else if (page.type === NavigationType.Push || !isSamePage) scrollTo(0, 0);
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
