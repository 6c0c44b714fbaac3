import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
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
