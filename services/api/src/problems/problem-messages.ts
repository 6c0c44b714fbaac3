import type { Locale } from '@pazar/contracts/locale';
import type { ProblemCode } from '@pazar/contracts/problem';
import { textOf } from '../texts/texts.ts';
import type { FieldFault } from './refusal.ts';

export function problemText(code: ProblemCode, locale: Locale): { title: string; detail: string } {
  return {
    title: textOf(`problem.${code}.title`, locale),
    detail: textOf(`problem.${code}.detail`, locale),
  };
}

/** The text of a field error with its parameters filled in. */
export function fieldDetail({ code, params = {} }: FieldFault, locale: Locale): string {
  return textOf(`fault.${code}`, locale, params);
}
