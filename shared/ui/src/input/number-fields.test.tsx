import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field/number-field.tsx';

const textbox = () => screen.getByRole<HTMLInputElement>('textbox');

describe('MoneyField', () => {
  it('shows more digits than an amount can have as they were typed, for the schema to refuse', async () => {
    const { user, last } = renderInput<number | null>({
      initial: null,
      locale: 'en',
      render: (value, onChange) => (
        <MoneyField label="Price" currency="MKD" value={value} onChange={onChange} />
      ),
    });
    await user.type(textbox(), '9'.repeat(25));
    expect(screen.getByRole('status').textContent).toMatch(/^Read as 9,999,999/);
    expect(Number.isSafeInteger(last())).toBe(false);
    await user.tab();
    expect(textbox().value).toMatch(/^\d{25,}/);
  });

  it('does so for a plain number too', async () => {
    const { user } = renderInput<number | null>({
      initial: null,
      render: (value, onChange) => <NumberField label="Uses" value={value} onChange={onChange} />,
    });
    await user.type(textbox(), '9'.repeat(25));
    await user.tab();
    expect(textbox().value).toMatch(/^\d{25,}$/);
  });

  it('gives minor units and writes both decimals', async () => {
    const { user, last, container } = renderInput<number | null>({
      initial: 7000,
      render: (value, onChange) => (
        <MoneyField label="Price" currency="MKD" value={value} onChange={onChange} />
      ),
    });
    expect(textbox().value).toBe('70.00');
    await user.clear(textbox());
    await user.type(textbox(), '1,234.5');
    expect(last()).toBe(123_450);
    expect(screen.getByRole('status').textContent).toBe('Read as MKD\u00A01,234.50');
    await user.tab();
    expect(textbox().value).toBe('1234.50');
    await expectAccessible(container);
  });

  it('follows a value that is set from outside', async () => {
    const { user } = renderInput<number | null>({
      initial: 100,
      render: (value, onChange) => (
        <>
          <MoneyField label="Price" currency="EUR" value={value} onChange={onChange} />
          <button type="button" onClick={() => onChange(250)}>
            Reset
          </button>
        </>
      ),
    });
    await user.type(textbox(), 'x');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(textbox().value).toBe('2.50');
    expect(textbox().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('NumberField', () => {
  it('refuses decimals where only whole numbers make sense', async () => {
    const { user, last } = renderInput<number | null>({
      initial: null,
      render: (value, onChange) => <NumberField label="Days" value={value} onChange={onChange} />,
    });
    await user.type(textbox(), '12.5');
    expect(last()).toBeNaN();
    await user.tab();
    expect(screen.getByText('Enter a whole number, e.g. 12')).toBeTruthy();
  });
});

describe('A number of hundreds of digits', () => {
  it.each([
    ['MoneyField', MoneyField],
    ['NumberField', NumberField],
  ])('stays a number that is too large in a %s', async (_, Field) => {
    const { user, last } = renderInput<number | null>({
      initial: null,
      render: (value, onChange) => (
        <Field label="Much" currency="MKD" value={value} onChange={onChange} />
      ),
    });
    await user.click(textbox());
    await user.paste('9'.repeat(400));
    await user.tab();
    expect(last()).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
    expect(last()).toBeLessThan(Infinity);
    expect(textbox().value).not.toBe('');
  });
});
