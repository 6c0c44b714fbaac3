import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { Checkbox } from './checkbox/checkbox.tsx';
import { MonthSet } from './month-set/month-set.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field/select-field.tsx';
import { Switch } from './switch/switch.tsx';
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';

const rates = [18, 10, 5, 0].map((value) => ({ value, label: `${value}%` }));

describe('CheckboxGroup', () => {
  it('gives the chosen values in the order of the options', async () => {
    const { user, last, container } = renderInput<readonly number[]>({
      initial: [5],
      render: (value, onChange) => (
        <CheckboxGroup label="Rates" options={rates} value={value} onChange={onChange} />
      ),
    });
    await user.click(screen.getByRole('checkbox', { name: '18%' }));
    expect(last()).toEqual([18, 5]);
    await user.click(screen.getByRole('checkbox', { name: '5%' }));
    expect(last()).toEqual([18]);
    await expectAccessible(container);
  });
});

describe('RadioGroup', () => {
  it('gives the value of the chosen option', async () => {
    const { user, last, container } = renderInput<number | null>({
      initial: null,
      render: (value, onChange) => (
        <RadioGroup
          label="Rate"
          error="Choose one"
          options={rates}
          value={value}
          onChange={onChange}
        />
      ),
    });
    expect(screen.getByRole('radiogroup', { name: 'Rate' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    await user.click(screen.getByRole('radio', { name: '10%' }));
    expect(last()).toBe(10);
    await user.keyboard('{ArrowDown}');
    expect(last()).toBe(5);
    await expectAccessible(container);
  });
});

describe('SelectField', () => {
  it('gives the value of the chosen option, and null for none', async () => {
    const { user, last, container } = renderInput<number | null>({
      initial: 0,
      render: (value, onChange) => (
        <SelectField
          label="Rate"
          options={rates}
          emptyLabel="All"
          value={value}
          onChange={onChange}
        />
      ),
    });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rate' });
    expect(select.selectedOptions[0]?.textContent).toBe('0%');
    await user.selectOptions(select, '18%');
    expect(last()).toBe(18);
    await user.selectOptions(select, 'All');
    expect(last()).toBeNull();
    await expectAccessible(container);
  });

  it('chooses nothing by itself', () => {
    renderInput<number | null>({
      initial: null,
      render: (value, onChange) => (
        <SelectField label="Rate" options={rates} value={value} onChange={onChange} />
      ),
    });
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
  });
});

describe('MonthSet', () => {
  it('gives the months in their order, and says when all year is meant', async () => {
    const { user, last, container } = renderInput<readonly number[]>({
      initial: [],
      locale: 'mk',
      render: (value, onChange) => <MonthSet label="Сезона" value={value} onChange={onChange} />,
    });
    expect(screen.getByText('Цела година')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'декември' }));
    await user.click(screen.getByRole('checkbox', { name: 'јануари' }));
    expect(last()).toEqual([1, 12]);
    expect(screen.getByText('2 месеци')).toBeTruthy();
    await expectAccessible(container);
  });
});

describe('Checkbox and Switch', () => {
  it('give a boolean, and a mixed box says so', async () => {
    const { user, values, container } = renderInput<boolean>({
      initial: false,
      render: (value, onChange) => (
        <>
          <Checkbox label="All rows" isMixed={!value} value={value} onChange={onChange} />
          <Switch label="Pack active" hint="At once" value={value} onChange={onChange} />
        </>
      ),
    });
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'All rows' }));
    await user.click(screen.getByRole('switch', { name: 'Pack active' }));
    expect(values).toEqual([true, false]);
    await expectAccessible(container);
  });
});
