import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { DateField } from './date-field.tsx';

const planted = (initial: string | null, locale: 'en' | 'mk' = 'mk') =>
  renderInput<string | null>({
    initial,
    locale,
    render: (value, onChange) => (
      <DateField label="Засадено" max="2026-12-31" value={value} onChange={onChange} />
    ),
  });
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Засадено' });
const opener = () => screen.getByRole('button', { name: /Засадено/ });

describe('DateField', () => {
  it('takes a day as people write it and rewrites it when left', async () => {
    const { user, last, container } = planted(null);
    await user.type(input(), '3.8.26');
    expect(last()).toBe('2026-08-03');
    await user.tab();
    expect(input().value).toBe('03.08.2026');
    await expectAccessible(container);
  });

  it('keeps what is no day and says what would be one', async () => {
    const { user, last } = planted(null);
    await user.type(input(), '31.04.2026');
    await user.tab();
    expect(input().value).toBe('31.04.2026');
    expect(last()).toBe('31.04.2026');
    expect(screen.getByText('Внесете датум, на пр. 23.08.2026')).toBeTruthy();
  });

  it('shows the month in Macedonian from Monday, at the chosen day', async () => {
    const { user } = planted('2026-08-23');
    await user.click(opener());
    const calendar = screen.getByRole('dialog', { name: 'Избери датум' });
    expect(within(calendar).getByRole('heading').textContent).toBe('август 2026');
    expect(within(calendar).getAllByRole('columnheader')[0]?.textContent).toBe('пон.');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('недела, 23 август 2026 г.');
    await expectAccessible(calendar);
  });

  it('moves by day, week, month and year with the keys, also into the next month', async () => {
    const { user, last } = planted('2026-08-31', 'en');
    await user.click(opener());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('1');
    await user.keyboard('{ArrowDown}{PageDown}{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday, 5 October 2026');
    await user.keyboard('{Shift>}{PageUp}{/Shift}{Enter}');
    expect(last()).toBe('2025-10-05');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('closes on Escape without a change, and offers no day behind the last', async () => {
    const { user, values } = planted('2026-12-31', 'en');
    await user.click(opener());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(values).toEqual([]);
  });
});
