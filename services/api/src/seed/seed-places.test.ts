import {
  openingExceptionsInputSchema,
  weeklyHoursInputSchema,
} from '@pazar/contracts/opening-hours';
import { phoneSchema } from '@pazar/contracts/phone';
import { describe, expect, it } from 'vitest';
import { seedRows } from './seed-rows.ts';

const placesOn = (day: string) => seedRows(new Date(`${day}T09:00:00.000Z`), 'hash').locations;
const places = placesOn('2026-11-21');

describe('The places of the demo', () => {
  it('have hours, holidays and phones that a form would take', () => {
    for (const { openingHours, exceptions, phone } of places) {
      if (openingHours) expect(weeklyHoursInputSchema.parse(openingHours)).toEqual(openingHours);
      expect(openingExceptionsInputSchema.parse(exceptions)).toEqual(exceptions);
      if (phone) expect(phoneSchema.parse(phone)).toBe(phone);
    }
    const shop = places.find(({ name }) => name === 'Зеленчук кај Билјана');
    expect(shop?.openingHours?.friday).toHaveLength(2);
    expect(new Set(places.map(({ serviceArea }) => serviceArea?.type))).toEqual(
      new Set(['NONE', 'RADIUS', 'MUNICIPALITIES']),
    );
    expect(places.some(({ seasonFrom }) => typeof seasonFrom === 'string')).toBe(true);
  });

  it('are closed on the holidays to come, never on past ones', () => {
    const closedOn = (day: string) =>
      placesOn(day)
        .find(({ name }) => name === 'Тезга 14, Зелен пазар')
        ?.exceptions?.map(({ date }) => date);
    expect(closedOn('2026-11-21')).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-06',
      '2027-01-07',
    ]);
    expect(closedOn('2027-01-01')).toEqual([
      '2027-01-01',
      '2027-01-06',
      '2027-01-07',
      '2027-12-31',
    ]);
  });
});
