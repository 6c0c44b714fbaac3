import type { LocationDetail } from '@pazar/contracts/location-detail';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLocationDetail, aroundLocation } from '../../test/location-api.ts';
import { section } from '../section.tsx';

const open = (location: LocationDetail, tab: string) =>
  renderSection(section, {
    at: `/location/${location.id}${tab}`,
    api: fakeApi(aroundLocation(location)),
  });

describe('A location, to customers,', () => {
  it('is seen as customers see it: no street of an approximate position, no note of another language', async () => {
    const location = aLocationDetail({
      publicPrecision: 'APPROX',
      lat: 41.4406,
      lng: 22.7278,
      notes: 'Влез од дворот',
      notesIn: { mk: 'Влез од дворот', en: 'Through the yard' },
    });
    const { user } = open(location, '');
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    await user.click(screen.getByRole('menuitem', { name: 'View as customer' }));
    expect(await screen.findByText('Through the yard')).toBeVisible();
    const map = screen.getByRole('group', { name: `Map for customers: ${location.name}` });
    expect(within(map).queryByRole('img', { name: location.name })).toBeNull();
    expect(screen.queryByText(/Гоце Делчев/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Customer view' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('is not seen by customers once it is archived', async () => {
    open(aLocationDetail({ status: 'ARCHIVED' }), '/customer');
    expect(await screen.findByText('Customers do not see an archived location.')).toBeVisible();
  });
});
