import { createScrollKeeper, type ShownPage } from './scroll-keeper.ts';

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
