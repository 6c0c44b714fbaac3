import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Puts the focus on the content when another page opens, as a load of a document would, unless the
 * page has put it somewhere in itself. The search part of an address is state of the same page.
 */
export function useFocusOnPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(
    function focusContent() {
      const before = shown.current;
      shown.current = pathname;
      // `/` only leads on to the first page.
      if (before === pathname || before === '/') return;
      const content = document.getElementById('content');
      if (content?.contains(document.activeElement)) return;
      content?.focus({ preventScroll: true });
    },
    [pathname],
  );
}
