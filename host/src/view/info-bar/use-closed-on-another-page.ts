import { type RefObject, type ToggleEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes a popover of the frame when another page opens.
 *
 * A page renders later than its URL changes, on a slow device by seconds. A popover opened in
 * between belongs to the new URL's page and stays open, so the URL counts, not the render.
 *
 * @returns the popover's `onBeforeToggle`
 */
export function useClosedOnAnotherPage(panel: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const openedAt = useRef<string | null>(null);
  // Before the frame gives the focus to the new page: closing gives it back to the button.
  useLayoutEffect(
    function closeOnAnotherPage() {
      if (openedAt.current === null || openedAt.current === pathname) return;
      panel.current?.hidePopover();
    },
    [panel, pathname],
  );
  return useCallback(({ newState }: ToggleEvent) => {
    openedAt.current = newState === 'open' ? location.pathname : null;
  }, []);
}
