import { type ComponentType, lazy } from 'react';
import type { HostServices } from '../../../../host/src/host-services.ts';
import type { SectionPageProps } from '../../../../host/src/view/sections/section-page.tsx';
import { loadSection } from './load-section.ts';

const pages = new Map<string, ComponentType>();

/**
 * The lazily loaded component of a route; one for the life of the tab, as `React.lazy` requires.
 */
export function lazyPage(
  { sections, i18n, locale }: HostServices,
  { remote, route }: SectionPageProps,
): ComponentType {
  const known = pages.get(route.path);
  if (known !== undefined) return known;
  const page = lazy(async () => {
    const { section, texts } = await loadSection(remote, locale);
    i18n.addResourceBundle(locale, sections.current(remote).section.namespace, texts);
    const component = section.routes[route.path];
    if (component === undefined) throw new Error(`No component for /${route.path}`);
    return { default: component };
  });
  pages.set(route.path, page);
  return page;
}
