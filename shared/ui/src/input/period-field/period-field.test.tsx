import type { Period } from '@pazar/format/period';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { PeriodField } from './period-field.tsx';

const shown = (initial: Period) =>
  renderInput<Period>({
    initial,
    render: (value, onChange) => <PeriodField label="Period" value={value} onChange={onChange} />,
  });
const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z'), toFake: ['Date'] });
});

describe('PeriodField', () => {
  it('is chosen among its presets', async () => {
    const { user, last, container } = shown('month');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.selectOptions(kind(), 'Last 90 days');
    expect(last()).toBe('90-days');
    await expectAccessible(container);
  });

  it('starts from the days of the shown preset, for custom days', async () => {
    const { user, last, container } = shown('last-month');
    await user.selectOptions(kind(), 'Other dates');
    expect(last()).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect([box('From').value, box('To').value]).toEqual(['01/10/2026', '31/10/2026']);
    await user.clear(box('From'));
    await user.type(box('From'), '5.9.2026');
    expect(last()).toEqual({ from: '2026-09-05', to: '2026-10-31' });
    await expectAccessible(container);
  });

  it('gives nothing while the days are no period, and says why', async () => {
    const { user, values } = shown({ from: '2026-10-01', to: '2026-10-31' });
    await user.clear(box('To'));
    await user.type(box('To'), '1.9.2026');
    expect(screen.getByText('Must not be before the start')).toBeTruthy();
    expect(values).toEqual([]);
    await user.clear(box('To'));
    await user.type(box('To'), '2.10.2026');
    expect(values).toEqual([{ from: '2026-10-01', to: '2026-10-02' }]);
  });
});
