import { weekdays, weeklyHoursSchema } from '@pazar/contracts/opening-hours';
import { describe, expect, it } from 'vitest';
import { addInterval, copyHours, openedDay, usualWeek } from './week-hours.ts';

const morning = [{ from: '07:00', to: '12:00' }];

describe('The hours of a week', () => {
  it('start from Monday to Saturday, which the API takes', () => {
    expect(weeklyHoursSchema.safeParse(usualWeek()).success).toBe(true);
    expect(weekdays.filter((day) => usualWeek()[day].length === 0)).toEqual(['sunday']);
  });

  it('are copied to other days, and stay apart from the day that they came from', () => {
    const week = copyHours(usualWeek(), morning, ['tuesday', 'sunday']);
    expect([week.tuesday, week.sunday]).toEqual([morning, morning]);
    expect(week.tuesday[0]).not.toBe(morning[0]);
    expect(week.monday).not.toEqual(morning);
  });

  it('of a day that opens are those of the open day before it, else the usual ones', () => {
    const week = copyHours(usualWeek(), morning, ['tuesday']);
    expect(openedDay({ ...week, wednesday: [] }, 'wednesday')).toEqual(morning);
    expect(openedDay({ ...week, monday: [] }, 'monday')).toEqual(usualWeek().monday);
  });

  it('gain an interval after the last one, up to three', () => {
    expect(addInterval([])).toHaveLength(1);
    const two = addInterval(morning) ?? [];
    expect(two.at(-1)).toEqual({ from: '17:00', to: '20:00' });
    const three = addInterval(two) ?? [];
    expect(three.at(-1)).toEqual({ from: '', to: '' });
    expect(addInterval(three)).toBeNull();
  });
});
