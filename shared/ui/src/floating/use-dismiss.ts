import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onDismiss` at a press or a focus outside all of `inside`. */
export function useDismiss(
  isOpen: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onDismiss: () => void,
): void {
  const dismissOutside = useEffectEvent((event: Event) => {
    const { target } = event;
    const isInside = inside.some(
      ({ current }) => target instanceof Node && current !== null && current.contains(target),
    );
    if (!isInside) onDismiss();
  });
  useEffect(
    function watchOutside() {
      if (!isOpen) return undefined;
      const watched = new AbortController();
      const options = { capture: true, signal: watched.signal };
      const dismiss = (event: Event) => dismissOutside(event);
      document.addEventListener('pointerdown', dismiss, options);
      document.addEventListener('focusin', dismiss, options);
      return () => watched.abort();
    },
    [isOpen],
  );
}
