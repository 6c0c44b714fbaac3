import type { Locale } from '@pazar/contracts/locale';
import type { FieldFault } from './api-problem.ts';
import type { ProblemTexts } from './problem-texts.ts';
import { messagesEn } from './messages-en.ts';
import { messagesMk } from './messages-mk.ts';

export const problemMessages: Record<Locale, ProblemTexts> = { en: messagesEn, mk: messagesMk };

/** The text of a field error with its parameters filled in. */
export function fieldDetail(messages: ProblemTexts, fault: FieldFault): string {
  return messages.fields[fault.code].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(fault.params?.[name] ?? placeholder),
  );
}
