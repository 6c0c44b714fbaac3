import { placePage, type ShownPage } from './scroll-keeper.ts';

let shownPath: string | null = null;

/**
 * The page has been drawn: scrolls it to where it belongs and puts the focus on it.
 *
 * @param focused what had the focus when the page was drawn: who has moved on since keeps it
 */
export function arrive(page: ShownPage, focused: Element | null): void {
  placePage(page);
  // `/` only leads on to the first page. The search part of an address is state of the same page.
  const isAnother = shownPath !== null && shownPath !== '/' && shownPath !== page.pathname;
  shownPath = page.pathname;
  if (isAnother && !hasMovedOn(focused)) focusContent();
}

/** As a load of a document would, unless the page has put the focus somewhere in itself. */
function focusContent(): void {
  const content = document.getElementById('content');
  if (content?.contains(document.activeElement) === false) content.focus({ preventScroll: true });
}

function hasMovedOn(focused: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== focused && activeElement !== null && activeElement !== body;
}
