import type { Locale } from '@pazar/contracts/locale';
import { placeholders } from '@pazar/format/placeholders';
import { createInstance, type i18n } from 'i18next';

/** Texts of one language by namespace. */
export type TextsByNamespace = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Whether the caller of `t` named a default, given what i18next says about the missing key. */
function isDefaulted(missing: readonly unknown[]): boolean {
  const asked = missing.at(-1);
  if (typeof asked !== 'object' || asked === null || !('defaultValue' in asked)) return false;
  return typeof asked.defaultValue === 'string';
}

/**
 * Texts in one language, read the way the host reads them, but without a fallback language. A key
 * that has no text is written to the console, which fails the test; one that is read with a
 * default may lack a text.
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
    interpolation: placeholders,
    saveMissing: true,
    missingKeyHandler: (...missing) => {
      const [, namespace, key] = missing;
      if (isDefaulted(missing)) return;
      console.error(`No text for "${key}" in ${namespace}, ${locale}`);
    },
    missingInterpolationHandler: (text) => {
      console.error(`A placeholder is not filled in: "${text}"`);
    },
  });
  return translations;
}
