import { aLocation, aPage } from '@pazar/testing/builders';
import { catchDownloads } from '@pazar/testing/catch-downloads';
import { listAnswers } from '@pazar/testing/list-answers';
import { promiseListPage } from '@pazar/testing/promise-list-page';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../section.tsx';

describe('Locations', () => {
  promiseListPage({
    section,
    at: '/location',
    path: '/v1/locations',
    rows: [aLocation({ name: 'First' }), aLocation({ name: 'Second' })],
    name: 'locations',
    export: { path: '/v1/locations/export', fileName: 'locations.csv' },
    around: { '/v1/reference/municipalities': { items: [] } },
    filter: { label: 'Status', choice: 'Archived', param: 'status=ARCHIVED' },
    sort: { head: 'Settlement', name: 'settlement' },
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
      const api = fakeApi({
        ...listAnswers,
        '/v1/locations': aPage([
          aLocation({ name: 'First', lat: 41.4, lng: 22.6 }),
          aLocation({ name: 'Second', lat: 41.9, lng: 21.4 }),
        ]),
        '/v1/reference/municipalities': { items: [] },
      });
      const { user } = renderSection(section, { at: '/location', api });
      const map = within(await screen.findByRole('group', { name: 'Locations on the map' }));
      const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
      return { user, map, row };
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

    it('chooses a location in both from either', async () => {
      const { user, map, row } = await open();
      const pin = map.getByRole('button', { name: '2: Second' });
      const mark = row('Second').getByRole('button', { name: '2: show Second on the map' });
      await user.click(pin);
      expect(mark).toHaveAttribute('aria-pressed', 'true');
      await user.click(mark);
      expect(pin).toHaveAttribute('aria-pressed', 'false');
      await user.click(mark);
      expect(pin).toHaveAttribute('aria-pressed', 'true');
    });
  });
});
