import { marketDay } from '@pazar/format/market-day';
import { periodDays } from '@pazar/format/period';
import { waitingRecord } from '@pazar/section/queue/waiting-database';
import { aDashboard, aSession } from '@pazar/testing/builders';
import { fakeAnswers } from '@pazar/testing/fake-drafts';
import { renderSection } from '@pazar/testing/render-section';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { dashboardApi, selling } from '../../test/dashboard-api.ts';
import { panels } from '../model/panels.ts';
import { section } from '../section.tsx';

const at = '/dashboard?more=true';
const path = '/v1/dashboard';

describe('The blocks of the dashboard', () => {
  const ofSeller = panels.filter(
    ({ isFor, key }) =>
      isFor({ sells: true, manages: false }) && !['checklist', 'counts', 'places'].includes(key),
  );
  it.each(ofSeller.map(({ key, blocks }) => [key, blocks[0]] as const))(
    'shows everything else when %s fails, and tries that alone again',
    async (_key, name) => {
      if (name === undefined) throw new Error('A panel of a seller shows a block');
      const { api, failing } = dashboardApi();
      failing.add(name);
      // In this month the sums of the months are in the card of money.
      const { user } = renderSection(section, { at: `${at}&period=7-days`, api });
      const [failure] = await screen.findAllByRole('alert');
      expect(failure).toHaveTextContent('This could not be loaded');
      expect(screen.getAllByRole('region').length).toBeGreaterThan(ofSeller.length - 2);
      failing.clear();
      const [retry] = screen.getAllByRole('button', { name: 'Try again' });
      if (retry) await user.click(retry);
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      const last = api.calls.findLast((call) => call.path === path);
      expect(last?.query['blocks']).toEqual([name]);
    },
  );

  it('shows what the last visit has read before anything is loaded', async () => {
    const storedAnswers = fakeAnswers();
    renderSection(section, { at, api: dashboardApi().api, storedAnswers });
    await screen.findByRole('link', { name: /Products 38/ });
    cleanup();
    const { api } = dashboardApi(aDashboard(), { [path]: () => new Promise(() => undefined) });
    renderSection(section, { at, api, storedAnswers });
    expect(screen.getByRole('link', { name: /Products 38/ })).toBeVisible();
  });

  it('keeps what it knows when a refresh fails, and says so', async () => {
    const { api } = dashboardApi();
    const { refresh } = renderSection(section, { at, api });
    await screen.findByRole('link', { name: /Products 38/ });
    api.failNext(path, 'network');
    api.failNext(path, 'network');
    await refresh();
    const notices = await screen.findAllByText(/Could not refresh/);
    expect(notices.length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /Products 38/ })).toBeVisible();
  });

  it('says why nothing could be loaded, and tries again', async () => {
    const { api } = dashboardApi();
    api.failNext(path, 503);
    api.failNext(path, 503);
    const { user } = renderSection(section, { at, api });
    const [failure] = await screen.findAllByRole('alert');
    expect(failure).toHaveTextContent('This could not be loaded');
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    if (retry) await user.click(retry);
    expect(await screen.findByRole('link', { name: /Products 38/ })).toBeVisible();
  });

  it('try two parts again at the same time', async () => {
    const { api, failing } = dashboardApi();
    failing.add('season').add('remaining');
    const { user } = renderSection(section, { at, api });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    failing.clear();
    const [first, second] = screen.getAllByRole('button', { name: 'Try again' });
    if (first === undefined || second === undefined) throw new Error('Both parts failed');
    await Promise.all([user.click(first), user.click(second)]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const asked = api.calls.filter((call) => call.path === path).slice(-2);
    expect(asked.map(({ query }) => query['blocks'])).toEqual([['remaining'], ['season']]);
  });

  it('show entries that wait on this device also while the server does not answer', async () => {
    vi.stubGlobal('indexedDB', indexedDB);
    const session = aSession();
    const { store, key } = waitingRecord('produce', session.id);
    await store('readwrite', (records) => {
      records.put([{}, {}], key);
      return new Promise((done) => {
        records.transaction.oncomplete = done;
      });
    });
    const { api } = dashboardApi();
    api.failNext(path, 'network');
    api.failNext(path, 'network');
    renderSection(section, { at, api, session });
    const toDo = await screen.findByRole('region', { name: 'To do' });
    expect(await within(toDo).findByText('2 entries wait on this device')).toBeVisible();
    expect(within(toDo).getByRole('link', { name: 'See what waits' })).toHaveAttribute(
      'href',
      '/produce',
    );
    expect(await within(toDo).findByText('This could not be loaded')).toBeVisible();
    vi.unstubAllGlobals();
  });
});

