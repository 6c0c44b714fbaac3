import type { Ref } from 'react';

/** Passes an element to a ref of either kind, from a callback ref. */
export function setRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
