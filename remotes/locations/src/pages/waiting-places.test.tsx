import { waitingRecord } from '@pazar/section/queue/waiting-database';
import { aPage, aSession, anId } from '@pazar/testing/builders';
import { type FakeAnswer, fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeFields } from '../components/form/place-fields.ts';
import { aPlace, aroundPlace } from '../../test/place-api.ts';
import { section } from '../section.tsx';

const saved = aPlace({ name: 'Upper field' });
const network = vi.fn<() => boolean>();

function open(at: string, session = aSession(), answers: Record<string, FakeAnswer> = {}) {
  const api = fakeApi({
    ...aroundPlace(saved),
    '/v1/locations': aPage([]),
    'POST /v1/locations': saved,
    ...answers,
  });
  return { ...renderSection(section, { at, api, session }), api, session };
}
type Opened = ReturnType<typeof open>;
const posts = ({ api }: Opened) => api.calls.filter(({ method }) => method === 'POST');

function comeBack(): void {
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}

/** The device has found itself at Bosilovo. */
function findDevice(): void {
  const coords = { latitude: 41.4408, longitude: 22.7283, accuracy: 8 };
  const getCurrentPosition = (found: (at: { coords: typeof coords }) => void) => found({ coords });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

async function recordHere({ user }: Opened, name: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), name);
  await user.type(screen.getByRole('textbox', { name: /^Settlement/ }), 'Bosilovo');
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

/** A place that waits on the device of an agent. */
async function aWaitingPlace(over: object = {}) {
  const session = aSession();
  const { store, key } = waitingRecord('location', session.id);
  const address = {
    ...placeFields.empty().address,
    settlement: 'Dabile',
    municipalityCode: 'MK-410',
  };
  const waiting = {
    key: anId(),
    enteredAt: '2026-11-22T08:00:00.000Z',
    sentAt: null,
    failure: null,
    place: { ...placeFields.empty(), name: 'Orchard', address },
    ...over,
  };
  await set(key, [waiting], store);
  return { session, waiting };
}
const panel = () => screen.findByRole('region', { name: /not sent yet$/ });

// The form brings the map along: the first test does not wait for both to be compiled.
beforeAll(() => import('./new-place-page.tsx'));
beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(network);
  network.mockReturnValue(false);
  return () => Reflect.deleteProperty(navigator, 'geolocation');
});

describe('Without a network', () => {
  it('a place is recorded where the device is, kept, shown, and sent once when the network returns', async () => {
    findDevice();
    const opened = open('/location/new');
    expect(await screen.findByText('No internet connection')).toBeVisible();
    await recordHere(opened, 'Upper field');
    await waitFor(() => expect(opened.address()).toBe('/location'));
    expect(within(await panel()).getByText('Upper field')).toBeVisible();
    expect(posts(opened)).toEqual([]);

    comeBack();
    await waitFor(() => expect(posts(opened)).toHaveLength(1));
    expect(posts(opened)).toMatchObject([
      { body: { name: 'Upper field', lat: 41.4408, lng: 22.7283 } },
    ]);
    await waitFor(() => expect(screen.queryByText(/not sent yet$/)).not.toBeInTheDocument());
  });

  it('a place that waits can be edited, and goes as it was corrected', async () => {
    const { session, waiting } = await aWaitingPlace();
    const opened = open('/location', session);
    await opened.user.click(within(await panel()).getByRole('link', { name: 'Edit' }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    expect(name).toHaveValue('Orchard');
    await opened.user.type(name, ' in Dabile');
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(within(await panel()).getByText('Orchard in Dabile')).toBeVisible();
    comeBack();
    await waitFor(() => expect(posts(opened)).toHaveLength(1));
    expect(posts(opened)[0]).toMatchObject({ body: { name: 'Orchard in Dabile' } });
    expect(posts(opened)[0]?.idempotencyKey).not.toBe(waiting.key);
  });

  it('a place that waits is deleted only after a question', async () => {
    const { session } = await aWaitingPlace();
    const { user } = open('/location', session);
    const shown = await panel();
    await user.click(
      within(shown).getByRole('button', { name: 'Delete Orchard from this device' }),
    );
    const question = screen.getByRole('alertdialog', { name: 'Delete Orchard?' });
    expect(question).toHaveTextContent('only on this device');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  });
});

describe('A place that gets no answer', () => {
  it('is kept under the key under which it was sent', async () => {
    network.mockReturnValue(true);
    findDevice();
    const opened = open('/location/new');
    opened.api.failNext('POST /v1/locations', 'network');
    await recordHere(opened, 'Upper field');
    await waitFor(() => expect(posts(opened)).toHaveLength(2));
    const [first, second] = posts(opened);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('stays with the reason when it is refused later', async () => {
    network.mockReturnValue(true);
    const { session } = await aWaitingPlace({
      failure: {
        code: 'duplicate',
        remaining: null,
        detail: 'The name is taken.',
        reference: null,
      },
    });
    const opened = open('/location', session);
    expect(within(await panel()).getByText('The name is taken.')).toBeVisible();
    expect(posts(opened)).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(posts(opened)).toHaveLength(1));
  });
});
