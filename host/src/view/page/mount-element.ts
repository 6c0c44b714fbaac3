import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** An empty element after the page. */
function placeAfterPage(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

/**
 * Renders an element in a separate React root, after the page when no place is given.
 *
 * @returns removes it again, with its place
 */
export function mountElement(element: ReactNode, place = placeAfterPage()): () => void {
  const root = createRoot(place);
  root.render(element);
  return () => {
    root.unmount();
    place.remove();
  };
}
