import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '@pazar/contracts/session';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import type { Build } from '../../core/builds/build.ts';
import { recentPages, rememberPage } from '../../core/page-state/recent-pages.ts';
import { slotOf } from '../../core/builds/section-slot.ts';
import type { HostServices } from '../../host-services.ts';
import { CommandCenter } from './command-center.tsx';

function show(over: Partial<HostServices> = {}, session: Session | null = null) {
  const host = fakeHost(over);
  const element = (
    <QueryClientProvider client={host.queryClient}>
      <CommandCenter />
    </QueryClientProvider>
  );
  const routes = ['/about', '/home', '/product/new', '/product/7'].map((path) => ({
    path,
    element,
  }));
  return renderInHost({ routes, at: '/about', host, session });
}

/** Its chunk is compiled first, which is slow in a test. */
const overlay = (role: string, name: RegExp = /./) =>
  screen.findByRole(role, { name }, { timeout: 20_000 });

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

  const catalog = aBuild('catalog', [aRoute({ path: 'product', roles: ['ROLE_AGENT'] })]);
  const withCommand: Build = {
    ...catalog,
    section: {
      ...catalog.section,
      commands: [
        {
          label: { en: 'New product', mk: 'Нов производ' },
          path: '/product/new',
          roles: ['ROLE_AGENT'],
          keywords: ['понуда'],
        },
      ],
    },
  };

  it('are there for a section of which no code has loaded, and open its page', async () => {
    const { user, host, address } = show({ builds: [withCommand] }, aSignedInAgent());
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await overlay('combobox'), 'ponuda');
    await user.click(await overlay('option', /New product/));
    await waitFor(() => expect(address()).toBe('/product/new'));
    expect(slotOf(host.sections.store.getState(), 'catalog').state).toBe('idle');
  });

  it('come after the pages that this agent opened last, and only this one', async () => {
    const agent = aSignedInAgent();
    const pages = [
      { path: '/product/7', title: 'Домат' },
      { path: '/about', title: 'About' },
    ];
    for (const page of pages) rememberPage(sessionStorage, agent.id, page);
    const { user, address } = show({ builds: [withCommand] }, agent);
    await user.keyboard('{Control>}k{/Control}');
    await overlay('combobox');
    const [first] = screen.getAllByRole('option');
    expect(first?.textContent).toBe('RecentДомат');
    expect(screen.queryByRole('option', { name: /About/ })).toBeNull();
    expect(screen.getAllByRole('option').at(-1)?.textContent).toContain('Keyboard shortcuts');
    rememberPage(sessionStorage, 'another', { path: '/home', title: 'Home' });
    expect(recentPages(sessionStorage, agent.id)).toEqual([]);
    await user.click(screen.getByRole('option', { name: /Домат/ }));
    await waitFor(() => expect(address()).toBe('/product/7'));
  });

  it('are not offered to an agent without the role', async () => {
    const consumer = aSignedInAgent({ roles: ['ROLE_CONSUMER'] });
    const { user } = show({ builds: [withCommand], locale: 'mk' }, consumer);
    await user.keyboard('{Control>}k{/Control}');
    await overlay('combobox');
    expect(screen.queryByRole('option', { name: /Нов производ/ })).toBeNull();
  });

  it('are there once where the open page offers the same', async () => {
    const { user, host } = show({ builds: [withCommand] }, aSignedInAgent());
    const run = vi.fn<() => void>();
    host.commands.ofSections.add(() => [{ id: 'product.new', label: 'New product', run }]);
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await overlay('option', /New product/));
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
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
