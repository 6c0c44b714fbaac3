/** A translation file: texts, or groups of texts. */
export interface Messages {
  [key: string]: string | Messages;
}

/** The inputs for the check of one package. */
export interface LocaleInput {
  /** Name for messages, such as `remotes/catalog`. */
  name: string;
  messages: Record<'en' | 'mk', Messages>;
  /** Sources that use the texts, joined. */
  source: string;
  /** Keys whose texts another package has, such as the host's. */
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
  // Only a lookahead, since one template may be inside another.
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

/** Every text by its full key. */
function flattenTexts(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flattenTexts(value, `${prefix}${key}.`),
  );
}

/** Names in single curly braces, which the caller fills in; sorted, each once. */
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ');

/** Texts that fill in other names than the same text in the other language. */
function findPlaceholders(messages: LocaleInput['messages']): string[] {
  const macedonian = new Map(flattenTexts(messages.mk));
  return flattenTexts(messages.en).flatMap(([key, text]) => {
    const other = macedonian.get(key);
    if (other === undefined || placeholdersOf(text) === placeholdersOf(other)) return [];
    return [`${key} fills in other names in mk.json`];
  });
}

/** en and mk have two plural forms, one and other: both are required, and no third. */
function findPluralForms(keys: readonly string[], language: string): string[] {
  return keys.flatMap((key) => {
    const [form] = pluralForm.exec(key) ?? [];
    if (form === undefined) return [];
    if (form !== '_one' && form !== '_other') {
      return [`${key} in ${language}.json is a plural form that the language does not have`];
    }
    const sibling = key.replace(pluralForm, form === '_one' ? '_other' : '_one');
    return keys.includes(sibling) ? [] : [`${key} in ${language}.json lacks ${sibling}`];
  });
}

/** In Macedonian "one" is also 21 and 101, so the text has to contain the number. */
function findUncounted(messages: Messages): string[] {
  return flattenTexts(messages)
    .filter(([key, text]) => key.endsWith('_one') && placeholdersOf(text) === '')
    .map(([key]) => `${key} in mk.json does not fill in the number, and 21 is "one" too`);
}

/** Keys that `t('…')` uses and no file has. */
function findUnknown(source: string, known: ReadonlySet<string>): string[] {
  const asked = [...source.matchAll(/\bt\(\s*['"]([\w.-]+)['"]/g)].map(([, key = '']) => key);
  return [...new Set(asked)]
    .filter((key) => !known.has(key))
    .map((key) => `${key} is used and is in no file`);
}

/**
 * Same keys, plural forms and placeholders in both languages, every key used, every used key there,
 * no empty text.
 */
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
    ...findPlaceholders(messages),
    ...findPluralForms(english, 'en'),
    ...findPluralForms(macedonian, 'mk'),
    ...findUncounted(messages.mk),
    ...findEmpty(messages.en, 'en'),
    ...findEmpty(messages.mk, 'mk'),
  ].map((problem) => `${name}: ${problem}`);
}
