import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { CommandPalette } from './command-palette/command-palette.tsx';
import { ShortcutHelp } from './shortcut-help/shortcut-help.tsx';

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

describe('the help with the shortcuts', () => {
  it('lists them with their keys, and lets those of a single key be turned off', async () => {
    const onSingleKeys = vi.fn<(areOn: boolean) => void>();
    const search = { ...command('s', 'Search'), keys: { code: 'Slash', sign: '/' } };
    const save = { ...command('k', 'Save'), keys: { code: 'KeyS', isWithControl: true } };
    const { user, container } = show(
      <ShortcutHelp
        commands={[search, save]}
        areSingleKeysOn
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
