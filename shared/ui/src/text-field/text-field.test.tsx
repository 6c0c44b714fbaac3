import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { TextField } from './text-field.tsx';

function descriptionOf(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('TextField', () => {
  it('takes what is typed under its label', async () => {
    const { container } = render(<TextField label="Username" autoComplete="username" />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
    await userEvent.type(input, 'producer');
    expect(input.value).toBe('producer');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    await expectAccessible(container);
  });

  it('ties its hint and its error to the input', async () => {
    const { container } = render(
      <TextField label="Price" hint="With VAT" error="Enter a number, e.g. 12.5" />,
    );
    const input = screen.getByRole('textbox', { name: 'Price' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toBe('With VAT Enter a number, e.g. 12.5');
    await expectAccessible(container);
  });
});
