import type { LocationDetail } from '@pazar/contracts/location-detail';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLocationDetail, aroundLocation } from '../../test/location-api.ts';
import { section } from '../section.tsx';

function open(location: LocationDetail) {
  const api = fakeApi(aroundLocation(location));
  return renderSection(section, { at: `/location/${location.id}/edit`, api });
}

describe('What customers see of a location', () => {
  it('is drawn beside the choice: the pin, a circle, or the municipality alone', async () => {
    const { user } = open(
      aLocationDetail({ publicPrecision: 'EXACT', lat: 41.4048, lng: 22.6634 }),
    );
    await screen.findByRole('heading', { level: 2, name: 'What customers see' });
    const map = () => within(screen.getByRole('group', { name: 'What customers see on the map' }));
    const pin = { name: 'The location, as customers see it' };
    expect(map().getByRole('img', pin)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^About 1\skm/ }));
    expect(map().queryByRole('img', pin)).toBeNull();
    expect(map().queryByText(/In colour: /)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Hidden/ }));
    expect(map().queryByRole('img', pin)).toBeNull();
    expect(map().getByText(/In colour: /)).toBeInTheDocument();
  });

  it('is nothing of a new field, unless the agent says otherwise', async () => {
    const api = fakeApi(aroundLocation(aLocationDetail()));
    const { user } = renderSection(section, { at: '/location/new', api });
    await user.click(await screen.findByRole('radio', { name: 'Field' }));
    expect(screen.getByRole('radio', { name: /^Hidden/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Market stall' }));
    const exact = screen.getByRole('radio', { name: /^Exact/ });
    expect(exact).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Field' }));
    await user.click(exact);
    await user.click(screen.getByRole('radio', { name: 'Orchard' }));
    expect(exact).toBeChecked();
  });
});

describe('The checks of a location, beside its form,', () => {
  const checks = () => within(screen.getByRole('region', { name: 'Checked on this device' }));

  it('say what is right and what is amiss while it is typed, with a way to the field', async () => {
    const { user } = open(
      aLocationDetail({ publicPrecision: 'APPROX', lat: 41.4406, lng: 22.7278, phone: null }),
    );
    await screen.findByRole('textbox', { name: 'Name' });
    expect(checks().getByText('The pin is in Bosilovo, or at its border')).toBeVisible();
    expect(checks().getByText('What customers see stays in Bosilovo')).toBeVisible();
    expect(checks().queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Also open by appointment' }));
    await user.click(checks().getByRole('link', { name: 'Add a phone number' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveFocus());
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '+38970000001');
    expect(checks().queryByRole('link')).toBeNull();
  });

  it('ask for the pin that is missing', async () => {
    open(aLocationDetail({ lat: null, lng: null }));
    await screen.findByRole('textbox', { name: 'Name' });
    expect(checks().getByText('No pin yet')).toBeVisible();
    expect(checks().getByRole('link', { name: 'Place the pin' })).toBeVisible();
  });
});

describe('A text of one line', () => {
  it('says near its limit how long it is', async () => {
    open(aLocationDetail({ website: `https://${'a'.repeat(250)}.mk` }));
    expect(await screen.findByText('261 of 300 characters')).toBeInTheDocument();
  });
});