describe('A period in the address', () => {
  const ofPeriod = ['Figures', 'Sales by day', 'This season and the last'];
  const shown = () => ofPeriod.filter((name) => screen.queryByRole('region', { name }) !== null);

  it.each([
    ['2024-01-01..2026-01-01', 'Choose at most a year'],
    ['1899-01-01..1899-02-01', 'Choose days between the years 2000 and 2100'],
  ])(
    'that is not accepted is refused at the field, and nothing is read of %s',
    async (asked, why) => {
      const { api } = dashboardApi();
      renderSection(section, { at: `${at}&period=${asked}`, api });
      expect(await screen.findByText(why)).toBeVisible();
      expect(await screen.findByRole('link', { name: 'Products 38' })).toBeVisible();
      expect(shown()).toEqual([]);
      expect(screen.queryByText('Loading…')).toBeNull();
      expect(api.calls.filter((call) => call.path === path)).toHaveLength(1);
    },
  );

  it('that cannot be read without a network is said to have failed', async () => {
    const { api } = dashboardApi();
    const { user } = renderSection(section, { at, api });
    expect(await screen.findByText('Nothing was recorded in this period.')).toBeVisible();
    window.dispatchEvent(new Event('offline'));
    api.failNext(path, 'network');
    await user.selectOptions(screen.getByRole('combobox', { name: /Period/ }), 'Last 7 days');
    const figures = screen.getByRole('region', { name: 'Figures' });
    expect(await within(figures).findByRole('alert')).toHaveTextContent('This could not be loaded');
    window.dispatchEvent(new Event('online'));
  });

  it('that is none is said to be none beside this month', async () => {
    renderSection(section, { at: `${at}&period=yesterday`, api: dashboardApi().api });
    expect(await screen.findByText(/^There is no such period/)).toBeVisible();
    expect(shown()).toEqual(ofPeriod);
  });

  it('never shows what the last visit has read of another period', async () => {
    const storedAnswers = fakeAnswers();
    const { from } = periodDays('month', marketDay(new Date()));
    const answer = selling({
      figures: {
        data: {
          before: { from: '2001-01-01', to: '2001-01-02' },
          currencies: [],
          unpriced: { sales: 0, salesBefore: 0, channels: [] },
          units: [unitFigures],
        },
      },
    });
    const days = { period: { from, to: from } };
    const visit = (search: string, api = dashboardApi({ ...answer, ...days }).api) =>
      renderSection(section, { at: `${at}${search.replace('?', '&')}`, api, storedAnswers });
    visit(`?period=${from}..${from}`);
    await screen.findByText(/^Compared with 01\/01\/2001/);
    cleanup();
    const { api } = dashboardApi(answer, { [path]: () => new Promise(() => undefined) });
    visit('', api);
    expect(screen.queryByText(/^Compared with/)).toBeNull();
    cleanup();
    visit(`?period=${from}..${from}`, api);
    expect(screen.getByText(/^Compared with 01\/01\/2001/)).toBeVisible();
  });
});

const unitFigures = {
  unit: 'KG',
  harvested: '1.000',
  harvestedBefore: '0.000',
  received: '0.000',
  receivedBefore: '0.000',
  sold: '0.000',
  soldBefore: '0.000',
  wasted: '0.000',
  wastedBefore: '0.000',
} as const;
