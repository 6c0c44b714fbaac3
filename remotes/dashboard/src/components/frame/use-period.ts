import { dashboardYears, maxDashboardDays } from '@pazar/contracts/dashboard';
import { dayAfter } from '@pazar/format/market-day';
import {
  type DayRange,
  type Period,
  periodDays,
  readPeriod,
  writePeriod,
} from '@pazar/format/period';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '@pazar/ui/input/use-today';

const byDefault: Period = 'month';

/** Why the period of the URL cannot be shown. */
export type PeriodFault = 'unknown' | 'outside' | 'tooLong';

/** The period of the dashboard, which is a part of its URL. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const asked = search.get('period');
  const read = readPeriod(asked ?? '');
  const period = read ?? byDefault;
  const days = periodDays(period, today);
  const fault = asked !== null && read === null ? 'unknown' : faultOf(days);
  return {
    period,
    /** The period as the URL has it. */
    name: writePeriod(period),
    /** Null for days that the API does not accept. With the fault `unknown` those of the default. */
    days: fault === null || fault === 'unknown' ? days : null,
    fault,
    change: (next: Period) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        if (next === byDefault) after.delete('period');
        else after.set('period', writePeriod(next));
        return after;
      }),
  };
}

function faultOf({ from, to }: DayRange): PeriodFault | null {
  if (from < dashboardYears.from || to > dashboardYears.to) return 'outside';
  return to > dayAfter(from, maxDashboardDays - 1) ? 'tooLong' : null;
}
