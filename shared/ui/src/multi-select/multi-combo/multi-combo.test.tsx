import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { MultiCombo, type MultiComboProps } from './multi-combo.tsx';

const places = [
  { value: 'skopje', label: 'Скопје' },
  { value: 'ohrid', label: 'Охрид' },
  { value: 'struga', label: 'Струга' },
];

const chosen = (initial: readonly string[], more: Partial<MultiComboProps> = {}) =>
  renderInput<readonly string[]>({
    initial,
    render: (value, onChange) => (
      <MultiCombo label="Places" options={places} value={value} onChange={onChange} {...more} />
    ),
  });
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Places' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const tags = () =>
  within(screen.getByRole('list', { name: 'Places' }))
    .getAllByRole('listitem')
    .map((tag) => tag.textContent);

describe('MultiCombo', () => {
  it('adds what is found by typing in either script, and stays open for the next one', async () => {
    const { user, last, container } = chosen([]);
    await user.type(input(), 'ohr');
    expect(options()).toEqual(['Охрид']);
    await user.keyboard('{Enter}');
    expect(last()).toEqual(['ohrid']);
    expect(input().value).toBe('');
    expect(options()).toEqual(['Скопје', 'Охрид', 'Струга']);
    expect(screen.getByRole('option', { name: 'Охрид', selected: true })).toBeTruthy();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(last()).toEqual(['ohrid', 'skopje']);
    expect(tags()).toEqual(['Охрид', 'Скопје']);
    await expectAccessible(container);
  });

  it('removes by Backspace, by the button of a choice and by choosing it again', async () => {
    const { user, last } = chosen(['skopje', 'ohrid', 'struga']);
    await user.click(input());
    await user.keyboard('{Backspace}');
    expect(last()).toEqual(['skopje', 'ohrid']);
    await user.click(screen.getByRole('button', { name: 'Remove Скопје' }));
    expect(last()).toEqual(['ohrid']);
    expect(document.activeElement).toBe(input());
    await user.click(input());
    await user.click(screen.getByRole('option', { name: 'Охрид' }));
    expect(last()).toEqual([]);
  });

  it('keeps every choice, however many there are', async () => {
    const many = Array.from({ length: 250 }, (_, index) => `p${index}`);
    const { user, last } = chosen(many, {
      selected: many.map((value) => ({ value, label: `Product ${value}` })),
    });
    expect(tags()).toHaveLength(250);
    expect(screen.getByText('250 chosen')).toBeTruthy();
    await user.type(input(), 'skop{Enter}');
    expect(last()).toHaveLength(251);
  });

  it('asks the server for what is typed, and shows its answer as it is', async () => {
    const onQuery = vi.fn<(query: string) => void>();
    const { user } = chosen(['far'], { onQuery, selected: [{ value: 'far', label: 'Берово' }] });
    expect(tags()).toEqual(['Берово']);
    await user.type(input(), 'xy');
    expect(onQuery).toHaveBeenLastCalledWith('xy');
    expect(options()).toEqual(['Скопје', 'Охрид', 'Струга']);
    await user.keyboard('{Escape}');
    expect(onQuery).toHaveBeenLastCalledWith('');
    expect(options()).toEqual([]);
  });

  it('says that it searches, that nothing was found, and offers to search again', async () => {
    const busy = chosen([], { isBusy: true, options: [], onQuery: () => undefined });
    await busy.user.click(input());
    expect(screen.getByText('Searching…')).toBeTruthy();
    busy.container.remove();

    const none = chosen([], { options: [] });
    await none.user.click(screen.getAllByRole('combobox').at(-1) ?? input());
    expect(screen.getAllByText('0 results')).not.toEqual([]);
  });

  it('offers to search again after a failure', async () => {
    const onRetry = vi.fn<() => void>();
    const { user, container } = chosen([], { onRetry, options: [] });
    await user.click(input());
    expect(screen.getByText('The search failed.')).toBeTruthy();
    await expectAccessible(container);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('forgets what was typed when it is left, and keeps what was chosen', async () => {
    const { user, values } = chosen(['ohrid']);
    await user.type(input(), 'sko');
    await user.tab();
    await user.tab();
    expect(input().value).toBe('');
    expect(tags()).toEqual(['Охрид']);
    expect(values).toEqual([]);
  });
});
