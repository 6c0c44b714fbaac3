import { aLot, aPage, aSession } from '@pazar/testing/builders';
import { fakeDrafts } from '@pazar/testing/fake-drafts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aLotDetail, aMovement } from '../../../test/produce-api.ts';
import { ofTomato, open, pepper, tomato, writes } from '../../../test/record-entry.ts';
import { aWaitingEntry, keepWaiting } from '../../../test/waiting-entries.ts';

const [harvest, sale] = ['produce.entry.harvest', 'produce.entry.sale'];
const now = '2026-11-25T09:30:00.000Z';
const yesterday = '2026-11-24T16:00:00.000Z';

const ofHarvest = (lotId: string | null, changes: object = { quantity: '12.500' }) =>
  fakeDrafts({ [harvest]: { lotId, changes } }, yesterday);

const quantity = () => screen.findByLabelText(/^(?:How much was|Колку е)/);
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

describe('What an earlier visit left in the form of an entry', () => {
  it('is offered with its age and what it holds, and fills nothing in', async () => {
    const drafts = ofHarvest(tomato.id, { quantity: '12.500', note: 'Upper rows' });
    open('/produce/record/harvest', { drafts });
    expect(await quantity()).toHaveValue('');
    expect(radio(/Tomato/)).not.toBeChecked();
    expect(screen.getByText('A draft from Yesterday was found. Restore it?')).toBeVisible();
    expect(
      screen.getByText(/^12\.5\skg · Tomato Rozov 2026-014 · 24\/11\/2026 · Upper rows$/),
    ).toBeVisible();
  });

  it('is offered in Macedonian', async () => {
    open('/produce/record/harvest', { drafts: ofHarvest(tomato.id), locale: 'mk' });
    expect(await screen.findByText('Пронајден е нацрт од Вчера. Дали да се врати?')).toBeVisible();
    expect(screen.getByText(/^12,5\sкг · Домат Rozov 2026-014 · 24\.11\.2026/)).toBeVisible();
    expect(button('Врати')).toBeVisible();
    expect(button('Отфрли')).toBeVisible();
  });

  it('is restored on request, with the day on which it was written', async () => {
    const { user, api, notifications, drafts, isUnsaved } = open('/produce/record/harvest', {
      drafts: ofHarvest(tomato.id),
    });
    await quantity();
    await user.click(button('Restore'));
    expect(await quantity()).toHaveValue('12.5');
    expect(radio(/Tomato/)).toBeChecked();
    expect(screen.queryByText(/^A draft from/)).not.toBeInTheDocument();
    expect(isUnsaved()).toBe(true);
    await user.click(button('Record harvest'));
    await vi.waitUntil(() => notifications[0]);
    const body = { quantity: '12.500', occurredAt: '2026-11-24T10:00:00.000Z' };
    expect(writes(api)).toMatchObject([{ path: `/v1/produce/${tomato.id}/movements`, body }]);
    expect(drafts.read(harvest)).toBeNull();
  });

  it('is deleted on request', async () => {
    const { user, drafts } = open('/produce/record/harvest', { drafts: ofHarvest(tomato.id) });
    await quantity();
    await user.click(button('Discard'));
    expect(screen.queryByText(/^A draft from/)).not.toBeInTheDocument();
    expect(drafts.read(harvest)).toBeNull();
    expect(await quantity()).toHaveValue('');
  });

  it('stays for the next visit when it is neither restored nor written over', async () => {
    const { user, drafts } = open('/produce/record/harvest', { drafts: ofHarvest(tomato.id) });
    await quantity();
    await user.click(radio(/Pepper/));
    await user.click(button('Cancel'));
    expect(drafts.read(harvest)?.content).toMatchObject({ changes: { quantity: '12.500' } });
  });

  it.each([
    ['en', /^For another lot: 12\.5\skg · Tomato Rozov 2026-014/],
    ['mk', /^За друг принос: 12,5\sкг · Домат Rozov 2026-014/],
  ] as const)(
    'is named as that of another lot than the one asked for (%s)',
    async (locale, text) => {
      const { user } = open(`/produce/record/harvest?lot=${pepper.id}`, {
        drafts: ofHarvest(tomato.id),
        locale,
      });
      expect(await screen.findByText(text)).toBeVisible();
      expect(await quantity()).toHaveValue('');
      expect(radio(/2026-020/)).toBeChecked();
      await user.click(button(locale === 'en' ? 'Restore' : 'Врати'));
      expect(radio(/2026-014/)).toBeChecked();
      expect(radio(/2026-020/)).not.toBeChecked();
    },
  );

  it.each([
    ['en', /^For a lot that is not listed here: 12\.5 · 24\/11\/2026$/],
    ['mk', /^За принос што го нема во списокот: 12,5 · 24\.11\.2026/],
  ] as const)(
    'is for a lot that is not loaded, which restoring loads (%s)',
    async (locale, text) => {
      const far = aLotDetail({ lotNumber: '2026-101' });
      const { user } = open('/produce/record/harvest', {
        drafts: ofHarvest(far.id),
        answers: { [`/v1/produce/${far.id}`]: far, [`/v1/produce/${far.id}/movements`]: aPage([]) },
        locale,
      });
      expect(await screen.findByText(text)).toBeVisible();
      await user.click(button(locale === 'en' ? 'Restore' : 'Врати'));
      expect(await screen.findByRole('radio', { name: /2026-101/ })).toBeChecked();
      expect(await quantity()).toHaveValue(locale === 'en' ? '12.5' : '12,5');
    },
  );

  it('is not recorded on another lot when its lot is closed, and is not lost', async () => {
    const closed = aLotDetail({ lotNumber: '2026-007', status: 'CLOSED' });
    const { user, drafts } = open('/produce/record/harvest', {
      drafts: ofHarvest(closed.id),
      answers: { [`/v1/produce/${closed.id}`]: closed },
    });
    await quantity();
    await user.click(button('Restore'));
    expect(await screen.findByText(/2026-007: Closed/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Choose another lot' }));
    expect(await screen.findByText(/^A draft from/)).toBeVisible();
    expect(drafts.read(harvest)?.content).toMatchObject({ lotId: closed.id });
  });

  it('without a lot is restored on the lot asked for', async () => {
    const { user } = open(ofTomato, { drafts: ofHarvest(null) });
    await quantity();
    await user.click(button('Restore'));
    expect(await quantity()).toHaveValue('12.5');
    expect(radio(/Tomato/)).toBeChecked();
  });

  it.each([
    ['nothing typed', { lotId: tomato.id, changes: { day: '2026-11-20' } }],
    ['something else', 'a text'],
  ])('is not offered when it is %s', async (_what, content) => {
    open('/produce/record/harvest', { drafts: fakeDrafts({ [harvest]: content }) });
    await quantity();
    expect(screen.queryByText(/^A draft from/)).not.toBeInTheDocument();
  });

  it('of a correction is offered to that correction alone', async () => {
    const session = aSession();
    const failure = { code: 'not-found', remaining: null, detail: null, reference: null };
    const entry = aWaitingEntry({ lotId: tomato.id, failure });
    await keepWaiting(session.id, [entry]);
    const drafts = fakeDrafts();
    const fixing = `${ofTomato}&fix=${entry.key}`;
    const first = open(fixing, { session, drafts });
    await first.user.type(await screen.findByDisplayValue('12'), '.5');
    cleanup();
    open(ofTomato, { session, drafts });
    expect(await quantity()).toHaveValue('');
    expect(screen.queryByText(/^A draft from/)).not.toBeInTheDocument();
    cleanup();
    const later = open(fixing, { session, drafts });
    expect(await quantity()).toHaveValue('12');
    await later.user.click(button('Restore'));
    expect(await quantity()).toHaveValue('12.5');
  });
});

describe('What is typed in the form of an entry', () => {
  it('is kept with the lot that was chosen last, without the price of another one', async () => {
    const plum = aLot({ lotNumber: '2026-031', cropName: { mk: 'Слива', en: 'Plum' } });
    const { user, drafts } = open(`/produce/record/sale?lot=${tomato.id}`, {
      lots: [tomato, plum],
    });
    await user.type(await quantity(), '3');
    await user.type(screen.getByLabelText(/Price per kg/), '90');
    expect(drafts.read(sale)?.content).toEqual({
      lotId: tomato.id,
      changes: { quantity: '3.000', isForced: false, unitPriceMinor: 9000, currency: 'MKD' },
    });
    await user.click(radio(/Plum/));
    expect(drafts.read(sale)?.content).toEqual({
      lotId: plum.id,
      changes: { quantity: '3.000', isForced: false },
    });
  });

  it('is restored with its price in its currency, whatever the last sale was in since', async () => {
    const changes = { quantity: '3.000', unitPriceMinor: 9000, currency: 'MKD' };
    const inEuros = aMovement(tomato, { unitPriceMinor: 150, currency: 'EUR' });
    const { user } = open('/produce/record/sale', {
      drafts: fakeDrafts({ [sale]: { lotId: tomato.id, changes } }, yesterday),
      answers: { [`/v1/produce/${tomato.id}/movements`]: aPage([inEuros]) },
    });
    expect(await screen.findByText(/ · Price per kg: MKD\s90 · /)).toBeVisible();
    await user.click(button('Restore'));
    await waitFor(() => expect(screen.getByLabelText(/Price per kg/)).toHaveValue('90.00'));
    expect(screen.getByLabelText('Currency')).toHaveDisplayValue('Denar');
  });

  it('is no longer kept once it is taken back', async () => {
    const { user, drafts } = open(ofTomato);
    await user.type(await quantity(), '3');
    expect(drafts.read(harvest)).not.toBeNull();
    await user.clear(await quantity());
    expect(drafts.read(harvest)).toBeNull();
  });

  it.each([
    ['en', 'This browser has no space for a draft: save before you leave the page.'],
    ['mk', 'Прелистувачот нема место за нацрт: зачувајте пред да ја напуштите страницата.'],
  ] as const)(
    'is said to be on this page only while storage is full (%s)',
    async (locale, text) => {
      const drafts = { ...fakeDrafts(), keep: () => false };
      const { user } = open(ofTomato, { drafts, locale });
      expect(await quantity()).toHaveValue('');
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      await user.type(await quantity(), '3');
      expect(screen.getByText(text)).toBeVisible();
      await user.clear(await quantity());
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );
});
