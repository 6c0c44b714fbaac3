import type { Account } from '@pazar/contracts/account';
import { aLocation, aSession } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi, type FakeAnswer } from '@pazar/testing/fake-api';
import { fakeDrafts } from '@pazar/testing/fake-drafts';
import { renderSection } from '@pazar/testing/render-section';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { presetText } from '@pazar/contracts/verification-reasons';
import { anAccount } from '@pazar/testing/an-account';
import { aroundAccount } from '../../test/account-api.ts';
import { section } from '../section.tsx';

const at = '/account/verification';
const nobody = anAccount({
  userType: 'CONSUMER',
  roles: ['ROLE_CONSUMER'],
  verified: false,
  phone: null,
  business: { ...anAccount().business, legalName: null },
  verification: { status: 'NONE', reason: null, requestedAt: null, decidedAt: null },
});
const bosilovo = {
  code: 'MK-604',
  name: { mk: 'Босилово', en: 'Bosilovo' },
  active: true,
};

/** A place as the API answers it in full. */
const stall = {
  ...aLocation(),
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
  notes: null,
  notesIn: null,
  publicPosition: null,
  createdAt: '2026-03-14T09:00:00.000Z',
  openingHours: null,
  exceptions: [],
};

function open(account: Account, answers: Record<string, FakeAnswer> = {}, drafts = fakeDrafts()) {
  const api = fakeApi({
    ...aroundAccount(account),
    '/v1/account/verification': { missing: ['legalName', 'phone', 'location'], place: null },
    '/v1/reference/municipalities': { items: [bosilovo] },
    ...answers,
  });
  const refreshed = aSession({ roles: ['ROLE_AGENT'] });
  return { ...renderSection(section, { at, api, refreshed, drafts }), api };
}

beforeAll(() => import('./verification-page.tsx'));

describe('Becoming an agent', () => {
  it('is asked for with the first place, and everything is sent together', async () => {
    const waiting = { ...nobody, verification: { ...nobody.verification, status: 'PENDING' } };
    const { user, api, container } = open(nobody, { 'POST /v1/account/verification': waiting });
    const missing = await screen.findByRole('list', { name: 'Still missing' });
    expect(within(missing).getAllByRole('link')).toHaveLength(3);
    const type = (name: RegExp, text: string) =>
      user.type(screen.getByRole('textbox', { name }), text);
    await type(/^Legal name/, 'Ана Петрова');
    await type(/^Phone/, '070 123 456');
    await type(/^Name of the location/, 'Куќа');
    await type(/^Number in the farm register/, '15-001');
    await type(/^Position/, '41.44, 22.73');
    const settlement = within(screen.getByRole('group', { name: /^Settlement/ }));
    await user.type(settlement.getByRole('textbox', { name: 'Македонски' }), 'Босилово');
    await user.click(screen.getByRole('combobox', { name: /^Municipality/ }));
    await user.click(await screen.findByRole('option', { name: 'Bosilovo' }));
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    const sent = await vi.waitUntil(() => api.calls.find(({ method }) => method === 'POST'));
    expect(sent).toMatchObject({
      ifMatch: nobody.version,
      body: {
        userType: 'PRODUCER',
        phone: '+38970123456',
        business: { legalName: 'Ана Петрова', taxNumber: null, farmRegistryNumber: '15-001' },
        location: {
          name: 'Куќа',
          address: {
            municipalityCode: 'MK-604',
            settlementIn: { mk: 'Босилово', en: null },
          },
          lat: 41.44,
          lng: 22.73,
          geocodeSource: 'MANUAL',
        },
      },
    });
    expect(await screen.findByText('Management is looking at your request')).toBeVisible();
  });

  it('keeps what was entered over a reload, and offers it', async () => {
    const drafts = fakeDrafts();
    const keep = vi.spyOn(drafts, 'keep');
    const first = open(nobody, {}, drafts);
    await first.user.type(await screen.findByRole('textbox', { name: /^Legal name/ }), 'Ана');
    await vi.waitFor(() => expect(keep).toHaveBeenCalled());
    cleanup();
    const { user } = open(nobody, {}, drafts);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByRole('textbox', { name: /^Legal name/ })).toHaveValue('Ана');
  });

  it('leads from each reason of management to the field to change', async () => {
    const reason = [presetText('pin', 'mk'), presetText('register', 'mk')].join('\n');
    const verification = { ...nobody.verification, status: 'CHANGES_REQUESTED', reason } as const;
    open(anAccount({ ...nobody, verification }));
    const fixes = await screen.findByRole('list', { name: 'What to change' });
    expect(
      within(fixes)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/account/verification#location.lat',
      '/account/verification#business.farmRegistryNumber',
    ]);
    expect(screen.getByRole('textbox', { name: /^Position/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Number in the farm register/ })).toBeVisible();
  });

  it('shows word for word what management asks to be changed, and lets ask again', async () => {
    open(
      anAccount({
        ...nobody,
        verification: {
          status: 'CHANGES_REQUESTED',
          reason: 'Внесете го целосниот назив.',
          requestedAt: null,
          decidedAt: '2026-11-20T10:00:00.000Z',
        },
      }),
    );
    expect(await screen.findByText('Внесете го целосниот назив.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the request' })).toBeVisible();
  });

  it('asks nothing of a verified producer', async () => {
    open(anAccount());
    expect(await screen.findByText('You are verified')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the request' })).not.toBeInTheDocument();
  });

  it('asks a verified seller before a request that hides all products, once it is right', async () => {
    const seller = anAccount({ userType: 'SELLER' });
    const { user, api } = open(seller, {
      '/v1/account/verification': { missing: [], place: stall },
      'POST /v1/account/verification': seller,
    });
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    const send = () => user.click(screen.getByRole('button', { name: 'Send the request' }));
    const posts = () => api.calls.filter(({ method }) => method === 'POST');
    await user.clear(phone);
    await send();
    // What is wrong is said at its field, and nothing is asked.
    await vi.waitFor(() => expect(phone).toBeInvalid());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.type(phone, '070 123 456');
    await send();
    const question = await screen.findByRole('alertdialog', {
      name: 'Hide all your products until the answer?',
    });
    expect(question).toHaveTextContent('you are a verified seller again');
    expect(posts()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Send and hide' }));
    await vi.waitFor(() => expect(posts()).toHaveLength(1));
  });

  it('speaks Macedonian', async () => {
    const api = fakeApi({
      ...aroundAccount(),
      '/v1/account/verification': { missing: [], place: null },
    });
    renderSection(section, { at, api, locale: 'mk' });
    expect(await screen.findByText('Верификувани сте')).toBeVisible();
  });
});
