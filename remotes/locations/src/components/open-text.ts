import type { LocationRow } from '@pazar/contracts/location-row';
import type { Locale } from '@pazar/contracts/locale';
import { dayNames, weekdayOf } from '@pazar/format/calendar-names';
import { formatDate } from '@pazar/format/date';
import { dayAfter, marketDay } from '@pazar/format/market-day';
import { marketTime } from '@pazar/format/market-time';
import { type Hours, openStateAt } from '@pazar/format/open-state';
import type { TFunction } from 'i18next';

/** Today's opening in words. `isQuiet`: customers expect no hours here, so their absence is no fault. */
export interface OpenText {
  readonly text: string;
  readonly isOpen: boolean;
  readonly isQuiet: boolean;
  /** When it closes or opens next; null where that is not known. */
  readonly changesAt: string | null;
}

interface Words {
  readonly t: TFunction<'locations'>;
  readonly locale: Locale;
  readonly now: Date;
}

export type OpenPlace = Hours & Pick<LocationRow, 'type' | 'status' | 'byAppointment'>;

/** Where customers come to buy or to fetch: without hours they do not know when. */
const visited: readonly LocationRow['type'][] = ['STORE', 'MARKET_STALL', 'PICKUP_POINT'];

/** Whether a place is open now and until when, or when it opens, by the clock of Skopje. An archived one is closed. */
export function openText(location: OpenPlace, { t, locale, now }: Words): OpenText {
  const said = (text: string, isOpen = false, changesAt: string | null = null): OpenText => ({
    text,
    isOpen,
    isQuiet: false,
    changesAt,
  });
  if (location.status === 'ARCHIVED') return said(t('location.open.archived'));
  const state = openStateAt(location, now);
  const timeOf = (instant: string) => whenText(new Date(instant), { locale, now });
  switch (state.kind) {
    case 'unknown':
      if (location.byAppointment) return said(t('location.open.byAppointment'));
      return visited.includes(location.type)
        ? said(t('location.open.unknown'))
        : { ...said(t('location.open.noVisits')), isQuiet: true };
    case 'open':
      return state.until === null
        ? said(t('location.open.always'), true)
        : said(t('location.open.until', { time: timeOf(state.until) }), true, state.until);
    case 'closed':
      return state.from === null
        ? said(t('location.open.never'))
        : said(t('location.open.from', { time: timeOf(state.from) }), false, state.from);
  }
}

/** `14:00` today, `Tue 16:00` within a week, `01/05/2027 08:00` after it. */
function whenText(at: Date, { locale, now }: Omit<Words, 't'>): string {
  const [day, today, time] = [marketDay(at), marketDay(now), marketTime(at)];
  if (day === today) return time;
  if (day >= dayAfter(today, 7)) return `${formatDate(day, locale)} ${time}`;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return `${dayNames(locale, 'short')[weekdayOf({ year, month, day: date })]} ${time}`;
}
