import { maxDashboardDays, type DashboardQuery } from '@pazar/contracts/dashboard';
import { countDays, monthStart } from '../clock/calendar-days.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Period } from '../stock/kept-entries.ts';

/**
 * The requested period; by default this month until today. 422 `validation` when it ends before it
 * starts, or is longer than a year.
 */
export function dashboardPeriod(query: DashboardQuery, today: string): Period {
  const to = query.to ?? today;
  const from = query.from ?? monthStart(to);
  const days = countDays(from, to);
  if (days < 1) {
    throw new Refusal('validation', { errors: [{ pointer: '/to', code: 'before-start' }] });
  }
  if (days > maxDashboardDays) {
    const params = { limit: maxDashboardDays };
    throw new Refusal('validation', { errors: [{ pointer: '/to', code: 'max', params }] });
  }
  return { from, to };
}
