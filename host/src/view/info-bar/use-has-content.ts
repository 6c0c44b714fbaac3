import { useCallback, useSyncExternalStore } from 'react';

/** Whether something stands in the element; sections fill it by a portal, past its parents. */
export function useHasContent(element: HTMLElement | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (element === null) return () => undefined;
      const observer = new MutationObserver(onChange);
      observer.observe(element, { childList: true });
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => element !== null && element.childElementCount > 0);
}
