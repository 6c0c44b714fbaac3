import { act, screen } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ofTomato, open, writes } from '../../../test/record-entry.ts';

/** Two minutes before and after midnight in Skopje, which is an hour ahead of UTC in winter. */
const [evening, night] = ['2026-11-24T22:58:00.000Z', '2026-11-24T23:02:00.000Z'];

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.useFakeTimers({ now: Date.parse(evening), toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

/** The form of a harvest of three kilograms, as it was left in the evening. */
async function leaveOpen() {
  const shown = open(ofTomato);
  await shown.user.type(await screen.findByLabelText(/How much was picked/), '3');
  expect(day()).toHaveValue('24/11/2026');
  return {
    ...shown,
    record: async () => {
      await shown.user.click(screen.getByRole('button', { name: 'Record harvest' }));
      await vi.waitUntil(() => shown.notifications[0]);
      return writes(shown.api);
    },
  };
}

const day = () => screen.getByRole('textbox', { name: /^Date/ });
function lookAgain(): void {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('The form of an entry that is left open over midnight in Skopje', () => {
  it('shows and records the new day', async () => {
    const { record } = await leaveOpen();
    vi.setSystemTime(night);
    lookAgain();
    expect(day()).toHaveValue('25/11/2026');
    expect(await record()).toMatchObject([{ body: { occurredAt: night } }]);
  });

  it('records the new day also before the page has noticed it', async () => {
    const { record } = await leaveOpen();
    vi.setSystemTime(night);
    expect(await record()).toMatchObject([{ body: { occurredAt: night } }]);
  });

  it('records the day that was chosen', async () => {
    const { user, record } = await leaveOpen();
    await user.clear(day());
    await user.type(day(), '24/11/2026');
    await user.tab();
    vi.setSystemTime(night);
    lookAgain();
    expect(day()).toHaveValue('24/11/2026');
    expect(await record()).toMatchObject([{ body: { occurredAt: '2026-11-24T10:00:00.000Z' } }]);
  });
});
