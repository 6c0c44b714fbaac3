import { aLot, aPage } from '@pazar/testing/builders';
import { fakeFailure } from '@pazar/testing/fake-api';
import { act, screen } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLotDetail } from '../../../test/produce-api.ts';
import { ofTomato, open, pepper, tomato, writes } from '../../../test/record-entry.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
});

afterEach(() => {
  window.dispatchEvent(new Event('online'));
});

describe('Recording', () => {
  it('a harvest takes a lot, a number and a tap', async () => {
    const { user, api, notifications, address } = open('/produce/record/harvest');
    await user.click(await screen.findByRole('radio', { name: /Tomato/ }));
    expect(screen.getByLabelText(/How much was picked/)).toHaveFocus();
    await user.keyboard('12.5');
    expect(screen.getByText(/^After this: 72.5\skg$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    expect(await vi.waitUntil(() => notifications[0])).toMatch(
      /^Harvest of 12.5\skg recorded: Tomato Rozov$/,
    );
    expect(writes(api)).toMatchObject([
      {
        path: `/v1/produce/${tomato.id}/movements`,
        body: { type: 'HARVEST', quantity: '12.500', force: false },
      },
    ]);
    await vi.waitUntil(() => address() === '/produce');
  });

  it('is for no lot that nobody chose, where more than one fits', async () => {
    const { user, api } = open('/produce/record/harvest');
    await user.type(await screen.findByLabelText(/How much was picked/), '3');
    for (const lot of screen.getAllByRole('radio')) expect(lot).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    expect(screen.getByText('Choose a lot')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Tomato/ })).toHaveFocus();
    expect(writes(api)).toEqual([]);
  });

  it('is in the unit of all lots before one is chosen, and says so where they differ', async () => {
    const { unmount } = open('/produce/record/harvest');
    const field = await screen.findByRole('textbox', { name: /How much was picked/ });
    expect(field.parentElement).toHaveTextContent('kg');
    unmount();
    open('/produce/record/harvest', { lots: [tomato, { ...pepper, unit: 'BUNCH' }] });
    expect(await screen.findByText('In the unit of the lot below')).toBeVisible();
  });

  it('is for the only lot that fits', async () => {
    open('/produce/record/sale');
    expect(await screen.findByRole('radio', { name: /Tomato/ })).toBeChecked();
  });

  it('records once when it is pressed three times before anything is drawn', async () => {
    const { user, api, notifications } = open(ofTomato);
    await user.type(await screen.findByLabelText(/How much was picked/), '3');
    const button = screen.getByRole('button', { name: 'Record harvest' });
    act(() => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toHaveLength(1);
  });

  it('reads a decimal comma in Macedonian', async () => {
    const { user, api, notifications } = open(ofTomato, { locale: 'mk' });
    await user.type(await screen.findByLabelText(/Колку е прибрано/), '12,5');
    await user.click(screen.getByRole('button', { name: 'Внеси прибран принос' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toMatchObject([{ body: { quantity: '12.500' } }]);
  });

  it('starts with the lot that is asked for, and offers the others', async () => {
    const { user } = open(`/produce/record/harvest?lot=${pepper.id}`);
    expect(await screen.findByRole('radio', { name: /Pepper/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Tomato/ }));
    expect(screen.getByRole('radio', { name: /Tomato/ })).toBeChecked();
    expect(screen.getByLabelText(/How much was picked/)).toHaveFocus();
  });

  it('asks what to do when more is sold than is left', async () => {
    const { user, api, notifications } = open('/produce/record/sale');
    await user.type(await screen.findByLabelText(/How much was sold/), '70');
    expect(screen.getByText(/records: 60 kg, which is 10 kg less/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record sale' }));
    expect(writes(api)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /with a correction of 10\skg/ }));
    await user.click(screen.getByRole('button', { name: 'Record sale' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toMatchObject([{ body: { quantity: '-70.000', force: true } }]);
  });

  it('takes the rest instead, when that is what was meant', async () => {
    const { user } = open('/produce/record/sale');
    await user.type(await screen.findByLabelText(/How much was sold/), '70');
    await user.click(screen.getByRole('button', { name: /Use the remaining 60\skg/ }));
    expect(screen.getByLabelText(/How much was sold/)).toHaveValue('60');
  });

  it('is not offered to the next visit once this device sends it', async () => {
    const { promise: answer, reject } = Promise.withResolvers<never>();
    const { user, api, drafts, address } = open(ofTomato, {
      answers: { [`POST /v1/produce/${tomato.id}/movements`]: () => answer },
    });
    await user.type(await screen.findByLabelText(/How much was picked/), '3');
    expect(drafts.read('produce.entry.harvest')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    await vi.waitUntil(() => writes(api).length > 0);
    expect(drafts.read('produce.entry.harvest')).toBeNull();
    reject(fakeFailure('network'));
    await vi.waitUntil(() => address() === '/produce');
  });

  it('shows what the server says is left, and loses nothing', async () => {
    const { user, api, drafts } = open('/produce/record/sale');
    api.failNext(`POST /v1/produce/${tomato.id}/movements`, 409, {
      code: 'insufficient-stock',
      remaining: '2.500',
      unit: 'KG',
    });
    await user.type(await screen.findByLabelText(/How much was sold/), '10');
    await user.click(screen.getByRole('button', { name: 'Record sale' }));
    expect(await screen.findByRole('heading', { name: 'It was not recorded' })).toBeVisible();
    expect(screen.getByText('Not enough left: 2.5 kg according to the records.')).toBeVisible();
    expect(screen.getByLabelText(/How much was sold/)).toHaveValue('10');
    expect(screen.getByRole('button', { name: /Use the remaining 2.5\skg/ })).toBeVisible();
    const kept = { changes: { quantity: '10.000' } };
    expect(drafts.read('produce.entry.sale')?.content).toMatchObject(kept);
  });

  it('says how much of a promotion is left when a sale is larger, and the lot keeps its amount', async () => {
    const { user, api } = open('/produce/record/sale');
    api.failNext(`POST /v1/produce/${tomato.id}/movements`, 409, {
      code: 'promotion-limit',
      remaining: '2.500',
      unit: 'KG',
    });
    await user.type(await screen.findByLabelText(/How much was sold/), '10');
    await user.click(screen.getByRole('button', { name: 'Record sale' }));
    expect(
      await screen.findByText(
        /^Only 2\.5\skg left at the price of the promotion\. Record the rest/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Use the remaining/ })).not.toBeInTheDocument();
  });

  it('a count sends the difference and the books that it was compared with', async () => {
    const { user, api, notifications } = open('/produce/record/count');
    await user.type(await screen.findByLabelText(/How much is there/), '57.5');
    await user.click(screen.getByRole('button', { name: 'Save count' }));
    expect(await vi.waitUntil(() => notifications[0])).toMatch(/^Corrected by [-−]2.5\skg/);
    expect(writes(api)).toMatchObject([
      { body: { type: 'ADJUST', quantity: '-2.500', ledgerVersion: tomato.ledgerVersion } },
    ]);
  });

  it('keeps what is entered without a network, and sends it when there is one', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const { user, api, notifications } = open(ofTomato);
    await user.type(await screen.findByLabelText(/How much was picked/), '8');
    isOnline.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    expect(await vi.waitUntil(() => notifications[0])).toMatch(/Saved on this device/);
    expect(
      await screen.findByRole('heading', { name: '1 entry is not recorded yet' }),
    ).toBeVisible();
    expect(writes(api)).toEqual([]);
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.waitUntil(() => writes(api).length > 0);
    expect(writes(api)).toMatchObject([{ body: { quantity: '8.000' } }]);
  });

  it('says at the field that a quantity is beyond what can be recorded', async () => {
    const { user, api, notifications } = open(ofTomato);
    await user.type(await screen.findByLabelText(/How much was picked/), '99999999');
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    expect(screen.getByText(/^Enter at most 9,999,999.999\skg/)).toBeVisible();
    expect(screen.getByLabelText(/How much was picked/)).toHaveValue('99999999');
    expect(writes(api)).toEqual([]);
    expect(notifications).toEqual([]);
  });

  it('is of whole bunches, also where the number comes before the lot', async () => {
    const parsley = aLot({ cropName: { mk: 'Магдонос', en: 'Parsley' }, unit: 'BUNCH' });
    const { user, api, notifications } = open('/produce/record/harvest', {
      lots: [tomato, parsley],
    });
    const amount = await screen.findByLabelText(/How much was picked/);
    await user.type(amount, '1.234');
    await user.click(screen.getByRole('radio', { name: /Parsley/ }));
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    expect(screen.getByText('Enter a whole number, e.g. 12')).toBeVisible();
    expect(writes(api)).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '12');
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    expect(await vi.waitUntil(() => notifications[0])).toMatch(
      /^Harvest of 12\sbunches recorded: Parsley/,
    );
    expect(writes(api)).toMatchObject([{ body: { type: 'HARVEST', quantity: '12.000' } }]);
  });

  it('opens on the lot that is asked for, also with nothing left', async () => {
    const empty = aLot({ lotNumber: '2026-030', remaining: '0.000' });
    open(`/produce/record/sale?lot=${empty.id}`, { lots: [tomato, empty] });
    expect(await screen.findByRole('radio', { name: /2026-030/ })).toBeChecked();
  });

  it('opens on the lot that is asked for, also beyond those that are loaded', async () => {
    const far = aLotDetail({ lotNumber: '2026-101' });
    open(`/produce/record/sale?lot=${far.id}`, {
      answers: { [`/v1/produce/${far.id}`]: far, [`/v1/produce/${far.id}/movements`]: aPage([]) },
    });
    expect(await screen.findByRole('radio', { name: /2026-101/ })).toBeChecked();
  });

  it('finds a lot beyond those that are loaded on the server', async () => {
    const far = aLot({
      lotNumber: '2026-101',
      cropName: { mk: 'Праз', en: 'Leek' },
      variety: null,
    });
    const { user, api, notifications } = open('/produce/record/harvest', {
      answers: {
        '/v1/produce': ({ q }) =>
          q === undefined ? aPage([tomato, pepper], { next: 'two' }) : aPage([far]),
        [`/v1/produce/${far.id}/movements`]: aPage([]),
        [`POST /v1/produce/${far.id}/movements`]: { movements: [], lots: [], products: [] },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Search all lots' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search lots' }), 'Leek');
    await user.click(await screen.findByRole('button', { name: /Leek/ }));
    expect(screen.getByRole('radio', { name: /Leek/ })).toBeChecked();
    await user.type(screen.getByLabelText(/How much was picked/), '3');
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toMatchObject([{ path: `/v1/produce/${far.id}/movements` }]);
  });

  it('says why nothing can be recorded on the lot that is asked for', async () => {
    const closed = aLotDetail({ lotNumber: '2026-007', status: 'CLOSED' });
    open(`/produce/record/sale?lot=${closed.id}`, {
      answers: { [`/v1/produce/${closed.id}`]: closed },
    });
    expect(await screen.findByText(/2026-007: Closed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record sale' })).not.toBeInTheDocument();
  });

  it('says what is missing instead of doing nothing', async () => {
    const { user, api } = open('/produce/record/harvest');
    await screen.findByLabelText(/How much was picked/);
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    expect(screen.getByText(/Enter an amount above zero/)).toBeVisible();
    expect(screen.getByLabelText(/How much was picked/)).toHaveFocus();
    expect(writes(api)).toEqual([]);
  });

  it('asks before what is typed is left, and not after it is saved', async () => {
    const { user, isUnsaved, notifications } = open('/produce/record/waste');
    await user.type(await screen.findByLabelText(/How much is lost/), '1');
    expect(isUnsaved()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Record loss' }));
    await vi.waitUntil(() => notifications[0]);
    await vi.waitFor(() => expect(isUnsaved()).toBe(false));
  });

  it('offers a new lot when there is none', async () => {
    open('/produce/record/harvest', { lots: [] });
    expect(await screen.findByRole('link', { name: 'New lot' })).toHaveAttribute(
      'href',
      '/produce/new',
    );
  });
});
