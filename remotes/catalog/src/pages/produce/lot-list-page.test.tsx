import { lotBulkSchema } from '@pazar/contracts/produce-bulk';
import { aLot, aPage } from '@pazar/testing/builders';
import { fakeFailure } from '@pazar/testing/fake-api';
import { itBehavesLikeAListPage } from '@pazar/testing/it-behaves-like-a-list-page';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aroundLots, produceApi } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

const path = '/v1/produce';
const at = '/produce';
const first = aLot({ lotNumber: 'First' });
const second = aLot({ lotNumber: 'Second' });
const findRow = (name: RegExp) => screen.findByRole('row', { name });

describe('Produce', () => {
  itBehavesLikeAListPage({
    section,
    at,
    path,
    name: 'produce',
    rows: [first, second],
    words: {
      title: 'Produce',
      titleMk: 'Приноси',
      many: '1,240 lots',
      odd: '21 принос',
      loading: 'Loading produce…',
      empty: 'No produce yet',
      failed: 'The produce could not be loaded',
    },
    filter: { label: 'Status', choice: 'Growing', param: 'status=GROWING' },
    sort: { head: 'Best before', name: 'bestBefore' },
    export: { path: '/v1/produce/export', fileName: 'lots.csv' },
    around: aroundLots,
  });

  it('opens a lot from its row, and a harvest from the head', async () => {
    const { user, address } = renderSection(section, { at, api: produceApi([first]) });
    const link = within(await findRow(/First/)).getByRole('link');
    expect(link).toHaveAttribute('href', `/produce/${first.id}`);
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    expect(address()).toBe('/produce/record/harvest');
  });

  it('opens the season calendar from the head', async () => {
    const calendar = { '/v1/produce/calendar': { year: 2026, crops: [] } };
    const { user, address } = renderSection(section, { at, api: produceApi([first], calendar) });
    await findRow(/First/);
    await user.click(screen.getByRole('link', { name: 'Season calendar' }));
    expect(address()).toBe('/produce/calendar');
    expect(await screen.findByRole('heading', { name: /^No lots in/ })).toBeVisible();
  });

  it('names beside the list what to sell first', async () => {
    const api = produceApi([first], {
      [path]: ({ sellFirst }) => aPage(sellFirst === true ? [second] : [first]),
    });
    const { infoBar } = renderSection(section, { at, api });
    const card = within(infoBar);
    expect(await card.findByRole('heading', { name: 'Sell first' })).toBeVisible();
    expect(card.getByRole('link', { name: 'Record sale' })).toHaveAttribute(
      'href',
      `/produce/record/sale?lot=${second.id}`,
    );
    expect(card.getByRole('listitem').querySelector('[data-letter="T"]')).toBeVisible();
  });

  it('changes all that is found: the API gets the filter of the list', async () => {
    const api = produceApi([], {
      [path]: aPage([first], { next: 'two', total: 120 }),
      [`POST ${path}/bulk`]: { succeeded: [], failed: [], undoToken: null, undoUntil: null },
    });
    const filters = 'sellFirst=true&seasonYear=2025&seasonYear=2026';
    const { user } = renderSection(section, { at: `${at}?q=tomato&${filters}`, api });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 120' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Reopen' }));
    await waitFor(() => expect(api.calls.map((call) => call.path)).toContain(`${path}/bulk`));
    const sent = api.calls.find((call) => call.path === `${path}/bulk`)?.body;
    expect(lotBulkSchema.parse(sent).filter).toEqual({
      q: 'tomato',
      sellFirst: true,
      seasonYear: [2025, 2026],
    });
  });

  it('says that an address whose identifier is none does not exist, and links back', async () => {
    const api = produceApi([], {
      [path]: aPage([first]),
      [`${path}/none`]: () => {
        throw fakeFailure(422, 'validation');
      },
    });
    const { user } = renderSection(section, { at: `${at}/none`, api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the section’s first page' }));
    expect(await findRow(/First/)).toBeVisible();
  });
});
