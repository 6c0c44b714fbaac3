import * as z from '@pazar/contracts/schema';
import type { DeclaredTexts } from './declared-text.ts';

const answeredSchema = z.nullable(z.string());
const laterSchema = z._default(answeredSchema, null);
export type AnsweredText<Text> = Text extends { readonly isAlwaysAnswered: true }
  ? typeof answeredSchema
  : typeof laterSchema;

/** The schemas of texts, as answers have them. */
export function answeredTexts<const Texts extends DeclaredTexts>(texts: Texts) {
  const schemas = Object.entries(texts).map(
    ([name, { isAlwaysAnswered = false }]) =>
      [name, isAlwaysAnswered ? answeredSchema : laterSchema] as const,
  );
  // One schema for each of the texts.
  return Object.fromEntries(schemas) as { [Name in keyof Texts]: AnsweredText<Texts[Name]> };
}
