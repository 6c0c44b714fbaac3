import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders an element after the page, in a separate React root. @returns removes it again */
export function mountOver(element: ReactNode): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(element);
  return () => {
    root.unmount();
    place.remove();
  };
}
