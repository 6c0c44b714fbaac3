import { aLocation, anId, aPage } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';
import { promiseRecordPage } from '@pazar/testing/promise-record-page';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aManagedProduct, aroundAgent, recordReference } from '../../test/management-api.ts';
import { section } from '../section.tsx';

describe("The page of any agent's product", () => {
  const record = aManagedProduct();
  promiseRecordPage({
    section,
    at: `/management/products/${record.id}`,
    path: `/v1/management/products/${record.id}`,
    record,
    list: { path: '/management', title: 'Management' },
    words: {
      title: 'Tomato Rozov',
      titleMk: 'Домат розов',
      loading: 'Loading the record…',
      failed: 'The record could not be loaded',
    },
    around: aroundAgent(record.agent),
  });

  it('blocks it with a reason, and says what follows', async () => {
    const path = `/v1/management/products/${record.id}`;
    const api = fakeApi({
      ...recordReference,
      [path]: record,
      [`/v1/management/agents/${record.agent.id}/locations`]: aPage([]),
      [`POST ${path}/block`]: record,
    });
    const { user, notifications } = renderSection(section, {
      at: `/management/products/${record.id}`,
      api,
    });
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    const dialog = screen.getByRole('dialog', { name: 'Block Tomato Rozov?' });
    expect(dialog).toHaveTextContent('Customers no longer see this product.');
    await user.click(within(dialog).getByRole('radio', { name: /^Several buyers/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(notifications).toEqual(['Tomato Rozov is blocked.']));
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      body: { reason: 'Several buyers reported that the goods differ from the description.' },
      ifMatch: record.version,
    });
  });

  it('shows everything that was entered in words, and the way to its agent', async () => {
    const { agent } = record;
    const priced = {
      ...record,
      categoryId: 'vegetables',
      priceNow: { packId: anId(), priceMinor: 6000, currency: 'MKD' },
    };
    const api = fakeApi({
      [`/v1/management/products/${record.id}`]: priced,
      [`/v1/management/agents/${agent.id}/locations`]: aPage([
        aLocation({ id: record.locationIds[0] ?? '', name: 'Stall 7' }),
      ]),
      ...recordReference,
    });
    renderSection(section, { at: `/management/products/${record.id}`, api });
    const part = (name: string) => screen.findByRole('region', { name });
    const offer = await part('What is offered');
    expect(offer).toHaveTextContent('NameДомат розов / Tomato Rozov');
    await waitFor(() => expect(offer).toHaveTextContent('CategoryVegetables'));
    expect(offer).toHaveTextContent('AllergensCelery');
    const prices = await part('Prices');
    expect(prices).toHaveTextContent('VAT rate5%');
    const [, pack] = within(prices).getAllByRole('row');
    expect(pack).toHaveTextContent(/1 Kilograms.*MKD\s65/);
    expect(await part('Stock')).toHaveTextContent('In stock85.5');
    const where = await part('Where and when');
    const [place] = record.locationIds;
    expect(await within(where).findByRole('link', { name: 'Stall 7' })).toHaveAttribute(
      'href',
      `/management/locations/${place}`,
    );
    expect(where).toHaveTextContent('1 record');
    expect(screen.getByText('Customers see it')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(screen.getByRole('link', { name: agent.displayName })).toHaveAttribute(
      'href',
      `/management/agents/${agent.id}/products`,
    );
  });
});

describe("The page of any agent's place", () => {
  it('says by day when it is open, and what its pin is from', async () => {
    const closed = {
      monday: [],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
      saturday: [],
      sunday: [],
    };
    const place = {
      ...aLocation({ address: { ...aLocation().address, municipalityCode: 'MK-410' } }),
      geocodeSource: 'PIN',
      placeId: null,
      phone: null,
      email: null,
      website: null,
      byAppointment: false,
      serviceArea: { type: 'NONE' },
      season: null,
      pickupHours: { type: 'NONE' },
      imageIds: [],
      imageAlts: {},
      notes: 'Влез од дворот',
      notesIn: { mk: 'Влез од дворот', en: 'Through the yard' },
      publicPosition: null,
      createdAt: '2026-03-14T09:00:00.000Z',
      openingHours: { ...closed, monday: [{ from: '06:30', to: '14:00' }] },
      exceptions: [
        {
          date: '2026-12-31',
          intervals: [{ from: '07:00', to: '11:00' }],
          note: 'NYE',
          noteIn: { mk: null, en: 'NYE' },
        },
      ],
      agent: { id: anId(), displayName: 'Благој Митрев' },
    };
    const path = `/v1/management/locations/${place.id}`;
    const api = fakeApi({ ...listAnswers, ...recordReference, [path]: place });
    renderSection(section, { at: `/management/locations/${place.id}`, api });
    const hours = await screen.findByRole('region', { name: 'Hours and delivery' });
    expect(hours).toHaveTextContent('Opening hoursMon 06:30–14:00');
    expect(hours).toHaveTextContent('31/12/2026 · 07:00–11:00 · NYE');
    // A text in both languages is there once.
    const contact = screen.getByRole('region', { name: 'Contact' });
    expect(contact).toHaveTextContent('Влез од дворот / Through the yard');
    expect(screen.getAllByText(/Влез од дворот/)).toHaveLength(1);
    const address = screen.getByRole('region', { name: 'Address' });
    expect(address).toHaveTextContent('Put on the map');
    await waitFor(() => expect(address).toHaveTextContent('Strumica'));
    expect(screen.queryByText('Descriptions of pictures')).toBeNull();
  });
});
