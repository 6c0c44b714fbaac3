/** A translation file: texts, or groups of texts. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Everything that the check of one package looks at. */
export interface LocaleInput {
  /** Name for messages, such as `remotes/catalog`. */
  name: string;
  messages: Record<'en' | 'mk', Messages>;
  /** Sources that use the texts, joined. */
  source: string;
  /** Keys that another package's texts answer, such as the host's. */
  elsewhere?: readonly string[];
}

/** i18next's plural forms; en and mk have the same two. */
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** Full keys of all texts, groups joined by a dot. */
export function flattenKeys(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flattenKeys(value, `${prefix}${key}.`),
  );
}

/** Keys written out, and patterns for those put together at run time. */
function findUses(source: string) {
  const literals = [...source.matchAll(/['"`]([\w.:-]+)['"`]/g)].map(([, text = '']) => text);
  // Looks ahead only, since one template may stand inside another.
  const patterns = [...source.matchAll(/(?=`([\w.:-]*\$\{[^`]*)`)/g)]
    .map(([, text = '']) => text.replace(/\$\{[^}]*\}/g, '\0'))
    // Only a dot makes it a key: `${a}-${b}` would match everything.
    .filter((text) => text.includes('.') && /^[\w.:\0-]+$/.test(text))
    .map((text) => new RegExp(`^${text.replaceAll('.', '[.]').replaceAll('\0', '.+')}$`));
  return { literals: new Set(literals.map(withoutNamespace)), patterns };
}

function withoutNamespace(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

function findEmpty(messages: Messages, language: string): string[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== 'string') return findEmpty(value, language);
    return value.trim() === '' ? [`${key} is empty in ${language}.json`] : [];
  });
}

/** Keys that `t('…')` asks for and no file has. */
function findUnknown(source: string, known: ReadonlySet<string>): string[] {
  const asked = [...source.matchAll(/\bt\(\s*['"]([\w.-]+)['"]/g)].map(([, key = '']) => key);
  return [...new Set(asked)]
    .filter((key) => !known.has(key))
    .map((key) => `${key} is used and stands in no file`);
}

/** Same keys in both languages, every key used, every used key there, no empty text. */
export function checkLocales({ name, messages, source, elsewhere = [] }: LocaleInput): string[] {
  const english = flattenKeys(messages.en);
  const macedonian = flattenKeys(messages.mk);
  const { literals, patterns } = findUses(source);
  const isUsed = (key: string) =>
    [key, key.replace(pluralForm, '')].some(
      (form) => literals.has(form) || patterns.some((pattern) => pattern.test(form)),
    );
  const known = new Set(
    [...english, ...elsewhere].flatMap((key) => [key, key.replace(pluralForm, '')]),
  );
  return [
    ...english.filter((key) => !macedonian.includes(key)).map((key) => `${key} is not in mk.json`),
    ...macedonian.filter((key) => !english.includes(key)).map((key) => `${key} is not in en.json`),
    ...english.filter((key) => !isUsed(key)).map((key) => `${key} is used nowhere`),
    ...findUnknown(source, known),
    ...findEmpty(messages.en, 'en'),
    ...findEmpty(messages.mk, 'mk'),
  ].map((problem) => `${name}: ${problem}`);
}
