import type { LocationDetail } from '@pazar/contracts/location-detail';
import { anId, aLocation, aPage } from '@pazar/testing/builders';
import { type FakeAnswer, type FakeApi, fakeApi } from '@pazar/testing/fake-api';
import { promiseRecordPage } from '@pazar/testing/promise-record-page';
import { renderSection } from '@pazar/testing/render-section';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aLocationDetail, aroundLocation } from '../../test/location-api.ts';
import { section } from '../section.tsx';

function open(location: LocationDetail, answers: Record<string, FakeAnswer> = {}, tab = '') {
  const api = fakeApi({ ...aroundLocation(location), ...answers });
  return { ...renderSection(section, { at: `/location/${location.id}${tab}`, api }), api };
}
const writes = (api: FakeApi) => api.calls.filter(({ method }) => method !== 'GET');
const uses = {
  items: [
    {
      entity: 'lot',
      id: anId(),
      code: '2026-014',
      name: { mk: 'Домат', en: 'Tomato' },
      isLive: true,
    },
    { entity: 'promotion', id: anId(), code: null, name: { mk: null, en: 'Sale' }, isLive: false },
  ],
  counts: { lot: 1, product: 0, promotion: 1 },
};
async function act(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await user.click(screen.getByRole('menuitem', { name }));
}

describe('The page of a location', () => {
  const location = aLocationDetail();
  promiseRecordPage({
    section,
    at: `/location/${location.id}`,
    path: `/v1/locations/${location.id}`,
    record: location,
    list: { path: '/location', title: 'Locations' },
    words: {
      title: location.name,
      titleMk: location.name,
      loading: 'Loading the location…',
      failed: 'The location could not be loaded',
    },
    around: aroundLocation(location),
  });
});

