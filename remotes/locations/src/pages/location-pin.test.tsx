import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLocationDetail, aroundLocation } from '../../test/location-api.ts';
import { section } from '../section.tsx';

const settlement = () =>
  within(screen.getByRole('group', { name: /^Settlement/ })).getByRole('textbox', {
    name: 'English',
  });

it('A pin that is typed or pasted fills what the address lacks, and what it filled before', async () => {
  const api = fakeApi(aroundLocation(aLocationDetail()));
  const { user } = renderSection(section, { at: '/location/new', api });
  const coordinates = await screen.findByRole('textbox', { name: /^Coordinates/ });
  const municipality = () => screen.getByRole('combobox', { name: /^Municipality/ });

  // In another municipality until the last digits are there.
  await user.type(coordinates, '41.4379, 22');
  expect(municipality()).not.toHaveValue('Strumica');
  await user.type(coordinates, '.6411');
  expect(municipality()).toHaveValue('Strumica');
  expect(settlement()).toHaveValue('Strumica');

  await user.clear(settlement());
  await user.type(settlement(), 'Kukliš');
  await user.clear(coordinates);
  await user.paste('41.4406, 22.7678');
  expect(municipality()).toHaveValue('Bosilovo');
  expect(settlement()).toHaveValue('Kukliš');
});

async function openNew() {
  const api = fakeApi(aroundLocation(aLocationDetail()));
  const { user } = renderSection(section, { at: '/location/new', api });
  const coordinates = await screen.findByRole('textbox', { name: /^Coordinates/ });
  return { user, coordinates };
}
const municipalityField = () => screen.getByRole('combobox', { name: /^Municipality/ });

it('A pin near a border asks for its municipality, and fills in what is sure', async () => {
  const { user, coordinates } = await openNew();
  // Macedonia Square, which the shapes have in Čair.
  await user.click(coordinates);
  await user.paste('41.9961, 21.4316');
  expect(municipalityField()).toHaveValue('');
  expect(settlement()).toHaveValue('Skopje');
  expect(screen.getByText('In which municipality is the pin? Čair?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Centar' }));
  expect(screen.queryByText(/^In which municipality/)).not.toBeInTheDocument();
});

it('A pin that fills in what was missing ends the faults of that', async () => {
  const { user, coordinates } = await openNew();
  const both = () => screen.getByRole('group', { name: /^Settlement/ });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await within(both()).findByText('Required field')).toBeVisible();
  await user.click(coordinates);
  await user.paste('41.4379, 22.6411');
  await waitFor(() => {
    expect(within(both()).queryByText('Required field')).not.toBeInTheDocument();
  });
  expect(municipalityField()).not.toHaveAttribute('aria-invalid', 'true');
});

it('A pin whose latitude and longitude are swapped is recognised, and turned round', async () => {
  const { user, coordinates } = await openNew();
  await user.click(coordinates);
  await user.paste('22.6411, 41.4379');
  await user.click(screen.getByRole('button', { name: 'Use 41.437900, 22.641100' }));
  expect(municipalityField()).toHaveValue('Strumica');
  expect(screen.queryByRole('button', { name: /^Use 41/ })).not.toBeInTheDocument();
});

it('A pin moved to the address goes to the town', async () => {
  const bitola = { ...aLocationDetail().address, municipalityCode: 'MK-501' };
  const location = aLocationDetail({ address: bitola, lat: 41.4379, lng: 22.6411 });
  const api = fakeApi(aroundLocation(location));
  const { user } = renderSection(section, { at: `/location/${location.id}/edit`, api });
  await user.click(await screen.findByRole('button', { name: 'Move the pin to Bitola' }));
  expect(screen.getByRole('textbox', { name: /^Coordinates/ })).toHaveValue('41.031430, 21.334740');
});

it('A pin far from its address offers every municipality that it may be in', async () => {
  const bitola = { ...aLocationDetail().address, municipalityCode: 'MK-501' };
  const location = aLocationDetail({ address: bitola, lat: 41.9961, lng: 21.4316 });
  const api = fakeApi(aroundLocation(location));
  const { user } = renderSection(section, { at: `/location/${location.id}/edit`, api });
  expect(await screen.findByRole('button', { name: 'Address is in Čair' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Address is in Centar' }));
  expect(screen.queryByRole('button', { name: /^Address is in/ })).not.toBeInTheDocument();
});
