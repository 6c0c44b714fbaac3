import type { ReactNode } from 'react';

/** Scrolls what appears in it into view. */
export function InView({ children }: { children: ReactNode }) {
  return <div ref={scrollTo}>{children}</div>;
}

function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
