import type { Dashboard } from '@pazar/contracts/dashboard';
import { describeImage } from '@pazar/contracts/image';
import { aDashboard, anId, aSession, managementBlocks } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardApi, selling } from '../../test/dashboard-api.ts';
import { section } from '../section.tsx';

const at = '/dashboard?more=true';
const path = '/v1/dashboard';
const manager = aSession({ username: 'manager', roles: ['ROLE_MANAGEMENT'] });
const consumer = aSession({ username: 'consumer', roles: ['ROLE_CONSUMER'] });
const management = managementBlocks({ total: 25, pendingVerification: 3, suspended: 1 });

describe('Dashboard', () => {
  it('says what is to do, today and this week, each with a link to exactly that', async () => {
    const items = [
      {
        code: 'best-before-passed',
        params: { count: 1 },
        section: 'produce',
        filter: { sellFirst: ['true'], bestBeforeTo: ['2026-11-20'] },
      },
      {
        code: 'products-low',
        params: { count: 4 },
        section: 'product',
        filter: { status: ['ACTIVE'], stock: ['LOW'] },
      },
    ] as const;
    const { api } = dashboardApi(
      selling({
        toDo: {
          data: {
            items: items.map((item) => ({
              ...item,
              filter: asFilter(item.filter),
              subjects: [],
            })),
          },
        },
      }),
    );
    renderSection(section, { at, api });
    const today = await screen.findByRole('list', { name: 'Today' });
    expect(today).toHaveTextContent('1 lot is past its best-before day');
    expect(within(today).getByRole('link', { name: 'Sell or write off' })).toHaveAttribute(
      'href',
      '/produce?sellFirst=true&bestBeforeTo=2026-11-20',
    );
    const week = screen.getByRole('list', { name: 'This week' });
    expect(week).toHaveTextContent('4 products are low in stock');
    expect(within(week).getByRole('link')).toHaveAttribute(
      'href',
      '/product?status=ACTIVE&stock=LOW',
    );
  });

  it('names what a line is about, with its picture, and counts the others', async () => {
    const cover = {
      ...describeImage({ id: anId(), width: 800, height: 600 }),
      alt: { mk: null, en: 'A jar' },
    };
    const low = { section: 'product', filter: {} } as const;
    const named = (en: string) => ({ name: { mk: null, en }, kind: 'jars', cover });
    const items = [
      {
        ...low,
        code: 'products-low' as const,
        params: { count: 5 },
        subjects: [named('Ajvar'), named('Honey')],
      },
      {
        ...low,
        code: 'products-draft' as const,
        params: { count: 2 },
        subjects: [named('Quinces'), named('Figs')],
      },
    ];
    const { api } = dashboardApi(selling({ toDo: { data: { items } } }));
    renderSection(section, { at, api });
    const week = await screen.findByRole('list', { name: 'This week' });
    const [first, second] = within(week).getAllByRole('listitem');
    expect(first).toHaveTextContent('Ajvar and 4 more');
    expect(first).toHaveTextContent('5 products are low in stock');
    expect(second).toHaveTextContent('Quinces and Figs');
    // Beside their names the pictures say nothing.
    const [picture] = within(week).getAllByRole('presentation');
    expect(picture).toHaveAttribute('src', expect.stringContaining(cover.variants[0]?.url ?? ''));
  });

  it('has the quick actions before anything is loaded, as links and as commands with a key', async () => {
    const { api } = dashboardApi(aDashboard(), { [path]: () => new Promise(() => undefined) });
    const { commands } = renderSection(section, { at, api });
    const quick = screen.getByRole('navigation', { name: 'Quick actions' });
    expect(
      within(quick)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/produce/record/sale',
      '/produce/record/harvest',
      '/product/new',
      '/promotion/new',
    ]);
    expect(commands().map(({ label, keys }) => [label, keys])).toEqual([
      ['Record sale', { code: 'KeyS' }],
      ['Record harvest', { code: 'KeyH' }],
      ['New product', { code: 'KeyN' }],
      ['New promotion', { code: 'KeyP' }],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
  });

  it('keeps the period in the address, and asks for its days alone', async () => {
    const { api } = dashboardApi();
    const { user, address } = renderSection(section, { at, api });
    await screen.findByRole('link', { name: /Products 38/ });
    await user.selectOptions(screen.getByRole('combobox', { name: /Period/ }), 'Last 7 days');
    expect(address()).toBe('/dashboard?more=true&period=7-days');
    await waitFor(() => expect(api.calls.filter((call) => call.path === path)).toHaveLength(3));
    const last = api.calls.findLast((call) => call.path === path);
    expect(last?.query['blocks']).toEqual([
      'figures',
      'outflowByDay',
      'soldMost',
      'cropsByWeek',
      'season',
    ]);
  });

  it('begins with what to do, the money, what to sell first, what to pick and what sold most, and shows the rest at a press', async () => {
    const { api } = dashboardApi();
    const { user, address } = renderSection(section, { at: '/dashboard', api });
    expect(await screen.findByText(/ · 31 of 38 products visible to customers$/)).toBeVisible();
    const parts = () => screen.getAllByRole('region').map((part) => part.ariaLabel ?? '');
    const headings = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const first = ['To do', 'Sales by day', 'Sell first', 'Harvests due', 'Sold most'];
    const beside = ['Activity', 'Promotions'];
    // What is beside renders into the shell's info bar, after the page.
    expect(await screen.findByRole('heading', { level: 2, name: 'Promotions' })).toBeVisible();
    expect(headings()).toEqual([...first, ...beside]);
    expect(parts()).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Show everything', expanded: false }));
    expect(address()).toBe('/dashboard?more=true');
    expect(await screen.findByRole('heading', { name: 'What you have' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(headings()).toHaveLength(7);
  });

  it('shows management who waits, what is blocked and which releases are under way', async () => {
    const { api } = dashboardApi(aDashboard({ selling: null, management }));
    renderSection(section, { at, api, session: manager });
    expect(await screen.findByText('Nobody waits for verification.')).toBeVisible();
    expect(screen.getByText('No product is blocked.')).toBeVisible();
    expect(await screen.findByText('No release is under way.')).toBeVisible();
    expect(await screen.findByText('Nobody registered in this period.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Agents 25/ })).toHaveAttribute(
      'href',
      '/management?accountStatus=ACTIVE&accountStatus=CLOSING&accountStatus=SUSPENDED',
    );
    expect(screen.queryByRole('navigation', { name: 'Quick actions' })).toBeNull();
  });

  it('leads each request that waits to its case', async () => {
    const id = anId();
    const items = [{ id, displayName: 'Љупка', requestedAt: '2026-11-20T09:00:00.000Z' }];
    const waiting = { data: { total: 1, items } };
    const { api } = dashboardApi(
      aDashboard({ selling: null, management: { ...management, waiting } }),
    );
    renderSection(section, { at, api, session: manager });
    expect(await screen.findByRole('link', { name: 'Љупка' })).toHaveAttribute(
      'href',
      `/management/verification/${id}`,
    );
  });

  it('asks for what another role needs when the agent gets one, and greets by the shown name', async () => {
    const application = {
      data: { status: 'VERIFIED', reason: null, requestedAt: null, decidedAt: null, missing: [] },
    } satisfies Dashboard['application'];
    const dashboard = { current: aDashboard({ selling: null, application, displayName: 'Ana' }) };
    const { api } = dashboardApi(aDashboard(), { [path]: () => dashboard.current });
    const { setSession } = renderSection(section, { at, api, session: consumer });
    expect(await screen.findByText('You are verified')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Ana' })).toBeVisible();
    dashboard.current = aDashboard({ displayName: 'Farm Ana' });
    setSession({ ...consumer, roles: ['ROLE_AGENT'] });
    expect(await screen.findByRole('link', { name: 'Products 38' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Farm Ana' })).toBeVisible();
  });

  it('says to a consumer how far the request is, and what it needs', async () => {
    const application = {
      data: {
        status: 'REJECTED',
        reason: 'The phone does not answer.',
        requestedAt: null,
        decidedAt: '2026-11-20T09:00:00.000Z',
        missing: ['phone'],
      },
    } as const;
    const { api } = dashboardApi(
      aDashboard({
        selling: null,
        application: { data: { ...application.data, missing: [...application.data.missing] } },
      }),
    );
    renderSection(section, { at, api, session: consumer });
    expect(await screen.findByText('Your request was refused')).toBeVisible();
    expect(screen.getByText(/^You can become a producer, .* or a seller/)).toBeVisible();
    expect(screen.getByText('Reason: The phone does not answer.')).toBeVisible();
    expect(screen.getByText('A phone number')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fix and request again' })).toBeVisible();
  });

  it('speaks Macedonian, and is accessible', async () => {
    const { api } = dashboardApi(aDashboard({ displayName: 'Стопанство Трајкови' }));
    const { container } = renderSection(section, { at, locale: 'mk', api });
    const counts = await screen.findByRole('region', { name: 'Што имате' });
    expect(await within(counts).findByRole('link', { name: 'Мала залиха: 4' })).toHaveAttribute(
      'href',
      '/product?status=DRAFT&status=ACTIVE&stock=LOW',
    );
    expect(screen.getByRole('heading', { name: 'Здраво, Стопанство Трајкови' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'За средување' })).toBeVisible();
    await expectAccessible(container);
  });

  it('says that an address below it does not exist, and links back', async () => {
    const { api } = dashboardApi();
    const { user, address } = renderSection(section, { at: '/dashboard/none', api });
    await user.click(screen.getByRole('link', { name: 'Go to the section’s first page' }));
    expect(address()).toBe('/dashboard');
  });
});

function asFilter(filter: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(filter).map(([name, values]) => [name, [...values]]));
}
