import type { Locale } from '@pazar/contracts/locale';
import { newsSentence, type NewsParts } from '@pazar/format/news/news-sentence';

/**
 * The sentence of a notification as the subject of its e-mail, by `event` or `event outcome`. Throws for
 * one without a sentence.
 */
export function subjectOf(what: string, locale: Locale, parts?: Partial<NewsParts>): string {
  const [event = '', outcome = null] = what.split(' ');
  const sentence = newsSentence({ event, outcome }, locale, parts);
  if (sentence === undefined) throw new Error(`No sentence for ${what}`);
  return sentence;
}
