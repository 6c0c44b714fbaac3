import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { renderInput } from '@pazar/testing/render-input';
import { QuantityField } from './quantity-field.tsx';

const textbox = () => screen.getByRole<HTMLInputElement>('textbox');

describe('QuantityField', () => {
  const quantity = (initial: string | null, locale: 'en' | 'mk' = 'mk') =>
    renderInput<string | null>({
      initial,
      locale,
      render: (value, onChange) => (
        <QuantityField label="Количина" unit="KG" value={value} onChange={onChange} />
      ),
    });

  it('takes a number as it is written in the language, and gives the canonical one', async () => {
    const { user, last, container } = quantity(null);
    await user.type(textbox(), '12,5');
    expect(last()).toBe('12.500');
    await user.tab();
    expect(textbox().value).toBe('12,5');
    await expectAccessible(container);
  });

  it('says what it read where two readings are possible', async () => {
    const { user, last } = quantity(null);
    await user.type(textbox(), '1.234');
    expect(screen.getByRole('status').textContent).toBe('Прочитано како 1.234\u00A0кг');
    expect(last()).toBe('1234.000');
    await user.tab();
    expect(textbox().value).toBe('1234');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('keeps what it cannot read, says why once it is left, and gives no number', async () => {
    const { user, last } = quantity('5.000');
    await user.clear(textbox());
    await user.type(textbox(), '0,3333');
    expect(screen.queryByText('Најмногу 3 децимали')).toBeNull();
    await user.tab();
    expect(textbox().value).toBe('0,3333');
    expect(textbox().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Најмногу 3 децимали')).toBeTruthy();
    expect(last()).toBe('0,3333');
  });

  it('takes whole pieces alone, and all of the number where its unit changes', async () => {
    const { user, last } = renderInput<{ amount: string | null; unit: 'PIECE' | 'KG' }>({
      initial: { amount: null, unit: 'PIECE' },
      locale: 'en',
      render: ({ amount, unit }, onChange) => (
        <>
          <QuantityField
            label="Amount"
            unit={unit}
            value={amount}
            onChange={(next) => onChange({ unit, amount: next })}
          />
          <button type="button" onClick={() => onChange({ amount, unit: 'KG' })}>
            By weight
          </button>
        </>
      ),
    });
    await user.type(textbox(), '12.0');
    await user.tab();
    expect(last()?.amount).toBe('12.000');
    expect(textbox().value).toBe('12');
    await user.clear(textbox());
    await user.type(textbox(), '1.5');
    await user.tab();
    expect(textbox().value).toBe('1.5');
    expect(screen.getByText('Enter a whole number, e.g. 12')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    await user.click(screen.getByRole('button', { name: 'By weight' }));
    expect(textbox().hasAttribute('aria-invalid')).toBe(false);
    expect(last()?.amount).toBe('1.500');
  });

  it('is empty when nothing is in it', async () => {
    const { user, last } = quantity('5.000');
    await user.clear(textbox());
    expect(last()).toBeNull();
  });
});
