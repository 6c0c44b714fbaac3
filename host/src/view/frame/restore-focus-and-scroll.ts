import { NavigationType } from 'react-router-dom';
import * as z from '@pazar/contracts/schema';
import { safeStorage } from '../../core/storage/safe-storage.ts';
import { readStored, writeStored } from '../../core/storage/stored.ts';

/** How long the rows of a list may load before its scroll position is dropped (milliseconds). */
const timeoutMs = 5000;

/** Session storage key of the scroll positions of this tab's history, by the key and page of each entry. */
const storageKey = 'scroll-positions';

const positionsSchema = z.record(z.string(), z.number());

/** Every document's first entry has the same key; its page distinguishes the documents. */
const entryOf = ({ key, pathname }: ShownPage) => `${key} ${pathname}`;

/**
 * Scrolls a rendered page to its place, and focuses it.
 *
 * @param focused the element that had the focus when the page was rendered: if the user has moved
 * the focus since, it stays
 */
export type RestoreFocusAndScroll = (page: ShownPage, focused: Element | null) => void;

/** Tracks this tab's navigation from page to page. */
export function createRestoreFocusAndScroll(): RestoreFocusAndScroll {
  const placePage = createScrollKeeper();
  let shownPath: string | null = null;

  return (page, focused) => {
    placePage(page);
    // `/` redirects to the first page. The search part of a URL is state of the same page.
    const isAnother = shownPath !== null && shownPath !== '/' && shownPath !== page.pathname;
    shownPath = page.pathname;
    if (isAnother && !hasMovedFocus(focused)) focusContent();
  };
}

/**
 * Focuses as a document load would, unless the page has focused one of its elements or the user is
 * in a popover of the frame; a popover of the previous page closes itself.
 */
function focusContent(): void {
  const { activeElement } = document;
  if (activeElement?.closest('[popover]')) return;
  const content = document.getElementById('content');
  if (content?.contains(activeElement) === false) content.focus({ preventScroll: true });
}

function hasMovedFocus(focused: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== focused && activeElement !== null && activeElement !== body;
}

interface ShownPage {
  /** Of the entry in the history. */
  readonly key: string;
  readonly pathname: string;
  readonly type: NavigationType;
}

/** Scrolls a page that has just been drawn to where it belongs. */
type PlacePage = (page: ShownPage) => void;

/**
 * Keeps where each entry of the tab's history is scrolled to, over a reload too. The browser itself
 * would scroll before the rows of a list have loaded.
 */
function createScrollKeeper(): PlacePage {
  const storage = safeStorage(window, 'sessionStorage');
  const positions = new Map(Object.entries(readStored(storage, storageKey, positionsSchema) ?? {}));
  let shown: ShownPage | null = null;
  // False while a position is restored: the scrolling of that time is not the user's.
  let isRecording = false;
  let cancelRestore = () => {};

  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () =>
    writeStored(storage, storageKey, Object.fromEntries(positions)),
  );
  addEventListener(
    'scroll',
    () => {
      if (isRecording && shown !== null) positions.set(entryOf(shown), scrollY);
    },
    { passive: true },
  );

  return (page) => {
    const isSamePage = shown?.pathname === page.pathname;
    shown = page;
    cancelRestore();
    isRecording = page.type !== NavigationType.Pop;
    if (page.type === NavigationType.Pop) {
      cancelRestore = scrollWhenLongEnough(positions.get(entryOf(page)) ?? 0, () => {
        isRecording = true;
      });
      // A filter that replaces the URL changes the page that the user reads.
    } else if (page.type === NavigationType.Push || !isSamePage) scrollTo(0, 0);
  };
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
  const timer = setTimeout(settle, timeoutMs);
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(act, settle, { passive: true, signal: stop.signal });
  }
  observer.observe(document.body);
  tryOnce();
  return cancel;
}
