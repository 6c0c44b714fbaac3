import { openingExceptionsInputSchema } from '@pazar/contracts/opening-exceptions';
import { weeklyHoursInputSchema } from '@pazar/contracts/opening-hours';
import { phoneSchema } from '@pazar/contracts/phone';
import { describe, expect, it } from 'vitest';
import { seedRows } from './seed-rows.ts';

const placesOn = async (day: string) =>
  (await seedRows(new Date(`${day}T09:00:00.000Z`))).locations;
const places = await placesOn('2026-11-21');

describe('The places of the demo', () => {
  it('have hours, holidays and phones that a form would take', () => {
    const hours = places.flatMap(({ openingHours }) => openingHours ?? []);
    expect(hours.map((week) => weeklyHoursInputSchema.parse(week))).toEqual(hours);
    const exceptions = places.map((place) => place.exceptions);
    expect(exceptions.map((days) => openingExceptionsInputSchema.parse(days))).toEqual(exceptions);
    const phones = places.flatMap(({ phone }) => phone ?? []);
    expect(phones.map((phone) => phoneSchema.parse(phone))).toEqual(phones);
    expect(Math.min(hours.length, phones.length)).toBeGreaterThan(3);
    const shop = places.find(({ name }) => name === 'Зеленчук кај Билјана');
    expect(shop?.openingHours?.friday).toHaveLength(2);
    expect(new Set(places.map(({ serviceArea }) => serviceArea?.type))).toEqual(
      new Set(['NONE', 'RADIUS', 'MUNICIPALITIES']),
    );
    expect(places.some(({ seasonFrom }) => typeof seasonFrom === 'string')).toBe(true);
  });

  it('are closed on the holidays to come, never on past ones', async () => {
    const closedOn = async (day: string) =>
      (await placesOn(day))
        .find(({ name }) => name === 'Тезга 14, Зелен пазар')
        ?.exceptions?.map(({ date }) => date);
    expect(await closedOn('2026-11-21')).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-06',
      '2027-01-07',
    ]);
    expect(await closedOn('2027-01-01')).toEqual([
      '2027-01-01',
      '2027-01-06',
      '2027-01-07',
      '2027-12-31',
    ]);
  });
});
