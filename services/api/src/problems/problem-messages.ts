import type { Locale } from '@pazar/contracts/locale';
import { formatNumber } from '@pazar/format/number';
import type { FieldFault } from './refusal.ts';
import type { ProblemTexts } from './problem-texts.ts';
import { messagesEn } from './messages-en.ts';
import { messagesMk } from './messages-mk.ts';

export const problemMessages: Record<Locale, ProblemTexts> = { en: messagesEn, mk: messagesMk };

/** The text of a field error with its parameters filled in. */
export function fieldDetail({ code, params = {} }: FieldFault, locale: Locale): string {
  return fillIn(problemMessages[locale].fields[code], params, locale);
}

/** A text with its parameters, numbers as the language writes them. */
export function fillIn(
  text: string,
  params: Readonly<Record<string, string | number>>,
  locale: Locale,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name] ?? placeholder;
    // Years have no separator of thousands.
    const isPlain = typeof value === 'string' || (Number.isInteger(value) && value < 10_000);
    return isPlain ? String(value) : formatNumber(value, locale);
  });
}
