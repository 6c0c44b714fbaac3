import type { Locale } from '@pazar/contracts/locale';
import { produceCalendarSchema } from '@pazar/contracts/produce-calendar';
import { read } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import { keepPreviousData } from '@tanstack/react-query';
import { lotResource } from './lots.ts';

/** What grows, is expected and was harvested in a year. The order of the crops is the language's. */
export const calendarOf = (
  http: HttpClient,
  { year, locale }: { year: number; locale: Locale },
) => ({
  ...read(http, {
    key: [...lotResource.key, 'calendar', { year, locale }],
    path: '/v1/produce/calendar',
    schema: produceCalendarSchema,
    query: { year },
  }),
  placeholderData: keepPreviousData,
});
