import { describeImage } from '@pazar/contracts/image';
import { aLot } from '@pazar/testing/builders';
import { screen } from '@testing-library/react';
import { IDBObjectStore, indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { open, pepper, tomato } from '../../../test/record-entry.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
});

describe('An entry made with a thumb', () => {
  it('counts up and down by taps, to no number that cannot be recorded', async () => {
    const { user } = open('/produce/record/sale');
    const box = await screen.findByLabelText(/How much was sold/);
    const [less, more] = ['One less', 'One more'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(screen.getByText(/^Left: 60\skg$/)).toBeVisible();
    if (more) await user.dblClick(more);
    expect(box).toHaveValue('2');
    expect(screen.getByText(/^After this: 58\skg$/)).toBeVisible();
    if (less) await user.dblClick(less);
    expect(box).toHaveValue('1');
    expect(less).toHaveFocus();
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await user.type(box, '2,5 and more');
    for (const button of [less, more]) expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('counts down to nothing where the stock is counted', async () => {
    const { user } = open(`/produce/record/count?lot=${tomato.id}`);
    const box = await screen.findByLabelText(/How much is there/);
    await user.type(box, '1');
    await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(box).toHaveValue('0');
  });

  it('is suggested first by a page that opens as soon as the message shows', async () => {
    const { user, notifications } = open('/produce/record/harvest');
    const stored = vi.spyOn(IDBObjectStore.prototype, 'put');
    const said = vi.spyOn(notifications, 'push');
    await user.click(await screen.findByRole('radio', { name: /Tomato/ }));
    await user.keyboard('3');
    await user.click(screen.getByRole('button', { name: 'Record harvest' }));
    await vi.waitUntil(() => notifications[0]);
    const suggestion = stored.mock.contexts.findIndex(
      (store) => store instanceof IDBObjectStore && store.name === 'last-entries',
    );
    const [message = 0] = said.mock.invocationCallOrder;
    expect(stored.mock.invocationCallOrder[suggestion]).toBeLessThan(message);
  });

  it('has a picture before each lot, also among all lots, and a letter where there is none', async () => {
    const cover = { ...describeImage({ id: tomato.id, width: 800, height: 600 }), alt: null };
    const pictured = aLot({ lotNumber: '2026-030', cover });
    const { user, container } = open('/produce/record/harvest', {
      lots: [pictured, pepper, tomato, aLot({ lotNumber: '2026-031' })],
    });
    const choices = await screen.findAllByRole('radio');
    expect(choices).toHaveLength(3);
    const tiles = () => container.ownerDocument.querySelectorAll('[data-shape="tile"]');
    expect(tiles()).toHaveLength(3);
    expect(screen.getByRole('radio', { name: /^Tomato Rozov 2026-030/ })).toBeEnabled();
    expect(tiles()[0]).toHaveAttribute('src', expect.stringContaining(tomato.id));
    expect(tiles()[0]).toHaveAttribute('alt', '');
    expect(tiles()[1]).toHaveAttribute('data-letter', 'T');
    await user.click(screen.getByRole('button', { name: 'Show all 4 lots' }));
    expect(tiles()).toHaveLength(3 + 4);
  });
});
