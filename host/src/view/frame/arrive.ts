import { createScrollKeeper, type ShownPage } from './scroll-keeper.ts';

/**
 * Scrolls a page that has been drawn to where it belongs, and focuses it.
 *
 * @param focused the element that had the focus when the page was drawn: a user who has moved the
 *   focus since keeps it
 */
export type Arrive = (page: ShownPage, focused: Element | null) => void;

/** Follows the pages of this tab from one to the next. */
export function createArrivals(): Arrive {
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

/** As a load of a document would, unless the page has focused something in itself. */
function focusContent(): void {
  const content = document.getElementById('content');
  if (content?.contains(document.activeElement) === false) content.focus({ preventScroll: true });
}

function hasMovedFocus(focused: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== focused && activeElement !== null && activeElement !== body;
}
