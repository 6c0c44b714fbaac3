import { aDashboard, aSession, managementBlocks } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../section.tsx';

const path = '/v1/dashboard';
const at = '/dashboard';
const management = managementBlocks({ total: 25, pendingVerification: 3, suspended: 1 });
const linkNames = () =>
  screen.getAllByRole('link').map((link) => link.textContent.replaceAll('\u00A0', ' '));

describe('Dashboard', () => {
  it('greets the agent and sums up what a seller has, each figure a link to its section', async () => {
    const api = fakeApi({ [path]: aDashboard() });
    const { user, address } = renderSection(section, { at, api });
    expect(await screen.findByRole('link', { name: /Products 38/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, producer' })).toBeVisible();
    expect(linkNames()).toEqual([
      'Products 38 Visible: 31 · Low stock: 4 · Out of stock: 3',
      'Produce lots 60 Available: 21 · Growing: 12',
      'Locations 12 ',
      'Promotions 15 Active: 5 · Scheduled: 2',
    ]);
    await user.click(screen.getByRole('link', { name: /Products/ }));
    expect(address()).toBe('/product');
  });

  it('is reached by keyboard in the order in which it is read', async () => {
    const api = fakeApi({ [path]: aDashboard({ management }) });
    const { user } = renderSection(section, { at, api });
    const links = await screen.findAllByRole('link');
    expect(links).toHaveLength(5);
    for (const link of links) {
      await user.tab();
      expect(link).toHaveFocus();
    }
  });

  it('shows management the agents, and nothing to sell', async () => {
    const api = fakeApi({ [path]: aDashboard({ selling: null, management }) });
    const session = aSession({ username: 'manager', roles: ['ROLE_MANAGEMENT'] });
    renderSection(section, { at, api, session });
    expect(await screen.findByRole('link', { name: /Agents 25/ })).toHaveAttribute(
      'href',
      '/management',
    );
    expect(linkNames()).toEqual(['Agents 25 Waiting for verification: 3 · Suspended: 1']);
  });

  it('leads a consumer, who has neither, to the account', async () => {
    renderSection(section, { at, api: fakeApi({ [path]: aDashboard({ selling: null }) }) });
    expect(await screen.findByRole('heading', { name: 'Nothing to show' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your account' })).toHaveAttribute(
      'href',
      '/account',
    );
  });

  it('speaks Macedonian', async () => {
    renderSection(section, {
      at,
      locale: 'mk',
      api: fakeApi({ [path]: aDashboard({ management }) }),
    });
    expect(await screen.findByRole('link', { name: /Производи 38/ })).toHaveTextContent(
      'Видливи: 31 · Мала залиха: 4 · Без залиха: 3',
    );
    expect(screen.getByRole('heading', { name: 'Здраво, producer' })).toBeVisible();
  });

  it('says that it is loading', () => {
    const api = fakeApi({ [path]: () => new Promise(() => {}) });
    renderSection(section, { at, api });
    expect(screen.getByText('Loading the dashboard…')).toBeInTheDocument();
  });

  it('says why the first load failed and tries again', async () => {
    const api = fakeApi({ [path]: aDashboard() });
    api.failNext(path, 503);
    const { user } = renderSection(section, { at, api });
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The dashboard could not be loaded');
    expect(failure).toHaveTextContent('Something went wrong on the server.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Products/ })).toBeVisible();
  });

  it('keeps the figures when a refresh fails, and says so', async () => {
    const api = fakeApi({ [path]: aDashboard() });
    const { refresh } = renderSection(section, { at, api });
    await screen.findByRole('link', { name: /Products/ });
    api.failNext(path, 'network');
    await refresh();
    expect(await screen.findByRole('status')).toHaveTextContent('Could not refresh');
    expect(screen.getByRole('link', { name: /Products/ })).toBeVisible();
  });

  it('keeps the figures that could be read when another could not, and tries again', async () => {
    const problem = {
      type: 'urn:pazar:problem:internal',
      title: 'Something went wrong on the server.',
      status: 500,
      code: 'internal',
      traceId: 'trace-0001',
    } as const;
    const whole = aDashboard();
    const partial = { ...whole, selling: whole.selling && { ...whole.selling, lots: { problem } } };
    const answers = [partial, whole];
    const api = fakeApi({ [path]: () => answers.shift() });
    const { user } = renderSection(section, { at, api });
    expect(await screen.findByRole('link', { name: /Produce lots –/ })).toHaveTextContent(
      'Something went wrong on the server.',
    );
    expect(screen.getByRole('link', { name: /Products 38/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Produce lots 60/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says that an address below it does not exist, and leads back', async () => {
    const api = fakeApi({ [path]: aDashboard() });
    const { user, address } = renderSection(section, { at: `${at}/none`, api });
    await user.click(screen.getByRole('link', { name: 'Go to the section’s first page' }));
    expect(address()).toBe(at);
  });
});
