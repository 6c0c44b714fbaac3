import { type ComponentType, lazy } from 'react';
import type { HostServices } from '../../../../host/src/host-services.ts';
import type { SectionPageProps } from '../../../../host/src/view/sections/section-page.tsx';

const pages = new Map<string, ComponentType>();

/** The lazily loaded component of a route; one for the life of the tab, as `React.lazy` wants it. */
export function lazyPage(
  { loader, i18n, locale }: HostServices,
  { build, route }: SectionPageProps,
): ComponentType {
  const known = pages.get(route.path);
  if (known !== undefined) return known;
  const page = lazy(async () => {
    const { section, texts } = await loader.load(build);
    i18n.addResourceBundle(locale, build.section.namespace, texts);
    const component = section.routes[route.path];
    if (component === undefined) throw new Error(`No component for /${route.path}`);
    return { default: component };
  });
  pages.set(route.path, page);
  return page;
}
