import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import type { HostServices } from '../../host-services.ts';
import { Sidebar } from './sidebar.tsx';

const catalog = aBuild('catalog', [aRoute({ path: 'product', labelKey: 'sidebar.product' })]);
const orders = aBuild('orders', [
  aRoute({
    path: 'orders',
    labelKey: 'sidebar.orders',
    label: { en: 'Orders', mk: 'Нарачки' },
    order: 90,
  }),
]);

function renderSidebar(over: Partial<HostServices> = {}, session = aSignedInAgent()) {
  const host = fakeHost({ builds: [catalog, orders], ...over });
  return renderInHost({
    routes: [{ path: '*', element: <Sidebar /> }],
    at: '/product',
    host,
    session,
  });
}

const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
const names = () => links().map((link) => link.getAttribute('aria-label'));

describe('Sidebar', () => {
  it('has a field that opens the command palette, for a signed-in agent', async () => {
    const { user, host } = renderSidebar();
    await user.click(screen.getByRole('button', { name: 'Search for pages, actions and data' }));
    expect(host.commands.state.getState().overlay).toBe('palette');
  });

  it('names every entry for screen readers, in the language of the page', () => {
    renderSidebar({ locale: 'mk' });
    expect(names()).toEqual(['Производи', 'Нарачки']);
  });

  it('shows an entry in the open page once the agent has the role for it', () => {
    const management = aBuild('management', [
      aRoute({
        path: 'management',
        labelKey: 'sidebar.management',
        roles: ['ROLE_MANAGEMENT'],
        order: 99,
      }),
    ]);
    const agent = aSignedInAgent();
    const { host } = renderSidebar({ builds: [catalog, management] }, agent);
    expect(names()).toEqual(['Products']);
    const promoted = { ...agent, roles: [...agent.roles, 'ROLE_MANAGEMENT' as const] };
    act(() => host.session.getState().refresh(agent.token, promoted));
    expect(names()).toEqual(['Products', 'Management']);
  });

  it('changes the language with a flag', async () => {
    const changeLocale = vi.fn<HostServices['changeLocale']>(() => Promise.resolve());
    const { user } = renderSidebar({ changeLocale });
    await user.click(screen.getByRole('button', { name: 'Македонски' }));
    expect(changeLocale).toHaveBeenCalledExactlyOnceWith('mk');
  });

  it('marks the page one is on', () => {
    renderSidebar();
    expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  });

  it('loads a section ahead when a pointer or the focus comes near, and its data once pressed', async () => {
    const asked: string[] = [];
    const { sections } = fakeHost();
    const { user } = renderSidebar({
      sections: {
        ...sections,
        preload: (name, path) => void asked.push(`${name} ${path}`),
        current: () => catalog,
      },
      readAhead: ({ section }, path) => void asked.push(`reads of ${section.name} ${path}`),
    });
    await user.hover(screen.getByRole('link', { name: 'Orders' }));
    expect(asked).toEqual(['orders /orders']);
    await user.tab();
    await user.tab();
    expect(asked.slice(1)).toEqual(['catalog /product']);
    // Opens a menu, not the page.
    await user.pointer({
      keys: '[MouseRight]',
      target: screen.getByRole('link', { name: 'Products' }),
    });
    expect(asked.some((what) => what.startsWith('reads'))).toBe(false);
    asked.splice(2);
    await user.keyboard('{Enter}');
    expect(asked.slice(2)).toEqual(['catalog /product', 'reads of catalog /product']);
  });

  it('offers both languages in their own words, and signing out to those signed in', () => {
    renderSidebar();
    expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Македонски', pressed: false }).lang).toBe('mk');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  });

  it('offers signed-out visitors home and the languages', () => {
    renderInHost({
      routes: [{ path: '*', element: <Sidebar /> }],
      at: '/home',
      host: fakeHost({ builds: [catalog] }),
    });
    expect(names()).toEqual(['Home']);
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  });
});
