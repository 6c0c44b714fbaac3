import { waitingRecord } from '@pazar/section/queue/waiting-database';
import { aPage, aSession, anId } from '@pazar/testing/builders';
import { type FakeAnswer, fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBObjectStore, indexedDB } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { locationFields } from '../components/form/location-fields.ts';
import { aLocationDetail, aroundLocation } from '../../test/location-api.ts';
import { section } from '../section.tsx';

const saved = aLocationDetail({ name: 'Upper field' });
const network = vi.fn<() => boolean>();

function open(at: string, session = aSession(), answers: Record<string, FakeAnswer> = {}) {
  const api = fakeApi({
    ...aroundLocation(saved),
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
  const settlement = within(screen.getByRole('group', { name: /^Settlement/ }));
  await user.type(settlement.getByRole('textbox', { name: 'English' }), 'Bosilovo');
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  await user.click(screen.getByRole('button', { name: /^Save( on this device)?$/ }));
}

/** A location that waits on the device of an agent. */
async function aWaitingLocation(over: object = {}) {
  const session = aSession();
  const { store, key } = waitingRecord('location', session.id);
  const address = {
    ...locationFields.empty().address,
    settlement: 'Dabile',
    municipalityCode: 'MK-410',
  };
  const waiting = {
    key: anId(),
    enteredAt: '2026-11-22T08:00:00.000Z',
    sentAt: null,
    failure: null,
    location: { ...locationFields.empty(), name: 'Orchard', address },
    ...over,
  };
  await set(key, [waiting], store);
  return { session, waiting };
}

const taken = {
  code: 'duplicate',
  remaining: null,
  detail: 'The name is taken.',
  reference: null,
};

/** Corrects the name of the location that waits. */
async function correct({ user }: Opened, more: string): Promise<void> {
  await user.click(within(await panel()).getByRole('link', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), more);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

const panel = () => screen.findByRole('region', { name: /not sent yet$/ });

// The form brings the map along: the first test does not wait for both to be compiled.
beforeAll(() => import('./new-location-page.tsx'));
beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(network);
  network.mockReturnValue(false);
  return () => Reflect.deleteProperty(navigator, 'geolocation');
});

describe('Without a network', () => {
  it('a location is recorded where the device is, kept, shown, and sent once when the network returns', async () => {
    findDevice();
    const opened = open('/location/new');
    expect(await screen.findByText('No internet connection')).toBeVisible();
    await recordHere(opened, 'Upper field');
    await waitFor(() => expect(opened.address()).toBe('/location'));
    expect(opened.notifications).toEqual([
      'Upper field is stored on this device and will be sent by itself',
    ]);
    expect(within(await panel()).getByText('Upper field')).toBeVisible();
    expect(posts(opened)).toEqual([]);

    comeBack();
    await waitFor(() => expect(posts(opened)).toHaveLength(1));
    expect(posts(opened)).toMatchObject([
      { body: { name: 'Upper field', lat: 41.4408, lng: 22.7283 } },
    ]);
    await waitFor(() => expect(screen.queryByText(/not sent yet$/)).not.toBeInTheDocument());
  });

  it('a location that waits can be edited, and goes as it was corrected', async () => {
    const { session, waiting } = await aWaitingLocation();
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

  it('a location that waits says why', async () => {
    const { session } = await aWaitingLocation();
    open('/location', session);
    expect(await panel()).toHaveTextContent(/There is no internet connection\. It is sent when/);
  });

  it('a location that could not be deleted says so', async () => {
    const { session } = await aWaitingLocation();
    const { user, notifications } = open('/location', session);
    const shown = within(await panel());
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    });
    await user.click(shown.getByRole('button', { name: /^Delete Orchard/ }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() =>
      expect(notifications).toContainEqual(expect.stringContaining('it is still on this device')),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('a location that waits is deleted only after a question', async () => {
    const { session } = await aWaitingLocation();
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

describe('A location that gets no answer', () => {
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
    const { session } = await aWaitingLocation({
      failure: taken,
    });
    const opened = open('/location', session);
    expect(within(await panel()).getByText('The name is taken.')).toBeVisible();
    expect(posts(opened)).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(posts(opened)).toHaveLength(1));
    await waitFor(() => expect(opened.notifications).toEqual(['Orchard was sent and saved']));
  });

  it('says why when it is sent again and refused again, or the answer cannot be read', async () => {
    network.mockReturnValue(true);
    const { session } = await aWaitingLocation({ failure: taken });
    const opened = open('/location', session);
    opened.api.failNext('POST /v1/locations', 409, { code: 'duplicate', detail: 'Taken again.' });
    await opened.user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(opened.notifications).toEqual(['Orchard: Taken again.']));
    expect(within(await panel()).getByText('Taken again.')).toBeVisible();
    opened.api.failNext('POST /v1/locations', 'answer');
    await opened.user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(opened.notifications[1]).toMatch(/^Orchard: .* could not be read/));
  });

  it('is shown as it was saved when it is corrected, and in the list when it is refused again', async () => {
    network.mockReturnValue(true);
    const { session } = await aWaitingLocation({ failure: taken });
    const opened = open('/location', session);
    opened.api.failNext('POST /v1/locations', 409, { code: 'duplicate', detail: 'Taken again.' });
    await correct(opened, ' one');
    await waitFor(() => expect(opened.notifications).toEqual(['Orchard one: Taken again.']));
    expect(opened.address()).toBe('/location');
    await correct(opened, ' two');
    await waitFor(() => expect(opened.address()).toBe(`/location/${saved.id}`));
    expect(opened.notifications[1]).toBe('Orchard one two was sent and saved');
  });
});
