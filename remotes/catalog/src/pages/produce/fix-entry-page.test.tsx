import { aSession } from '@pazar/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ofTomato, open, tomato } from '../../../test/record-entry.ts';
import { aWaitingEntry, keepWaiting } from '../../../test/waiting-entries.ts';

const ledger = `POST /v1/produce/${tomato.id}/movements`;

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

describe('A refused entry that is fixed in the form', () => {
  async function fix() {
    const session = aSession();
    const failure = { code: 'not-found', remaining: null, detail: null, reference: null };
    const entry = aWaitingEntry({ lotId: tomato.id, failure });
    await keepWaiting(session.id, [entry]);
    const shown = open(`${ofTomato}&fix=${entry.key}`, { session });
    const quantity = await screen.findByLabelText(/How much was picked/);
    expect(quantity).toHaveValue('12');
    expect(screen.queryByText(/no longer on this device/)).not.toBeInTheDocument();
    const save = screen.getByRole('button', { name: 'Record harvest' });
    const sent = () => shown.api.calls.filter(({ method }) => method === 'POST');
    return { ...shown, entry, quantity, save, sent, agentId: session.id };
  }

  it('says that it is recorded', async () => {
    const { user, quantity, save, notifications, address, sent, entry } = await fix();
    await user.clear(quantity);
    await user.type(quantity, '11');
    await user.click(save);
    expect(await vi.waitUntil(() => notifications[0])).toMatch(
      /^Harvest of 11\skg recorded: Tomato/,
    );
    await waitFor(() => expect(address()).toBe('/produce'));
    expect(sent()).toMatchObject([{ body: { quantity: '11.000' } }]);
    expect(sent()[0]?.idempotencyKey).not.toBe(entry.key);
    expect(screen.queryByRole('region', { name: /not recorded yet$/ })).not.toBeInTheDocument();
  });

  it('stays in the form with the reason when it is refused once more', async () => {
    const { user, api, quantity, save, notifications, address, sent } = await fix();
    api.failNext(ledger, 409, 'invalid-transition');
    await user.click(save);
    expect(await screen.findByRole('heading', { name: 'It was not recorded' })).toBeVisible();
    expect(screen.getByText(/^The lot is closed, or nothing/)).toBeVisible();
    expect(quantity).toHaveValue('12');
    expect(notifications).toEqual([]);
    await user.click(save);
    await waitFor(() => expect(address()).toBe('/produce'));
    expect(notifications).toHaveLength(1);
    expect(sent()).toHaveLength(2);
    expect(screen.queryByRole('region', { name: /not recorded yet$/ })).not.toBeInTheDocument();
  });

  it('says that it waits when no answer comes', async () => {
    const { user, api, save, notifications } = await fix();
    api.failNext(ledger, 'timeout');
    await user.click(save);
    expect(await vi.waitUntil(() => notifications[0])).toMatch(/^The server has not answered yet/);
    expect(await screen.findByRole('heading', { name: /^1 entry/ })).toBeVisible();
  });

  it.each([
    ['en', 'The entry to edit is no longer on this device', 'Open the lot'],
    ['mk', 'Внесот што треба да се измени веќе не е на овој уред', 'Отвори го приносот'],
  ] as const)('says in %s when it was sent or discarded before', async (locale, title, link) => {
    open(`${ofTomato}&fix=${crypto.randomUUID()}`, { locale });
    const said = await screen.findByText(title);
    expect(said).toBeVisible();
    expect(said.parentElement).toHaveRole('status');
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `/produce/${tomato.id}`,
    );
  });

  it('says that it was sent meanwhile', async () => {
    const { user, save, sent, agentId } = await fix();
    await keepWaiting(agentId, []);
    await user.click(save);
    expect(await screen.findByText(/^The entry was sent before your change/)).toBeVisible();
    expect(sent()).toEqual([]);
  });
});
