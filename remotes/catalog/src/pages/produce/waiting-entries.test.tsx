import { aLot, aSession } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBObjectStore, indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMovement, produceApi } from '../../../test/produce-api.ts';
import { aWaitingEntry, keepWaiting } from '../../../test/waiting-entries.ts';
import { section } from '../../section.tsx';

const tomato = aLot({ lotNumber: '2026-014' });

const ledger = `POST /v1/produce/${tomato.id}/movements`;
const network = vi.fn<() => boolean>();

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(network);
  network.mockReturnValue(false);
});

function breakStorage(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  });
}

/** The list of lots on a device that has kept this. */
async function open(...kept: unknown[]) {
  const session = aSession();
  await keepWaiting(session.id, kept);
  const booking = { movements: [aMovement(tomato)], lots: [], products: [] };
  const api = produceApi([tomato], { [ledger]: booking });
  const shown = renderSection(section, { at: '/produce', api, session });
  const panel = await screen.findByRole('region', { name: /not recorded yet$/ });
  return { ...shown, panel, session };
}

const failure = { code: 'insufficient-stock', remaining: '2.500', detail: null, reference: null };

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

  it('says why it is held back: by the network, by one that failed, or by the server', async () => {
    const { panel } = await open(
      aWaitingEntry({ lotId: tomato.id, failure }),
      aWaitingEntry({ lotId: tomato.id, quantity: '2.000' }),
      aWaitingEntry({ quantity: '3.000', sentAt: new Date().toISOString() }),
      aWaitingEntry({ quantity: '4.000' }),
      aWaitingEntry({ failure: { ...failure, code: 'unread' } }),
    );
    const said = within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toEqual([
      expect.stringMatching(/Not enough left.*Refused/),
      expect.stringMatching(/An earlier entry failed.*Held back/),
      expect.stringMatching(/the server has not answered yet.*No answer yet/),
      expect.stringMatching(/There is no internet connection.*Waiting/),
      expect.stringMatching(/could not be read.*Not known/),
    ]);
  });

  it('says how much was left of the promotion of a sale, or that all its sales were used', async () => {
    const detail = 'The promotion is for less than you want to sell.';
    const ofPromotion = { ...failure, code: 'promotion-limit', detail };
    const { panel } = await open(
      aWaitingEntry({ lotId: tomato.id, failure: ofPromotion }),
      aWaitingEntry({ failure: { ...ofPromotion, remaining: null } }),
    );
    expect(panel).toHaveTextContent(/Only 2\.5\skg left at the price of the promotion/);
    expect(panel).toHaveTextContent(detail);
  });

  it('says so when this browser cannot delete it', async () => {
    const entry = aWaitingEntry({ lotId: tomato.id });
    const { user, panel, notifications } = await open(entry, { lot: 'of the future' });
    breakStorage();
    for (const button of within(panel).getAllByRole('button', { name: /^Discard/ })) {
      await user.click(button);
      const question = within(screen.getByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: 'Discard' }));
    }
    const notDeleted = 'This browser could not delete it: it is still on this device.';
    await waitFor(() => expect(notifications).toEqual([notDeleted, notDeleted]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says so when it is to be sent and the storage of this browser fails', async () => {
    const sentAt = new Date().toISOString();
    const { user, panel, notifications } = await open(aWaitingEntry({ lotId: tomato.id, sentAt }));
    breakStorage();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(within(panel).getByRole('button', { name: 'Send now' }));
    expect(await vi.waitUntil(() => notifications[0])).toMatch(/^The storage of this browser/);
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

/** A device with a network and an entry that was refused. */
async function openRefused(code = failure.code, sentAt: string | null = null) {
  network.mockReturnValue(true);
  const entry = aWaitingEntry({ lotId: tomato.id, sentAt, failure: { ...failure, code } });
  const shown = await open(entry);
  const { user, panel, api, notifications } = shown;
  return {
    ...shown,
    press: async () =>
      user.click(
        await within(panel).findByRole('button', { name: /^(?:Send again|Record anyway)$/ }),
      ),
    said: () => vi.waitUntil(() => notifications.at(-1)),
    sent: () => api.calls.filter(({ method }) => method === 'POST'),
  };
}

describe('An entry that is sent again', () => {
  it('is recorded with the correction that was agreed to, says so, and can be undone', async () => {
    const { press, said, sent, actions, panel, api } = await openRefused();
    api.failNext(ledger, 409, 'insufficient-stock');
    await press();
    expect(await said()).toMatch(/^Not recorded: Harvest · 12\skg · Tomato\. Not enough left/);
    await press();
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(await said()).toMatch(/^Harvest of 12\skg recorded: Tomato$/);
    expect(sent()).toMatchObject([{ body: { force: true } }, { body: { force: true } }]);
    const [first, second] = sent();
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(actions).toMatchObject([{ label: 'Undo' }]);
  });

  it('waits when no answer comes, and never reads as having no connection', async () => {
    const { press, said, api } = await openRefused('not-found');
    api.failNext(ledger, 'timeout');
    await press();
    expect(await said()).toMatch(/^The server has not answered yet\. Saved on this device/);
  });

  it('goes under its key when its answer could not be read, and says when it still cannot', async () => {
    const sentAt = new Date().toISOString();
    const { press, said, sent, api, notifications } = await openRefused('unread', sentAt);
    api.failNext(ledger, 'answer');
    await press();
    expect(await said()).toMatch(/^The answer of the server could not be read/);
    await press();
    await vi.waitUntil(() => notifications[1]);
    expect(notifications[1]).toMatch(/^Harvest of 12\skg recorded/);
    const [first, second] = sent();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('is sent once when the button is pressed twice before anything is drawn', async () => {
    const { panel, said, sent, notifications } = await openRefused();
    const button = within(panel).getByRole('button', { name: 'Record anyway' });
    act(() => {
      button.click();
      button.click();
    });
    await said();
    expect(sent()).toHaveLength(1);
    expect(notifications).toHaveLength(1);
  });

  it('says that it is gone when another tab has recorded it', async () => {
    const { press, said, sent, session } = await openRefused();
    await keepWaiting(session.id, []);
    await press();
    expect(await said()).toMatch(/^This entry is no longer on this device: Harvest · 12\skg/);
    expect(sent()).toEqual([]);
  });

  it('says that it was not sent when the browser does not store the change', async () => {
    const { press, said, sent, panel } = await openRefused();
    breakStorage();
    await press();
    expect(await said()).toMatch(/could not store the change, so it was not sent again: Harvest/);
    expect(sent()).toEqual([]);
    expect(panel).toHaveTextContent('Not enough left');
  });
});
