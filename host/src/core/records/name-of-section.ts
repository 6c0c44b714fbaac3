import type { Locale } from '@pazar/contracts/locale';
import type { i18n } from 'i18next';
import type { RemoteRecord } from './remote-record.ts';

/** The route of a section that the address is at, or its first. */
export function routeAt({ entry }: RemoteRecord) {
  const [segment] = location.pathname.slice(1).split('/');
  const { routes } = entry.extras.pazar.section;
  return routes.find(({ path }) => path === segment) ?? routes[0];
}

/** What the sidebar calls a section, in the visitor's language. */
export function nameOfSection(
  record: RemoteRecord,
  { i18n, locale }: { i18n: Pick<i18n, 't'>; locale: Locale },
): string {
  const route = routeAt(record);
  if (route === undefined) return record.name;
  return i18n.t(route.labelKey, { defaultValue: route.label[locale] });
}
