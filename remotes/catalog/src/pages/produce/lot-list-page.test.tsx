import { lotBulkSchema } from '@pazar/contracts/produce-bulk';
import { aLot, aPage } from '@pazar/testing/builders';
import { fakeFailure } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { produceApi } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

const path = '/v1/produce';
const at = '/produce';
const first = aLot({ lotNumber: 'First' });
const second = aLot({ lotNumber: 'Second' });
const findRow = (name: RegExp) => screen.findByRole('row', { name });

describe('Produce', () => {
  it('shows the rows and how many there are', async () => {
    const api = produceApi([], { [path]: aPage([first, second], { total: 1240 }) });
    renderSection(section, { at, api });
    expect(await findRow(/First/)).toBeVisible();
    expect(await findRow(/Second/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Produce' })).toBeVisible();
    expect(screen.getByText('1,240 lots')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('speaks Macedonian, where 21 is singular', async () => {
    const api = produceApi([], { [path]: aPage([first], { total: 21 }) });
    renderSection(section, { at, locale: 'mk', api });
    expect(await screen.findByText('21 принос')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Приноси' })).toBeVisible();
  });

  it('leads from a row to its lot, and from the head to a harvest', async () => {
    const { user, address } = renderSection(section, { at, api: produceApi([first]) });
    const link = within(await findRow(/First/)).getByRole('link');
    expect(link).toHaveAttribute('href', `/produce/${first.id}`);
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    expect(address()).toBe('/produce/record/harvest');
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
  });

  it('says that it is loading', () => {
    const api = produceApi([], { [path]: () => new Promise(() => {}) });
    renderSection(section, { at, api });
    expect(screen.getByText('Loading produce…')).toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    renderSection(section, { at, api: produceApi([], { [path]: aPage([]) }) });
    expect(await screen.findByRole('heading', { name: 'No produce yet' })).toBeVisible();
  });

  it('says what could not be loaded, and tries again', async () => {
    let isDown = true;
    const api = produceApi([], {
      [path]: () => {
        if (isDown) throw fakeFailure(503);
        return aPage([first]);
      },
    });
    const { user } = renderSection(section, { at, api });
    const failure = await screen.findByRole('region', { name: 'The produce could not be loaded' });
    isDown = false;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await findRow(/First/)).toBeVisible();
  });

  it('asks for a page at a time, counted, and for the one that the address names', async () => {
    const pages = {
      one: aPage([first], { next: 'two', total: 2 }),
      two: aPage([second], { prev: 'one', total: 2 }),
    };
    const api = produceApi([], {
      [path]: ({ cursor }) => (cursor === 'two' ? pages.two : pages.one),
    });
    const { user, address } = renderSection(section, { at, api });
    await findRow(/First/);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await findRow(/Second/)).toBeVisible();
    expect(address()).toBe(`${at}?cursor=two`);
    const pagesAsked = api.calls.map(({ query }) => query).filter(({ count }) => count === true);
    expect(pagesAsked).toMatchObject([{ limit: 25 }, { limit: 25, cursor: 'two' }]);
  });

  it('changes all that is found, which the API is told by its own filter', async () => {
    const api = produceApi([], {
      [path]: aPage([first], { next: 'two', total: 120 }),
      [`POST ${path}/bulk`]: { succeeded: [], failed: [], undoToken: null, undoUntil: null },
    });
    const filters = 'sellFirst=true&seasonYear=2025&seasonYear=2026';
    const { user } = renderSection(section, { at: `${at}?q=tomato&${filters}`, api });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 120' }));
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(api.calls.map((call) => call.path)).toContain(`${path}/bulk`));
    const sent = api.calls.find((call) => call.path === `${path}/bulk`)?.body;
    expect(lotBulkSchema.parse(sent).filter).toEqual({
      q: 'tomato',
      sellFirst: true,
      seasonYear: [2025, 2026],
    });
  });

  it('says that an address below it does not exist, and leads back', async () => {
    const api = produceApi([], {
      [path]: aPage([first]),
      [`${path}/none`]: () => {
        throw fakeFailure(422, 'validation');
      },
    });
    const { user } = renderSection(section, { at: `${at}/none`, api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To the first page of this section' }));
    expect(await findRow(/First/)).toBeVisible();
  });
});
