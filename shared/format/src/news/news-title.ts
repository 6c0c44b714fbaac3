import { formatDate } from '../date.ts';
import type { Locale } from '../locale.ts';
import { formatEnd } from '../period-end.ts';
import { type NewsEvent, newsSentence } from './news-sentence.ts';

/** A notification, as the API answers it; `until` is an instant, `day` a calendar day. */
export interface TitledNews extends NewsEvent {
  readonly name: { readonly mk: string | null; readonly en: string | null } | null;
  readonly facts: { readonly day?: string | undefined; readonly until?: string | undefined };
}

/** What happened, as one sentence in a language; undefined for an event that a later service knows. */
export function newsTitle(news: TitledNews, locale: Locale): string | undefined {
  const { day, until } = news.facts;
  const end = until === undefined ? '' : formatEnd(until, locale);
  return newsSentence(news, locale, {
    name: news.name?.[locale] ?? news.name?.[locale === 'mk' ? 'en' : 'mk'] ?? '',
    day: day === undefined ? end : formatDate(day, locale),
  });
}
