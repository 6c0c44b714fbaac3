import type { Locale } from '@pazar/contracts/locale';
import { createInstance, type i18n } from 'i18next';

/** Texts of one language by namespace. */
export type TextsByNamespace = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Texts in one language, read the way the host reads them, but without a fallback language. A key
 * that has no text is written to the console, which fails the test.
 */
export function fakeTranslations(texts: TextsByNamespace, locale: Locale): i18n {
  const translations = createInstance();
  void translations.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    defaultNS: 'shell',
    ns: Object.keys(texts),
    resources: { [locale]: { ...texts } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      console.error(`No text for "${key}" in ${namespace}, ${locale}`);
    },
    missingInterpolationHandler: (text) => {
      console.error(`A placeholder is not filled in: "${text}"`);
    },
  });
  return translations;
}
