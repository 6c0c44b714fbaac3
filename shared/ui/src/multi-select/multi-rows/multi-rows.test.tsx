import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { MultiRows, type MultiRowsProps } from './multi-rows.tsx';

const lots = [
  { value: 'rozov', label: 'Домат Розов', detail: '102 kg' },
  { value: 'cherry', label: 'Чери домат', detail: '17 kg' },
  { value: 'garlic', label: 'Лук', detail: '30 kg' },
];

const chosen = (initial: readonly string[], more: Partial<MultiRowsProps> = {}) =>
  renderInput<readonly string[]>({
    initial,
    render: (value, onChange) => (
      <MultiRows
        label="Lots"
        addLabel="Add a lot"
        options={lots}
        value={value}
        onChange={onChange}
        {...more}
      />
    ),
  });
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a lot' });
const removal = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

describe('MultiRows', () => {
  it('shows each chosen option with its detail, in a group of the name of the field', async () => {
    const { container } = chosen(['cherry', 'rozov'], { hint: 'At most 50' });
    const group = screen.getByRole('group', { name: 'Lots', description: 'At most 50' });
    const rows = within(group).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Чери домат17 kg',
      'Домат Розов102 kg',
    ]);
    await expectAccessible(container);
  });

  it('shows the picture of an option in its row and in the search, beside its name', async () => {
    const picture = <svg role="img" aria-label="Picture" />;
    const { user } = chosen(['rozov'], { options: lots.map((lot) => ({ ...lot, picture })) });
    expect(within(screen.getByRole('listitem')).getByRole('img')).toBeTruthy();
    await user.type(search(), 'cheri');
    const option = screen.getByRole('option', { name: /Чери домат/ });
    expect(within(option).getByRole('img')).toBeTruthy();
  });

  it('adds with the keyboard what is not chosen yet, and stays open for the next one', async () => {
    const { user, last, container } = chosen(['rozov']);
    await user.type(search(), 'domat');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Чери домат17 kg',
    ]);
    await expectAccessible(container);
    await user.keyboard('{Enter}');
    expect(last()).toEqual(['rozov', 'cherry']);
    expect(screen.getByText('Added: Чери домат')).toBeTruthy();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(last()).toEqual(['rozov', 'cherry', 'garlic']);
  });

  it('goes to the next row after a removal, and to the search after the last one', async () => {
    const { user, last } = chosen(['rozov', 'cherry']);
    await user.click(removal('Домат Розов'));
    expect(last()).toEqual(['cherry']);
    expect(document.activeElement).toBe(removal('Чери домат'));
    await user.keyboard('{Enter}');
    expect(last()).toEqual([]);
    expect(document.activeElement).toBe(search());
    expect(screen.getByText('Removed: Чери домат')).toBeTruthy();
  });

  it('removes no row by Backspace in the search', async () => {
    const { user, values } = chosen(['rozov']);
    await user.type(search(), 'a{Backspace}{Backspace}');
    expect(values).toEqual([]);
  });

  it('says which options it has before a search, and closes when it is left', async () => {
    const { user } = chosen(['rozov'], { searchHint: 'Type to find others' });
    await user.click(search());
    expect(screen.getByText('Type to find others')).toBeTruthy();
    await user.type(search(), 'x');
    expect(screen.queryByText('Type to find others')).toBeNull();
    await user.tab({ shift: true });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(search().value).toBe('');
  });

  it('changes nothing while it is disabled', () => {
    chosen(['rozov'], { disabled: true });
    expect(removal('Домат Розов')).toHaveProperty('disabled', true);
    expect(search().disabled).toBe(true);
  });
});
