import { aPage, aSession } from '@pazar/testing/builders';
import { screen, within } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMovement } from '../../../test/produce-api.ts';
import { ofTomato, open, pepper, tomato, writes } from '../../../test/record-entry.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
});

describe('An entry', () => {
  it.each([
    ['SELLER', 'Record goods received', /How much came in/],
    ['PRODUCER', 'Record harvest', /How much was picked/],
  ])('is called by a %s: %s', async (userType, words, field) => {
    const session = aSession({ userType });
    const { user } = open('/produce', { session });
    await user.click(await screen.findByRole('button', { name: words }));
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: field })).toBeEnabled();
    expect(screen.getByRole('button', { name: words })).toBeEnabled();
  });

  it('of a lot that was bought is called so from the title to the message', async () => {
    const bought = { ...pepper, origin: 'SOURCED' as const };
    const lots = [tomato, bought];
    const { user, leaveQuestion, ...page } = open('/produce/record/harvest', { lots });
    const title = (name: string) => screen.findByRole('heading', { level: 1, name });
    expect(await title('Record harvest')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /Pepper/ }));
    expect(await title('Record goods received')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /How much came in/ }), '4');
    expect(leaveQuestion()).toMatch(/^Not recorded yet: Receipt · 4\skg · Pepper\. Discard it\?$/);
    await user.click(screen.getByRole('button', { name: 'Record goods received' }));
    const said = await vi.waitUntil(() => page.notifications[0]);
    expect(said).toMatch(/^Receipt of 4\skg recorded: Pepper/);
    expect(writes(page.api)).toMatchObject([{ body: { type: 'RECEIPT', quantity: '4.000' } }]);
  });

  it('has what was recorded last on its lot beside it, without what was reversed', async () => {
    const sold = aMovement(tomato, { quantity: '-4.000' });
    const { infoBar } = open(ofTomato, {
      answers: {
        [`/v1/produce/${tomato.id}/movements`]: aPage([
          sold,
          aMovement(tomato, { quantity: '-9.000', reversedById: sold.id }),
        ]),
      },
    });
    const card = within(await within(infoBar).findByRole('region', { name: /Tomato/ }));
    expect(card.getByText(/^Sale 4\skg$/)).toBeVisible();
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    expect(card.getByRole('link', { name: 'All entries of the lot' })).toHaveAttribute(
      'href',
      `/produce/${tomato.id}`,
    );
    expect(card.queryByText('Nothing was recorded yet.')).not.toBeInTheDocument();
  });

  it.each([
    ['nothing was recorded', [], 1],
    ['all of it was reversed', [aMovement(tomato, { reversedById: pepper.id })], 0],
  ])('says that nothing was recorded only then: %s', async (_what, movements, times) => {
    const path = `/v1/produce/${tomato.id}/movements`;
    const { infoBar } = open(ofTomato, { answers: { [path]: aPage(movements) } });
    const card = within(await within(infoBar).findByRole('region', { name: /Tomato/ }));
    expect(await card.findByRole('link', { name: 'All entries of the lot' })).toBeVisible();
    expect(card.queryAllByText('Nothing was recorded yet.')).toHaveLength(times);
  });
});
