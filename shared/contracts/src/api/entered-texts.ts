import * as z from '@pazar/contracts/schema';
import { type AnsweredText, answeredTexts } from './answered-texts.ts';
import { type DeclaredText, type DeclaredTexts, usualMax } from './declared-text.ts';
import { emailSchema } from './email.ts';
import { optional } from './fields.ts';
import { phoneSchema } from './phone.ts';
import { optionalTextInput } from './text.ts';

function schemaOf(text: DeclaredText) {
  const { type, max = usualMax } = text;
  if (type === 'tel') return z.nullable(phoneSchema);
  if (type === 'email') return z.nullable(emailSchema);
  if (type === 'url') return z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(max)));
  return optionalTextInput({ ...text, max });
}

/** The fields of declared texts. */
export function enteredTexts<const Texts extends DeclaredTexts>(texts: Texts) {
  const answered = answeredTexts(texts);
  const fields = Object.entries(texts).map(([name, text]) => {
    const field = { ...optional(schemaOf(text)), answered: answered[name] };
    return [name, field] as const;
  });
  // One field for each of the texts.
  return Object.fromEntries(fields) as unknown as {
    [Name in keyof Texts]: EnteredText & { readonly answered: AnsweredText<Texts[Name]> };
  };
}

type EnteredText = ReturnType<typeof optional<ReturnType<typeof optionalTextInput>>>;
