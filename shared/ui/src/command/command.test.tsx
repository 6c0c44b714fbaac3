import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { CommandPalette } from './command-palette/command-palette.tsx';
import type { PaletteSearch } from './command-palette/palette-command.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

const run = vi.fn<(id: string) => void>();
const onClose = vi.fn<() => void>();
const command = (id: string, label: string) => ({
  id,
  label,
  group: 'Action',
  run: () => run(id),
  keys: { code: 'KeyN' },
});
const commands = [command('new', 'New product'), command('jam', 'Џем од сливи'), command('z', 'Z')];

const show = (element: React.ReactElement, locale: 'en' | 'mk' = 'en') =>
  renderInShell([{ path: '*', element }], { at: '/', locale });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the command palette', () => {
  it('finds by a part of the name, in either script, and does what is chosen', async () => {
    const { user, container } = show(<CommandPalette commands={commands} onClose={onClose} />);
    const search = screen.getByRole('combobox');
    expect(document.activeElement).toBe(search);
    expect(options()).toHaveLength(3);
    await expectAccessible(container);
    await user.type(search, 'dzem');
    expect(options()).toEqual(['ActionЏем од сливиN']);
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(run).toHaveBeenCalledWith('jam'));
  });

  it('finds by another word too, in either script, after what is called so', async () => {
    const harvest = { ...command('harvest', 'Record harvest'), keywords: ['берба', 'picking'] };
    const berba = command('b', 'Berba 2026');
    const { user } = show(<CommandPalette commands={[harvest, berba]} onClose={onClose} />);
    await user.type(screen.getByRole('combobox'), 'berba');
    expect(options()).toEqual(['ActionBerba 2026N', 'ActionRecord harvestN']);
  });

  it('is gone through with the arrow keys, round at its ends', async () => {
    const { user } = show(<CommandPalette commands={commands} onClose={onClose} />);
    const selected = () => screen.getByRole('option', { selected: true }).textContent;
    await user.keyboard('{ArrowUp}');
    expect(selected()).toContain('Z');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toContain('Џем');
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
  });

  it('says when nothing is found', async () => {
    const { user } = show(<CommandPalette commands={commands} onClose={onClose} />, 'mk');
    await user.keyboard('xyzq');
    expect(options()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Нема резултати');
  });
});

describe('the data that the palette finds', () => {
  const search = (over: Partial<PaletteSearch> = {}): PaletteSearch => ({
    onChange: () => undefined,
    groups: [],
    isLoading: false,
    onRetry: null,
    ...over,
  });
  const tomato = {
    id: 'product.1',
    label: 'Tomato',
    href: '/product/1',
    run: () => run('product.1'),
  };
  const groups = [
    { title: 'Products', commands: [tomato] },
    { title: 'Promotions', commands: [] },
  ];
  const showWith = (data: PaletteSearch) =>
    show(<CommandPalette commands={commands} data={data} onClose={onClose} />);

  it('is searched as it is typed', async () => {
    const onChange = vi.fn<(text: string) => void>();
    const { user } = showWith(search({ onChange }));
    await user.type(screen.getByRole('combobox'), 'to');
    expect(onChange.mock.calls).toEqual([['t'], ['to']]);
  });

  it('is offered in groups of links after the commands, and chosen with the same keys', async () => {
    run.mockClear();
    const { user, container } = showWith(search({ groups }));
    const products = screen.getByRole('group', { name: 'Products' });
    expect(within(products).getByRole('option').getAttribute('href')).toBe('/product/1');
    expect(screen.queryByRole('group', { name: 'Promotions' })).toBeNull();
    await expectAccessible(container);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith('product.1'));
  });

  it('is left to the browser when it is to open in another tab', async () => {
    run.mockClear();
    onClose.mockClear();
    const { user } = showWith(search({ groups }));
    const option = screen.getByRole('option', { name: 'Tomato' });
    // The browser of the tests cannot open another tab.
    option.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(option);
    await user.keyboard('{/Control}');
    expect(onClose).not.toHaveBeenCalled();
    expect(run).not.toHaveBeenCalled();
  });

  it('says that it is searched, and not that there is nothing before it is over', async () => {
    const { user } = showWith(search({ isLoading: true }));
    await user.type(screen.getByRole('combobox'), 'xyzq');
    expect(screen.getByRole('status').textContent).toBe('Searching…');
  });

  it('says that a part could not be searched, and searches it again', async () => {
    const onRetry = vi.fn<() => void>();
    const { user } = showWith(search({ groups, onRetry }));
    expect(screen.getByRole('status').textContent).toContain('could not be searched');
    expect(screen.getByRole('option', { name: 'Tomato' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('the help with the shortcuts', () => {
  it('lists them with their keys, and lets those of a single key be turned off', async () => {
    const onSingleKeys = vi.fn<(areOn: boolean) => void>();
    const search = { ...command('s', 'Search'), keys: { code: 'Slash', sign: '/' } };
    const save = { ...command('k', 'Save'), keys: { code: 'KeyS', isWithControl: true } };
    const { user, container } = show(
      <ShortcutHelp
        commands={[search, save]}
        singleKeysEnabled
        onSingleKeys={onSingleKeys}
        onClose={onClose}
      />,
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '/',
      'CtrlS',
    ]);
    await expectAccessible(container);
    await user.click(screen.getByRole('switch'));
    expect(onSingleKeys).toHaveBeenCalledWith(false);
  });
});
