import type { i18n as Translation } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HostContext, type HostServices } from '../../host-services.ts';

export interface MountOptions {
  /** By default an empty element after the page. */
  readonly place?: HTMLElement;
  /** For components that read the host's services. */
  readonly services?: HostServices;
  /** For components with texts; by default that of the services. */
  readonly i18n?: Translation | undefined;
}

/** An empty element after the page. */
function placeAfterPage(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

/**
 * Renders an element in a separate React root: what is outside of the page's tree.
 *
 * @returns removes it again, with its place
 */
export function mountElement(
  element: ReactNode,
  { place = placeAfterPage(), services, i18n = services?.i18n }: MountOptions = {},
): () => void {
  const root = createRoot(place);
  const translated = i18n ? <I18nextProvider i18n={i18n}>{element}</I18nextProvider> : element;
  root.render(services ? <HostContext value={services}>{translated}</HostContext> : translated);
  return () => {
    root.unmount();
    place.remove();
  };
}
