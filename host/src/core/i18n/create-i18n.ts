import type { Locale } from '@pazar/contracts/locale';
import * as z from '@pazar/contracts/schema';
import { placeholders } from '@pazar/format/placeholders';
import { createInstance, type i18n } from 'i18next';
import { otherLocale } from './stored-locale.ts';
import { requestJson } from '../request/request-json.ts';

/** The host's own namespace. */
export const shellNamespace = 'shell';

const textsSchema = z.record(z.string(), z.unknown());
type Texts = z.infer<typeof textsSchema>;

/** Loads the texts of a language that came with the build. */
export type DefaultTexts = (locale: Locale) => Promise<readonly object[]>;

/**
 * The only i18n instance: the host's texts in the page's language, and those of the other language
 * for what it lacks. Sections' texts join under separate namespaces when they load. A missing key
 * reads as the caller's default; without one as the other language's text, else as words, until the
 * default texts of the build have loaded. On a page whose own language has no file, the other
 * language comes before the caller's default: the page is in one language.
 *
 * @param instance the page's is the one that sections import from `i18next`
 * @throws Error when the host's texts cannot be read in any language
 */
export async function createI18n(
  locale: Locale,
  instance: i18n = createInstance(),
  loadDefaults: DefaultTexts = () => Promise.resolve([]),
): Promise<i18n> {
  const texts = await readAvailable(locale);
  const isSpoken = texts.some(([language]) => language === locale);
  const lng = otherLocale(locale);
  let defaults: Promise<void> | undefined;

  async function addDefaults(): Promise<void> {
    try {
      for (const found of await loadDefaults(locale)) {
        instance.addResourceBundle(locale, shellNamespace, found, true);
      }
      // Everything on the page reads its texts again.
      instance.emit('languageChanged', locale);
    } catch (error) {
      console.error('The default texts could not be loaded', error);
    }
  }

  function textOfMissing(key: string, given: string | undefined, options: object): string {
    const isAskedElsewhere = 'lng' in options && options.lng === lng;
    const isElsewhere = !isAskedElsewhere && instance.exists(key, { ...options, lng });
    if (given !== undefined && (isSpoken || !isElsewhere)) return given;
    if (isElsewhere) return instance.t(key, { ...options, lng, defaultValue: wordsOfKey(key) });
    if (!isAskedElsewhere) defaults ??= addDefaults();
    return wordsOfKey(key);
  }
  await instance.init({
    lng: locale,
    // A fallback language would win over the caller's default.
    fallbackLng: false,
    defaultNS: shellNamespace,
    resources: Object.fromEntries(
      texts.map(([language, found]) => [language, { [shellNamespace]: found }]),
    ),
    returnEmptyString: false,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key, given, options: object = {}) =>
      textOfMissing(key, given, options),
    returnedObjectHandler: wordsOfKey,
    interpolation: placeholders,
  });
  return instance;
}

/**
 * The language's texts, with English as fallback for untranslated Macedonian ones. Macedonian is
 * the fallback of English only when the English texts fail to load.
 */
async function readAvailable(locale: Locale): Promise<[Locale, Texts][]> {
  const wanted: readonly Locale[] = locale === 'en' ? ['en'] : [locale, 'en'];
  const found = (await Promise.all(wanted.map(tryTexts))).flat();
  if (found.length > 0) return found;
  return locale === 'en' ? [['mk', await readTexts('mk')]] : [[locale, await readTexts(locale)]];
}

async function tryTexts(language: Locale): Promise<[Locale, Texts][]> {
  try {
    return [[language, await readTexts(language)]];
  } catch (error) {
    console.error('Texts could not be read', error);
    return [];
  }
}

async function readTexts(language: Locale): Promise<Texts> {
  const address = `/assets/localization/${language}.json`;
  return textsSchema.parse(await requestJson(address, { cache: 'no-cache' }));
}

/**
 * The fallback text of a missing key: `list.firstPage` reads "First page". Never the key itself.
 */
function wordsOfKey(key: string): string {
  const last = key.split(/[.:]/).at(-1) ?? '';
  const words = last
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
