import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { TextField } from './text-field.tsx';

function descriptionOf(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('TextField', () => {
  it('takes what is typed under its label', async () => {
    const { user, last, container } = renderInput<string | null>({
      initial: null,
      render: (value, onChange) => (
        <TextField label="Username" autoComplete="username" value={value} onChange={onChange} />
      ),
    });
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
    expect(input.value).toBe('');
    await user.type(input, 'producer');
    expect(last()).toBe('producer');
    expect(input.value).toBe('producer');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    await expectAccessible(container);
  });

  it('keeps what is typed for the data of a form that reads it by its name', async () => {
    const { user, container } = renderInput({
      initial: null,
      render: () => (
        <form>
          <TextField label="Username" name="username" defaultValue="pro" />
        </form>
      ),
    });
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'ducer');
    const form = container.querySelector('form');
    expect(form && new FormData(form).get('username')).toBe('producer');
  });

  it('ties its hint and its error to the input', async () => {
    const { container } = renderInput<string | null>({
      initial: '',
      render: (value, onChange) => (
        <TextField
          label="Price"
          hint="With VAT"
          error="Enter a number, e.g. 12.5"
          value={value}
          onChange={onChange}
        />
      ),
    });
    const input = screen.getByRole('textbox', { name: 'Price' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toBe('With VAT Enter a number, e.g. 12.5');
    await expectAccessible(container);
  });
});
