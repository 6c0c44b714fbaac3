import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { button, path, row, show } from '../../../test/products-list.tsx';
import { FilterEditor } from '../choices/filter-editor.tsx';

describe('a range of days', () => {
  const changed = async (at = '/list') => {
    const shown = show({}, { at });
    await row('A');
    // An active filter has a button; the others share one.
    if (at === '/list') await shown.user.click(button('Filter'));
    await shown.user.click(button(/^Changed/));
    // The fields load with the first popover.
    await screen.findByRole('textbox', { name: 'First day' });
    return shown;
  };
  const day = (name: 'First day' | 'Last day') => screen.getByRole('textbox', { name });

  it('filters from the day that was typed, and says so', async () => {
    const { user, address, api, container } = await changed();
    await user.type(day('First day'), '1.11.2026');
    expect(address()).toBe('/list?updatedFrom=2026-11-01');
    expect(button('Changed: from 01/11/2026')).toBeTruthy();
    await expectAccessible(container);
    await user.type(day('Last day'), '30.11.2026');
    expect(button('Changed: 01/11/2026 – 30/11/2026')).toBeTruthy();
    await waitFor(() =>
      expect(api.calls.findLast((call) => call.path === path)?.query).toMatchObject({
        updatedFrom: ['2026-11-01'],
        updatedTo: ['2026-11-30'],
      }),
    );
  });

  it('is one entry in the history, whatever days a date is while it is typed', async () => {
    const { user, address, goBack } = await changed();
    await user.type(day('First day'), '1.11.2026');
    expect(address()).toBe('/list?updatedFrom=2026-11-01');
    await goBack();
    expect(address()).toBe('/list');
  });

  it('does not filter by what is no day, and forgets a day that is deleted', async () => {
    const { user, address } = await changed('/list?updatedTo=2026-11-30');
    await user.clear(day('Last day'));
    expect(address()).toBe('/list');
    await user.type(day('Last day'), 'soon');
    expect(address()).toBe('/list');
  });

  it('says that its last day is before its first', async () => {
    await changed('/list?updatedFrom=2026-11-30&updatedTo=2026-11-01');
    expect(screen.getByText('The last day is before the first')).toBeTruthy();
  });

  it('is cleared at once, both days', async () => {
    const { user, address } = await changed('/list?updatedFrom=2026-11-01&updatedTo=2026-11-30');
    await user.click(button('Clear Changed'));
    expect(address()).toBe('/list');
    expect(day('First day')).toHaveProperty('value', '');
  });

  it('shows what is no day as it was typed into the address', async () => {
    show({}, { at: '/list?updatedFrom=2026-02-31' });
    expect(await screen.findByRole('button', { name: 'Changed: from 2026-02-31' })).toBeTruthy();
  });
});

describe('a filter with many values', () => {
  it('is searched in either alphabet, and keeps in sight what is chosen', async () => {
    const { user, address } = show({}, { at: '/list?tag=t3' });
    await row('A');
    await user.click(button('Tag: Тиквеш 3'));
    expect(await screen.findAllByRole('checkbox', { name: /Тиквеш/ })).toHaveLength(20);
    await user.type(screen.getByRole('searchbox', { name: 'Search: Tag' }), 'tikves 12');
    const boxes = screen.getAllByRole('checkbox', { name: /Тиквеш/ });
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'Тиквеш 3',
      'Тиквеш 12',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Тиквеш 12' }));
    expect(address()).toBe('/list?tag=t3&tag=t12');
  });

  it.each([
    [3, 'Tag: 3 избрани'],
    [21, 'Tag: 21 избрано'],
  ])('says in Macedonian that %i are chosen', async (count, name) => {
    const chosen = Array.from({ length: count }, (_, index) => `tag=t${index + 1}`);
    show({}, { at: `/list?${chosen.join('&')}`, locale: 'mk' });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });
});

describe('a filter with inputs that its page brings', () => {
  it('has a gap between them, as between two days', () => {
    const filter = {
      key: 'price',
      label: 'Price',
      params: ['priceMin', 'priceMax'],
      show: () => null,
      editor: () => ['From', 'To'].map((label) => <input key={label} aria-label={label} />),
    };
    render(<FilterEditor filter={filter} values={{}} counts={undefined} onChange={() => {}} />);
    const { parentElement } = screen.getByRole('textbox', { name: 'To' });
    expect(parentElement && getComputedStyle(parentElement).display).toBe('grid');
  });
});
