import type { Ref } from 'react';

/** Hands an element on to a reference of either kind, from a callback of its own. */
export function setRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
