import { aLocation, aPage } from '@pazar/testing/builders';
import { catchDownloads } from '@pazar/testing/catch-downloads';
import { listAnswers } from '@pazar/testing/list-answers';
import { itBehavesLikeAListPage } from '@pazar/testing/it-behaves-like-a-list-page';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aLocationDetail } from '../../test/location-api.ts';
import { section } from '../section.tsx';

describe('Locations', () => {
  itBehavesLikeAListPage({
    section,
    at: '/location',
    path: '/v1/locations',
    rows: [aLocation({ name: 'First' }), aLocation({ name: 'Second' })],
    name: 'locations',
    export: { path: '/v1/locations/export', fileName: 'locations.csv' },
    around: { '/v1/reference/municipalities': { items: [] } },
    filter: { label: 'Status', choice: 'Archived', param: 'status=ARCHIVED' },
    sort: { head: 'Customers see', name: 'publicPrecision' },
    words: {
      title: 'Locations',
      titleMk: 'Локации',
      many: '1,240 locations',
      odd: '21 локација',
      loading: 'Loading locations…',
      empty: 'No locations yet',
      failed: 'The locations could not be loaded',
    },
  });

  it('is downloaded as points for programs with maps', async () => {
    const downloads = catchDownloads();
    const api = fakeApi({
      ...listAnswers,
      '/v1/locations': aPage([aLocation({ name: 'First' })]),
      '/v1/reference/municipalities': { items: [] },
      '/v1/locations/export/kml': { blob: new Blob(['<kml/>']), name: null },
    });
    api.failNext('/v1/locations/export/kml', 413, { code: 'too-large', detail: 'Over 5,000.' });
    const { user, notifications } = renderSection(section, {
      at: '/location?status=ACTIVE&sort=name',
      api,
    });
    await user.click(await screen.findByRole('button', { name: 'List menu' }));
    const press = () => user.click(screen.getByRole('button', { name: 'Export as KML' }));
    await press();
    await waitFor(() => expect(notifications.at(-1)).toContain('Over 5,000.'));
    await press();
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['locations.kml']));
    expect(api.calls.at(-1)?.query).toEqual({ status: ['ACTIVE'], sort: 'name' });
  });

  it('has tabs with numbers, and names beside the list what needs a fix', async () => {
    const api = fakeApi({
      ...listAnswers,
      '/v1/locations': {
        ...aPage([aLocation({ name: 'Stall', warnings: ['no_position'] })]),
        facets: {
          status: { ACTIVE: 6, ARCHIVED: 1 },
          hasWarning: { true: 2, false: 5 },
          openNow: { true: 3, false: 4 },
        },
      },
      '/v1/reference/municipalities': { items: [] },
    });
    const { user, address } = renderSection(section, { at: '/location', api });
    const tabs = within(await screen.findByRole('group', { name: 'Quick filters' }));
    expect(await tabs.findByRole('button', { name: /^All ?7$/ })).toBeVisible();
    expect(tabs.getByRole('button', { name: /^Archived ?1$/ })).toBeVisible();
    await user.click(tabs.getByRole('button', { name: /^Open now ?3$/ }));
    expect(address()).toBe('/location?openNow=true');
    await user.click(tabs.getByRole('button', { name: /^Needs a fix ?2$/ }));
    expect(address()).toBe('/location?hasWarning=true');
    const card = within(await screen.findByRole('region', { name: '1 location needs a fix' }));
    expect(card.getByText('No pin yet')).toBeVisible();
    expect(card.getByText('Without a pin customers cannot find it.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Put it on the map' })).toBeVisible();
  });

  it('shows the country beside a lens of locations that are near each other', async () => {
    const real = window.matchMedia;
    const media = vi.spyOn(window, 'matchMedia');
    media.mockImplementation((query) =>
      Object.defineProperty(real(query), 'matches', { value: query.includes('1200') }),
    );
    const api = fakeApi({
      ...listAnswers,
      '/v1/locations': aPage([
        aLocation({ name: 'First', lat: 41.44, lng: 22.64 }),
        aLocation({ name: 'Second', lat: 41.41, lng: 22.66 }),
        aLocation({ name: 'Third', lat: 42, lng: 21.43 }),
      ]),
      '/v1/reference/municipalities': { items: [] },
    });
    renderSection(section, { at: '/location', api });
    const lens = within(await screen.findByRole('group', { name: 'Around Gostivar: 2 locations' }));
    expect(lens.getByRole('button', { name: '2: Second' })).toBeVisible();
    expect(lens.queryByRole('button', { name: '3: Third' })).toBeNull();
    const country = within(screen.getByRole('group', { name: 'Locations on the map' }));
    expect(country.getByRole('button', { name: /^1 · 2: / })).toBeVisible();
    media.mockRestore();
  });

  it('says how many of all are on the map of the customers', async () => {
    const seen = aLocation({ name: 'Seen' });
    const others = [
      aLocation({ publicPrecision: 'HIDDEN' }),
      aLocation({ status: 'ARCHIVED' }),
      aLocation({ lat: null, lng: null }),
    ];
    const api = fakeApi({
      ...listAnswers,
      '/v1/locations': aPage([seen, ...others], { total: 4 }),
      '/v1/reference/municipalities': { items: [] },
    });
    renderSection(section, { at: '/location', api });
    expect(await screen.findByText("4 locations · 1 on the customers' map")).toBeVisible();
  });

  it('shows only those that need a fix', async () => {
    const api = fakeApi({
      ...listAnswers,
      '/v1/locations': aPage([aLocation({ name: 'First' })]),
      '/v1/reference/municipalities': { items: [] },
    });
    const { user, address } = renderSection(section, { at: '/location', api });
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const panel = within(screen.getByRole('dialog', { name: 'Filter' }));
    await user.click(panel.getByRole('button', { name: 'Needs a fix' }));
    await user.click(screen.getByRole('checkbox', { name: 'Something to fix' }));
    expect(address()).toBe('/location?hasWarning=true');
    await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ hasWarning: ['true'] }));
  });

  describe('beside its map', () => {
    async function open() {
      const second = aLocation({ name: 'Second', lat: 41.9, lng: 21.4 });
      const api = fakeApi({
        ...listAnswers,
        '/v1/locations': aPage([aLocation({ name: 'First', lat: 41.4, lng: 22.6 }), second]),
        '/v1/reference/municipalities': { items: [] },
        [`/v1/locations/${second.id}`]: { ...aLocationDetail(), ...second },
        [`/v1/locations/${second.id}/uses`]: {
          items: [],
          counts: { lot: 0, product: 26, promotion: 0 },
          soldThisWeek: [{ currency: 'MKD', amountMinor: 1_846_000 }],
        },
      });
      const { user, address } = renderSection(section, { at: '/location', api });
      const map = within(await screen.findByRole('group', { name: 'Locations on the map' }));
      const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
      return { user, map, row, address };
    }
    const lit = (element: Element) =>
      element.closest('[data-lit]')?.getAttribute('data-lit') ??
      element.closest('[data-hovered]')?.getAttribute('data-hovered');

    it('lights the pin of the row that the pointer or the focus is on, and the row of a pin', async () => {
      const { user, map, row } = await open();
      const pin = map.getByRole('button', { name: '2: Second' });
      expect(lit(pin)).toBe('false');
      await user.hover(row('Second').getByText('Second'));
      expect(lit(pin)).toBe('true');
      await user.unhover(row('Second').getByText('Second'));
      expect(lit(pin)).toBe('false');
      act(() => row('Second').getByRole('link').focus());
      expect(lit(pin)).toBe('true');
      await user.hover(map.getByRole('button', { name: '1: First' }));
      expect(lit(row('First').getAllByText('1')[0] ?? document.body)).toBe('true');
    });

    it('has a menu in each row, with what customers see of the location', async () => {
      const { user, row, address } = await open();
      await user.click(row('Second').getByRole('button', { name: 'More for Second' }));
      await user.click(screen.getByRole('menuitem', { name: 'View as customer' }));
      expect(address()).toMatch(/^\/location\/[^/]+\/customer$/);
    });

    it('chooses a location in both from either', async () => {
      const { user, map, row } = await open();
      const pin = map.getByRole('button', { name: '2: Second' });
      const mark = row('Second').getByRole('button', { name: '2: show Second on the map' });
      await user.click(pin);
      expect(mark).toHaveAttribute('aria-pressed', 'true');
      const card = within(await screen.findByRole('region', { name: '2 · Second' }));
      expect(await card.findByText('26')).toBeVisible();
      expect(card.getByText(/^MKD\s18,460$/)).toBeVisible();
      expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute(
        'href',
        expect.stringContaining('/edit'),
      );
      await user.click(mark);
      expect(pin).toHaveAttribute('aria-pressed', 'false');
      await user.click(mark);
      expect(pin).toHaveAttribute('aria-pressed', 'true');
    });
  });
});
