import { formatRelativeTime } from '@pazar/format/relative-time';
import {
  type Formatters as SectionFormatters,
  useFormatters as useSectionFormatters,
} from '@pazar/section/use-formatters';
import { useMemo } from 'react';

/** Texts of the section and values as text, in the manager's language. */
export interface Formatters extends SectionFormatters<'management'> {
  /** How long ago an instant was. */
  readonly ago: (instant: string) => string;
}

/** The same object as long as the language is the same: a list compares it. */
export function useFormatters(): Formatters {
  const formatters = useSectionFormatters('management');
  return useMemo(
    () => ({ ...formatters, ago: (instant) => formatRelativeTime(instant, formatters.locale) }),
    [formatters],
  );
}
