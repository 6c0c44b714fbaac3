import { formatDate } from '@pazar/format/date';
import type { Locale } from '@pazar/format/locale';

/** Bars of more days than these are too thin to see one beside the next. */
const maxBars = 62;

/** Bars for a few days; a line for more. */
export const kindFor = (days: readonly unknown[]) => (days.length > maxBars ? 'lines' : 'bars');

/** The days of a chart: whole in its table, and without the year below the drawing. */
export function writeDays(days: readonly string[], locale: Locale) {
  const categories = days.map((day) => formatDate(day, locale));
  return { categories, shortCategories: categories.map((day) => day.slice(0, 'DD.MM'.length)) };
}
