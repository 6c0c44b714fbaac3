import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { ComboBox } from './combo-box.tsx';

const crops = [
  { value: 'tomato', label: 'Домат' },
  { value: 'pepper', label: 'Пиперка' },
  { value: 'jam', label: 'Џем' },
  { value: 'garden', label: 'Градинарска пиперка' },
];

const crop = (initial: string | null, more: { allowsOther?: boolean } = {}) =>
  renderInput<string | null>({
    initial,
    locale: 'mk',
    render: (value, onChange) => (
      <ComboBox label="Култура" options={crops} value={value} onChange={onChange} {...more} />
    ),
  });
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Култура' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('ComboBox', () => {
  it('finds an option typed in Latin letters, those that begin with it first', async () => {
    const { user, last, container } = crop(null);
    await user.type(input(), 'piper');
    expect(shown()).toEqual(['Пиперка', 'Градинарска пиперка']);
    expect(screen.getByRole('status').textContent).toBe('2 резултати');
    await expectAccessible(container);
    await user.keyboard('{Enter}');
    expect(last()).toBe('pepper');
    expect(input().value).toBe('Пиперка');
    expect(shown()).toEqual([]);
  });

  it('goes through the options with the arrow keys and names the active one', async () => {
    const { user, last } = crop('tomato');
    await user.click(input());
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Домат');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Џем');
    await user.keyboard('{Enter}');
    expect(last()).toBe('jam');
  });

  it('returns to the choice on Escape and when what was typed names nothing', async () => {
    const { user, values } = crop('tomato');
    await user.clear(input());
    await user.type(input(), 'xyz');
    await user.keyboard('{Escape}');
    expect(input().value).toBe('Домат');
    await user.type(input(), 'xyz');
    await user.tab();
    expect(input().value).toBe('Домат');
    expect(values).toEqual([]);
  });

  it('takes a text that is named in full, and nothing for an empty one', async () => {
    const { user, last } = crop('tomato');
    await user.clear(input());
    await user.type(input(), 'dzem');
    await user.tab();
    expect(last()).toBe('jam');
    await user.clear(input());
    await user.tab();
    expect(last()).toBeNull();
  });

  it('keeps any text where other values are allowed', async () => {
    const { user, last } = crop(null, { allowsOther: true });
    await user.type(input(), 'Топинамбур{Enter}');
    expect(last()).toBe('Топинамбур');
    expect(input().value).toBe('Топинамбур');
  });

  it('is chosen from by pointer', async () => {
    const { user, last } = crop(null);
    await user.click(input());
    await user.click(screen.getByRole('option', { name: 'Џем' }));
    expect(last()).toBe('jam');
  });
});
