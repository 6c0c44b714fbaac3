import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { CommandCenter } from './command-center.tsx';

function show() {
  const host = fakeHost();
  const element = (
    <QueryClientProvider client={host.queryClient}>
      <CommandCenter />
    </QueryClientProvider>
  );
  const routes = ['/about', '/home'].map((path) => ({ path, element }));
  return renderInHost({ routes, at: '/about', host });
}

/** Its code is loaded first, which takes a while in a test. */
const overlay = (role: string, name: RegExp = /./) =>
  screen.findByRole(role, { name }, { timeout: 20_000 });

beforeEach(() => {
  // The browser of the tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function shut() {
    this.open = false;
  };
});

describe('the commands of the page', () => {
  it('run by their shortcut, for as long as the page offers them', async () => {
    const run = vi.fn<() => void>();
    const { user, host } = show();
    const keys = { code: 'KeyN' };
    const release = host.commands.ofSections.add(() => [{ id: 'new', label: 'New', keys, run }]);
    await user.keyboard('n');
    expect(run).toHaveBeenCalledOnce();
    release();
    await user.keyboard('n');
    expect(run).toHaveBeenCalledOnce();
  });

  it('are found in the palette together with every page, and done from there', async () => {
    const run = vi.fn<() => void>();
    const { user, host, address } = show();
    host.commands.ofSections.add(() => [{ id: 'new', label: 'New product', run }]);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await overlay('combobox'), 'product');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await overlay('option', /Home/));
    await waitFor(() => expect(address()).toBe('/home'));
  });

  it('are listed on "?", where single keys can be turned off for good', async () => {
    const { user, host } = show();
    await user.keyboard('?');
    await user.click(await overlay('switch', /single key/));
    expect(localStorage.getItem('single-keys')).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    expect(host.commands.state.getState().overlay).toBeNull();
  });
});
