import type { Movement } from '@pazar/contracts/movement';
import { aPage } from '@pazar/testing/builders';
import type { FakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLotDetail, aMovement, produceApi } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

const lot = aLotDetail();

/** Opens the correction of a movement; `booking` is all that was recorded together with it. */
async function correct(movement: Movement, booking: readonly Movement[] = [movement]) {
  const api = produceApi([lot], {
    [`/v1/produce/${lot.id}`]: lot,
    [`/v1/produce/${lot.id}/movements`]: aPage([movement]),
    [`/v1/movements/${movement.id}/trace`]: { movement, booking, sources: [] },
    [`POST /v1/movements/${movement.id}/correct`]: { movements: [], lots: [], products: [] },
  });
  const shown = renderSection(section, { at: `/produce/${lot.id}`, api });
  await shown.user.click(await screen.findByRole('button', { name: /^Correct: / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct this movement' }));
  await dialog.findByRole('textbox', { name: /^Note/ });
  const save = () => shown.user.click(dialog.getByRole('button', { name: 'Correct' }));
  return { ...shown, api, dialog, save };
}
const sent = (api: FakeApi) => api.calls.find(({ method }) => method === 'POST')?.body;

describe('The correction of a movement', () => {
  it('opens filled in, and records in one step what was really sold', async () => {
    const { user, api, dialog, save, notifications } = await correct(aMovement(lot));
    const quantity = dialog.getByRole('textbox', { name: /^Quantity/ });
    expect(quantity).toHaveValue('20');
    expect(quantity).toHaveFocus();
    const price = dialog.getByRole('textbox', { name: /^Price per kg/ });
    expect(price).toHaveValue('65.00');
    expect(dialog.getByRole('combobox', { name: /^Sales channel/ })).toHaveValue('MARKET');
    await user.clear(quantity);
    await user.type(quantity, '4');
    await user.clear(price);
    await user.type(price, '60');
    await save();
    await waitFor(() => expect(notifications).toEqual(['Movement corrected']));
    expect(sent(api)).toEqual({
      quantity: '-4.000',
      packCount: null,
      channel: 'MARKET',
      unitPriceMinor: 6000,
      currency: 'MKD',
      note: null,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    // The button that opened it goes with the row's actions.
    expect(screen.getByRole('group', { name: 'Movements' })).toHaveFocus();
  });

  it('is of the whole sale, also where it came from several lots', async () => {
    const first = aMovement(lot);
    const second = { ...aMovement(lot), bookingId: first.bookingId, quantity: '-5.000' };
    const { dialog } = await correct(first, [first, second]);
    expect(dialog.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('25');
  });

  it('counts packs where packs were sold', async () => {
    const packed = aMovement(lot, { packId: crypto.randomUUID(), packCount: 4, packSize: '5.000' });
    const { user, api, dialog, save } = await correct(packed);
    const packs = dialog.getByRole('textbox', { name: 'Number of packs' });
    expect(packs).toHaveValue('4');
    await user.clear(packs);
    await user.type(packs, '0');
    await save();
    expect(dialog.getByText('Enter a whole number of packs')).toBeVisible();
    expect(sent(api)).toBeUndefined();
    await user.clear(packs);
    await user.type(packs, '3');
    await save();
    await waitFor(() => expect(sent(api)).toMatchObject({ packCount: 3, unitPriceMinor: 6500 }));
    expect(sent(api)).not.toHaveProperty('quantity');
  });

  it('asks for no price of what came in', async () => {
    const { dialog } = await correct(aMovement(lot, { type: 'HARVEST', quantity: '20.000' }));
    expect(dialog.queryByRole('textbox', { name: /^Price/ })).toBeNull();
  });

  it('stays open with what was typed when it is refused, and says why', async () => {
    const sale = aMovement(lot);
    const { user, api, dialog, save, notifications } = await correct(sale);
    const quantity = dialog.getByRole('textbox', { name: /^Quantity/ });
    await user.clear(quantity);
    await user.type(quantity, '900');
    const problem = { code: 'insufficient-stock', detail: 'Too little left.' } as const;
    api.failNext(`POST /v1/movements/${sale.id}/correct`, 409, problem);
    await save();
    expect(await dialog.findByText('It was not corrected')).toBeVisible();
    expect(dialog.getByText(/Too little left\./)).toBeVisible();
    expect(quantity).toHaveValue('900');
    expect(notifications).toEqual([]);
  });
});
