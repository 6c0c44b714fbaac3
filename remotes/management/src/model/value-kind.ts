/** A text in both languages, as the API has it. */
interface BothLanguages {
  readonly mk: string | null;
  readonly en: string | null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it is a text in two languages and nothing else. */
export function isLocalized(value: unknown): value is BothLanguages {
  if (!isRecord(value) || Object.keys(value).length !== 2) return false;
  return ['mk', 'en'].every((language) => {
    const text = value[language];
    return text === null || typeof text === 'string';
  });
}

/** Whether a member of a record is a plain text whose two languages are beside it: `note` of `noteIn`. */
export function isSaidInBoth(record: Readonly<Record<string, unknown>>, name: string): boolean {
  return isLocalized(record[`${name}In`]);
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Quantities have three decimals (`quantitySchema`). */
const quantity = /^-?\d+\.\d{3}$/;

/** What a text is: a day, an instant, a quantity, or words. */
export function kindOfText(text: string): 'day' | 'instant' | 'quantity' | 'words' {
  if (day.test(text)) return 'day';
  if (quantity.test(text)) return 'quantity';
  return instant.test(text) ? 'instant' : 'words';
}

const identifier = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a value names other records, of which people know the number alone. */
export function isIdentifiers(value: readonly unknown[]): boolean {
  return value.length > 0 && value.every((id) => typeof id === 'string' && identifier.test(id));
}

/** From when to when on one day, as opening hours have it. */
export function isInterval(
  value: unknown,
): value is { readonly from: string; readonly to: string } {
  if (!isRecord(value)) return false;
  return [value['from'], value['to']].every(
    (time) => typeof time === 'string' && /^\d{2}:\d{2}$/.test(time),
  );
}

/** Nothing was entered. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.keys(value).length === 0;
  return value === null || value === undefined || value === '';
}
