import { formatRelativeTime } from '@pazar/format/relative-time';
import { useWords as useSectionWords, type Words as SectionWords } from '@pazar/section/use-words';
import { useMemo } from 'react';

/** With what the pages of management are written, in the manager's language. */
export interface Words extends SectionWords<'management'> {
  /** How long ago an instant was. */
  readonly ago: (instant: string) => string;
}

/** The same object as long as the language is the same: a list compares it. */
export function useWords(): Words {
  const words = useSectionWords('management');
  return useMemo(
    () => ({ ...words, ago: (instant) => formatRelativeTime(instant, words.locale) }),
    [words],
  );
}
