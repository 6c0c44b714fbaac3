import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { DateTimeField } from './date-time-field.tsx';

const shown = (initial: string | null, usualTime?: string) =>
  renderInput<string | null>({
    initial,
    render: (value, onChange) => (
      <DateTimeField label="Starts" usualTime={usualTime} value={value} onChange={onChange} />
    ),
  });
const group = () => within(screen.getByRole('group', { name: /^Starts/ }));
const day = () => group().getByRole<HTMLInputElement>('textbox', { name: 'Date' });
const time = () => group().getByRole<HTMLInputElement>('textbox', { name: 'Time' });

describe('DateTimeField', () => {
  it('shows the day and the time in Skopje, and gives the instant', async () => {
    const { user, last, container } = shown('2026-07-01T22:30:00.000Z');
    expect([day().value, time().value]).toEqual(['02/07/2026', '00:30']);
    await user.clear(time());
    await user.type(time(), '8');
    expect(last()).toBe('2026-07-02T06:00:00.000Z');
    await user.clear(day());
    await user.type(day(), '1.12.2026');
    expect(last()).toBe('2026-12-01T07:00:00.000Z');
    await expectAccessible(container);
  });

  it('gives the texts while one of the two is missing, and asks for it', async () => {
    const { user, last } = shown(null);
    await user.type(day(), '2.7.2026');
    expect(last()).toBe('2026-07-02');
    expect(screen.queryByText('Enter both a date and a time')).toBeNull();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByText('Enter both a date and a time')).toBeTruthy();
    await user.type(time(), '0830');
    expect(last()).toBe('2026-07-02T06:30:00.000Z');
    await user.clear(day());
    await user.clear(time());
    expect(last()).toBeNull();
  });

  it('shows an end at midnight as the end of the day before, and takes it as that', async () => {
    const { user, last } = renderInput<string | null>({
      initial: '2026-12-16T23:00:00.000Z',
      render: (value, onChange) => (
        <DateTimeField label="Starts" isEnd usualTime="24:00" value={value} onChange={onChange} />
      ),
    });
    expect([day().value, time().value]).toEqual(['16/12/2026', '24:00']);
    await user.clear(time());
    await user.type(time(), '20');
    expect(last()).toBe('2026-12-16T19:00:00.000Z');
    await user.clear(time());
    await user.type(time(), '24:00');
    expect(last()).toBe('2026-12-16T23:00:00.000Z');
    await user.clear(day());
    await user.clear(time());
    await user.type(day(), '31.12.2026');
    expect([last(), time().value]).toEqual(['2026-12-31T23:00:00.000Z', '24:00']);
    expect(screen.queryByText(/^Read as/)).toBeNull();
  });

  it.each([
    ['2.7.2026', '25:99'],
    ['2.7.2026', '24:00'],
    ['2026-13-45', '10:00'],
    ['2026-02-31', '10:00'],
  ])('takes the day %s at %s for no instant', async (typedDay, typedTime) => {
    const { user, last } = shown(null);
    await user.type(day(), typedDay);
    await user.type(time(), typedTime);
    expect(last()).not.toMatch(/T/);
  });

  it('gives a day that is entered first its usual time', async () => {
    const { user, last } = shown(null, '00:00');
    await user.type(day(), '2.7.2026');
    await user.tab();
    expect(time().value).toBe('00:00');
    expect(last()).toBe('2026-07-01T22:00:00.000Z');
  });

  it('says what a time was read as that the clock leaves out', async () => {
    const { user, last } = shown('2026-03-29T10:00:00.000Z');
    await user.clear(time());
    await user.type(time(), '2:30');
    expect(last()).toBe('2026-03-29T01:30:00.000Z');
    expect(screen.getByText('Read as 29/03/2026, 03:30')).toBeTruthy();
  });
});
