import type { Position } from '@pazar/geography/position';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderInput } from '../../test/render-input.tsx';
import { CoordinatesField } from './coordinates-field.tsx';
import { MonthDayField } from './month-day-field.tsx';
import { TimeField } from './time-field.tsx';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('TimeField', () => {
  const time = (initial: string | null, more: { takesMidnightEnd?: boolean } = {}) =>
    renderInput<string | null>({
      initial,
      render: (value, onChange) => (
        <TimeField label="Opens" value={value} onChange={onChange} {...more} />
      ),
    });

  it('reads a time as it is typed, and writes it out when it is left', async () => {
    const { user, last, container } = time(null);
    await user.type(box('Opens'), '8');
    expect(last()).toBe('08:00');
    expect(box('Opens').value).toBe('8');
    await user.tab();
    expect(box('Opens').value).toBe('08:00');
    await expectAccessible(container);
  });

  it('keeps what is no time, and says what one looks like once it is left', async () => {
    const { user, last } = time('08:00');
    await user.clear(box('Opens'));
    expect(last()).toBeNull();
    await user.type(box('Opens'), '24:00');
    expect(box('Opens').getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(last()).toBe('24:00');
    expect(screen.getByText('Enter a time, e.g. 08:30')).toBeTruthy();
    expect(box('Opens').value).toBe('24:00');
  });

  it('takes the end of the day where something may close then', async () => {
    const { user, last } = time(null, { takesMidnightEnd: true });
    await user.type(box('Opens'), '24');
    await user.tab();
    expect(last()).toBe('24:00');
    expect(screen.queryByText(/^Enter a time/)).toBeNull();
  });
});

describe('MonthDayField', () => {
  it.each([
    { locale: 'en', written: '23 August', wrong: 'Enter a day and a month, e.g. 23 August' },
    { locale: 'mk', written: '23 август', wrong: 'Внесете ден и месец, на пр. 23 август' },
  ] as const)('reads and writes a day of every year in $locale', async (given) => {
    const { user, last, container } = renderInput<string | null>({
      initial: null,
      locale: given.locale,
      render: (value, onChange) => <MonthDayField label="From" value={value} onChange={onChange} />,
    });
    await user.type(box('From'), '23.8');
    await user.tab();
    expect(last()).toBe('08-23');
    expect(box('From').value).toBe(given.written);
    await user.clear(box('From'));
    await user.type(box('From'), '31.6');
    await user.tab();
    expect(last()).toBe('31.6');
    expect(screen.getByText(given.wrong)).toBeTruthy();
    await expectAccessible(container);
  });
});

describe('CoordinatesField', () => {
  const coordinates = () =>
    renderInput<Position | null>({
      initial: null,
      render: (value, onChange) => (
        <CoordinatesField label="Position" value={value} onChange={onChange} />
      ),
    });

  it.each([
    ['typed', '41.4, 22.6'],
    ['typed with commas', '41,4; 22,6'],
    ['in degrees, minutes and seconds', `41°24'0" N 22°36'0" E`],
    ['as a link of Google Maps', 'https://www.google.com/maps/@41.4,22.6,15z'],
    ['as a link of OpenStreetMap', 'https://www.openstreetmap.org/#map=15/41.4/22.6'],
    ['as a geo: address', 'geo:41.4,22.6'],
  ])('takes a position that is %s', async (_how, text) => {
    const { user, last } = coordinates();
    await user.click(box('Position'));
    await user.paste(text);
    expect(last()).toEqual({ lat: 41.4, lng: 22.6 });
    await user.tab();
    expect(box('Position').value).toBe('41.400000, 22.600000');
  });

  it('gives no number for what is no position, and keeps it', async () => {
    const { user, last, container } = coordinates();
    await user.type(box('Position'), '41.4');
    await user.tab();
    expect(last()).toEqual({ lat: Number.NaN, lng: Number.NaN });
    expect(box('Position').value).toBe('41.4');
    expect(screen.getByText(/^Enter latitude and longitude/)).toBeTruthy();
    await expectAccessible(container);
    await user.clear(box('Position'));
    expect(last()).toBeNull();
  });
});
