import type { Locale } from '@pazar/contracts/locale';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import * as z from 'zod/mini';

/** The host's own namespace. */
export const shellNamespace = 'shell';

const textsSchema = z.record(z.string(), z.unknown());

/**
 * The one i18n instance, with the host's texts of the language and of English behind it. Sections'
 * texts join under their own namespaces when they load.
 *
 * @throws Error when the host's texts cannot be read
 */
export async function createI18n(locale: Locale): Promise<i18n> {
  const languages = locale === 'en' ? (['en'] as const) : (['en', locale] as const);
  const texts = await Promise.all(languages.map(readTexts));
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    defaultNS: shellNamespace,
    resources: Object.fromEntries(
      languages.map((language, index) => [language, { [shellNamespace]: texts[index] ?? {} }]),
    ),
    // Names in single curly braces are the specification's; React escapes what it renders.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  return instance;
}

async function readTexts(language: Locale) {
  const address = `/assets/localization/${language}.json`;
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return textsSchema.parse(await response.json());
}
