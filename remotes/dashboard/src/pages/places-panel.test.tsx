import { aDashboard, aLocation, aPage } from '@pazar/testing/builders';
import { type FakeAnswer } from '@pazar/testing/fake-api';
import { fakeAnswers } from '@pazar/testing/fake-drafts';
import { renderSection } from '@pazar/testing/render-section';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardApi } from '../../test/dashboard-api.ts';
import { section } from '../section.tsx';

const at = '/dashboard?more=true';
const farm = aLocation({ name: 'Farm Kukliš', lat: 41.4, lng: 22.66 });
const withPlaces = (answer: FakeAnswer) => dashboardApi(aDashboard(), { '/v1/locations': answer });
const panel = () => screen.findByRole('region', { name: 'Your locations' });

describe('The locations of the dashboard', () => {
  it('are on a map, and a pin opens its location', async () => {
    const { api } = withPlaces(aPage([farm]));
    const { user, address } = renderSection(section, { at, api });
    const places = within(await panel());
    await user.click(await places.findByRole('button', { name: 'Farm Kukliš' }));
    expect(address()).toBe(`/location/${farm.id}`);
    expect(api.calls.find((call) => call.path === '/v1/locations')?.query).toMatchObject({
      status: 'ACTIVE',
    });
  });

  it('of which there is none are where the first one is added', async () => {
    const { api } = withPlaces(aPage([]));
    renderSection(section, { at, api });
    const link = await within(await panel()).findByRole('link', { name: 'Add a location' });
    expect(link).toHaveAttribute('href', '/location/new');
  });

  it('fail alone, and are tried again alone', async () => {
    const { api } = withPlaces(aPage([farm]));
    api.failNext('/v1/locations', 503);
    const { user } = renderSection(section, { at, api });
    const places = within(await panel());
    await user.click(await places.findByRole('button', { name: 'Try again' }));
    expect(await places.findByRole('button', { name: 'Farm Kukliš' })).toBeVisible();
  });

  it('are those of the last visit until the server has answered', async () => {
    const storedAnswers = fakeAnswers();
    renderSection(section, { at, api: withPlaces(aPage([farm])).api, storedAnswers });
    await within(await panel()).findByRole('button', { name: 'Farm Kukliš' });
    cleanup();
    const { api } = withPlaces(() => new Promise(() => undefined));
    renderSection(section, { at, api, storedAnswers });
    expect(await within(await panel()).findByRole('button', { name: 'Farm Kukliš' })).toBeVisible();
  });

  it('are read in an earlier shell, which stores no answers', async () => {
    renderSection(section, { at, api: withPlaces(aPage([farm])).api, storedAnswers: null });
    expect(await within(await panel()).findByRole('button', { name: 'Farm Kukliš' })).toBeVisible();
  });
});