describe('A location', () => {
  it('shows its hours, its delivery and its warnings, each with a link to fix it', async () => {
    const location = aLocationDetail({
      openingHours: null,
      warnings: ['no_hours'],
      serviceArea: { type: 'BOTH', radiusKm: 20, codes: ['MK-410', 'MK-402'] },
    });
    open(location);
    const delivery = await screen.findByText(/^Delivers within 20.km, in Strumica and Bosilovo$/);
    expect(delivery).toBeVisible();
    expect(screen.getAllByText('Hours not known')[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter hours' })).toHaveAttribute(
      'href',
      `/location/${location.id}/edit#openingHours`,
    );
  });

  it('asks which is right where its pin is far from its address, with a link to either', async () => {
    const location = aLocationDetail({ warnings: ['far_from_address'] });
    open(location);
    const linkTo = (name: string) => screen.findByRole('link', { name });
    const form = `/location/${location.id}/edit`;
    expect(await linkTo('Move the pin')).toHaveAttribute('href', `${form}#lat`);
    const address = `${form}#address.municipalityCode`;
    expect(await linkTo('The pin is right')).toHaveAttribute('href', address);
  });

  it('says the radius of its delivery as it was entered', async () => {
    open(aLocationDetail({ serviceArea: { type: 'RADIUS', radiusKm: 15.5 } }));
    expect(await screen.findByText(/^Delivers within 15\.5.km$/)).toBeVisible();
  });

  it('is closed once it is archived, whatever its hours are', async () => {
    open(aLocationDetail({ status: 'ARCHIVED' }));
    expect(await screen.findByText('Closed: archived')).toBeVisible();
  });

  it('lists the lots and products there, each with its link', async () => {
    const location = aLocationDetail();
    open(location, { [`/v1/locations/${location.id}/uses`]: uses });
    const lot = await screen.findByRole('link', { name: 'Tomato 2026-014' });
    expect(lot).toHaveAttribute('href', `/produce/${uses.items[0]?.id}`);
    expect(screen.getByText('1 promotion')).toBeVisible();
  });

  it('is archived once another location takes over what depends on it, and can be undone', async () => {
    const location = aLocationDetail();
    const replacement = aLocation({ name: 'Upper field' });
    const undoToken = anId();
    const { user, api, notifications, actions } = open(location, {
      '/v1/locations': aPage([location, replacement]),
      [`/v1/locations/${location.id}/uses`]: uses,
      'POST /v1/locations/bulk': {
        succeeded: [{ id: location.id, version: 2 }],
        failed: [],
        undoToken,
        undoUntil: '2126-01-01T00:00:00.000Z',
      },
      'POST /v1/locations/bulk/undo': {
        succeeded: [],
        failed: [],
        undoToken: null,
        undoUntil: null,
      },
    });
    await act(user, 'Archive');
    const dialog = screen.getByRole('dialog', { name: `Archive ${location.name}?` });
    expect(await within(dialog).findByText('1 lot')).toBeVisible();
    expect(within(dialog).queryByText(/promotion/)).not.toBeInTheDocument();
    const archive = () => user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await archive();
    expect(within(dialog).getByText('Choose a location')).toBeVisible();
    expect(writes(api)).toEqual([]);

    await user.click(within(dialog).getByRole('combobox', { name: 'Lots move to' }));
    const option = await screen.findByRole('option', { name: /Upper field/ });
    expect(screen.getAllByRole('option')).toEqual([option]);
    await user.click(option);
    await archive();
    expect(await vi.waitUntil(() => notifications[0])).toBe(`${location.name} archived`);
    expect(writes(api)).toMatchObject([
      {
        body: {
          ids: [location.id],
          action: 'archive',
          params: { reassignTo: { lot: replacement.id } },
        },
      },
    ]);
    actions[0]?.onAction();
    await vi.waitUntil(() => writes(api)[1]);
    expect(writes(api)[1]).toMatchObject({ body: { undoToken } });
  });

  it('asks for the replacement of each kind, lots among the places where they can lie', async () => {
    const location = aLocationDetail();
    const product = { entity: 'product', id: anId(), code: 'P-1', name: null, isLive: true };
    const { user, api } = open(location, {
      '/v1/locations': aPage([location]),
      [`/v1/locations/${location.id}/uses`]: { ...uses, items: [...uses.items, product] },
    });
    await act(user, 'Archive');
    expect(await screen.findAllByRole('combobox')).toHaveLength(2);
    await user.click(screen.getByRole('combobox', { name: 'Products are sold at' }));
    await user.click(screen.getByRole('combobox', { name: 'Lots move to' }));
    const asked = () => api.calls.filter(({ path }) => path === '/v1/locations');
    await vi.waitUntil(() => asked().some(({ query }) => String(query['type']).includes('FIELD')));
    expect(asked().some(({ query }) => query['type'] === undefined)).toBe(true);
  });

  it('says in view why it was not archived, at the replacement that cannot take it', async () => {
    const location = aLocationDetail();
    const replacement = aLocation({ name: 'Upper field' });
    const detail = 'Is archived';
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const { user } = open(location, {
      '/v1/locations': aPage([replacement]),
      [`/v1/locations/${location.id}/uses`]: uses,
      'POST /v1/locations/bulk': {
        succeeded: [],
        failed: [
          {
            id: location.id,
            problem: {
              type: 'urn:pazar:problem:validation',
              title: 'Check the data',
              status: 422,
              code: 'validation',
              detail: 'Some of the data is missing or wrong.',
              traceId: 't',
              errors: [{ pointer: '/reassignTo/lot', code: 'archived', detail }],
            },
          },
        ],
        undoToken: null,
        undoUntil: null,
      },
    });
    await act(user, 'Archive');
    await user.click(await screen.findByRole('combobox', { name: 'Lots move to' }));
    await user.click(await screen.findByRole('option', { name: /Upper field/ }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be done');
    expect(scrolled).toHaveBeenCalled();
    expect(screen.getByText(detail)).toBeVisible();
  });

  it('is deleted only when nothing ever used it; else the reason is named', async () => {
    const location = aLocationDetail();
    const used = open(location, { [`/v1/locations/${location.id}/uses`]: uses });
    await act(used.user, 'Delete');
    const dialog = await screen.findByRole('dialog', { name: `Delete ${location.name}?` });
    expect(within(dialog).getByText('1 promotion')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    cleanup();

    const { user, api, address } = open(location, {
      [`DELETE /v1/locations/${location.id}`]: undefined,
    });
    await act(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await vi.waitUntil(() => address() === '/location');
    expect(writes(api)).toMatchObject([{ method: 'DELETE', ifMatch: 1 }]);
  });

  it('becomes the primary one', async () => {
    const location = aLocationDetail();
    const path = `/v1/locations/${location.id}/make-primary`;
    const { user, notifications } = open(location, {
      [`POST ${path}`]: { ...location, version: 2, isPrimary: true },
    });
    await act(user, 'Make primary');
    expect(await vi.waitUntil(() => notifications[0])).toBe('Now the primary location');
    expect(await screen.findByText('Primary')).toBeVisible();
  });

  it('shows in words what was done to it', async () => {
    const location = aLocationDetail();
    const change = {
      id: anId(),
      at: '2026-11-20T10:00:00.000Z',
      action: 'location.update',
      actor: 'Ана',
      actorRole: 'agent',
      version: 2,
      reason: null,
      changes: [
        { field: 'serviceArea', before: { type: 'NONE' }, after: { type: 'RADIUS', radiusKm: 5 } },
        { field: 'address', before: null, after: location.address },
        { field: 'status', before: 'ARCHIVED', after: 'ACTIVE' },
        { field: 'season', before: null, after: { from: '04-01', to: '10-31' } },
      ],
    };
    const history = { [`/v1/locations/${location.id}/history`]: aPage([change]) };
    open(location, history, '/history');
    expect(await screen.findByRole('heading', { name: 'Location changed' })).toBeVisible();
    const entry = screen.getByRole('article');
    expect(entry).toHaveTextContent('No delivery');
    expect(entry).toHaveTextContent('Босилово, Bosilovo');
    expect(entry.textContent).not.toMatch(/[{}]|MK-402|RADIUS|ARCHIVED/);
  });

  it('lists what its replacements took over, and gives it back for a day', async () => {
    const location = aLocationDetail({ status: 'ARCHIVED', version: 4 });
    const moved = ['2026-014', '2026-015'].map((label) => ({
      entity: 'lot',
      id: anId(),
      label,
      to: anId(),
      toName: 'Upper field',
      wasThere: false,
    }));
    const [one] = moved;
    const archived = {
      id: anId(),
      at: new Date(Date.now() - 3_600_000).toISOString(),
      action: 'location.archive',
      actor: 'Ana',
      actorRole: 'agent',
      version: 4,
      changes: [
        { field: 'moved', before: null, after: moved.map((row) => ({ ...row, to: one?.to })) },
      ],
      reason: null,
    };
    const path = `/v1/locations/${location.id}`;
    const { user, api, notifications } = open(
      location,
      {
        [`${path}/history`]: aPage([archived]),
        [`POST ${path}/undo-archive`]: { ...location, status: 'ACTIVE', version: 5 },
      },
      '/history',
    );
    const entry = await screen.findByRole('article');
    expect(entry).toHaveTextContent('2 lots to Upper field: 2026-014, 2026-015');
    await user.click(screen.getByRole('button', { name: 'Undo the archiving' }));
    expect(await vi.waitUntil(() => notifications[0])).toBe(`${location.name} has everything back`);
    expect(writes(api)).toMatchObject([{ path: `${path}/undo-archive`, ifMatch: 4 }]);
    cleanup();

    const old = { ...archived, at: new Date(Date.now() - 25 * 3_600_000).toISOString() };
    open(location, { [`${path}/history`]: aPage([old]) }, '/history');
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Undo the archiving' })).not.toBeInTheDocument();
  });
});
