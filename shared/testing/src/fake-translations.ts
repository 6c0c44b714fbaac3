import type { Locale } from '@pazar/contracts/locale';
import { createInstance, type i18n } from 'i18next';
import type { RemoteFiles } from './remote-under-test.ts';

/**
 * The remote's own texts in one language, read the way the host reads them: flat keys, placeholders
 * in single braces, no fallback language. A key that has no text is written to the console, which
 * fails the test.
 */
export function fakeTranslations({ descriptor, texts }: RemoteFiles, locale: Locale): i18n {
  const translations = createInstance();
  void translations.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    defaultNS: descriptor.namespace,
    ns: [descriptor.namespace],
    resources: { [locale]: { [descriptor.namespace]: texts[locale] } },
    keySeparator: false,
    nsSeparator: false,
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
