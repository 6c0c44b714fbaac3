import { aLot, aSession } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { produceApi } from '../../../test/produce-api.ts';
import { aWaitingEntry } from '../../../test/waiting-entries.ts';
import { section } from '../../section.tsx';

const tomato = aLot({ lotNumber: '2026-014' });

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

/** The list of lots on a device that has kept this. */
async function open(...kept: unknown[]) {
  const session = aSession();
  await set(session.id, kept, createStore('pazar-catalog', 'waiting-entries'));
  const api = produceApi([tomato]);
  const shown = renderSection(section, { at: '/produce', api, session });
  const panel = await screen.findByRole('region', { name: /not recorded yet$/ });
  return { ...shown, panel };
}

describe('What is kept on the device', () => {
  it('is discarded only after a question', async () => {
    const { user, panel } = await open(aWaitingEntry({ lotId: tomato.id }));
    await user.click(within(panel).getByRole('button', { name: /^Discard Harvest · 12\skg/ }));
    const question = screen.getByRole('alertdialog', { name: 'Discard this entry?' });
    expect(question).toHaveTextContent('only on this device');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(panel).toHaveTextContent('Tomato');
    await user.click(within(panel).getByRole('button', { name: /^Discard/ }));
    const again = screen.getByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  });

  it('can be edited while it was never sent, and not once it may be recorded', async () => {
    const sentAt = new Date().toISOString();
    const { panel } = await open(
      aWaitingEntry({ lotId: tomato.id }),
      aWaitingEntry({ lotId: tomato.id, sentAt }),
    );
    expect(within(panel).getAllByRole('link', { name: 'Edit' })).toHaveLength(1);
  });

  it("is shown with values beyond the API's limits, to be corrected", async () => {
    const { panel } = await open(aWaitingEntry({ lotId: tomato.id, quantity: '99999999.000' }));
    expect(panel).toHaveTextContent(/99,999,999\skg/);
    expect(within(panel).getByRole('link', { name: 'Edit' })).toBeVisible();
  });

  it('is shown when this version cannot read it, and can be deleted', async () => {
    const { user, panel } = await open({ lot: 'of the future', quantity: '7.000' });
    expect(panel).toHaveTextContent('{"lot":"of the future","quantity":"7.000"}');
    await user.click(within(panel).getByRole('button', { name: /^Discard/ }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  });
});
