import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLocationDetail, aroundLocation } from '../../test/location-api.ts';
import { section } from '../section.tsx';

it('A pin that is typed or pasted fills what the address lacks, and what it filled before', async () => {
  const api = fakeApi(aroundLocation(aLocationDetail()));
  const { user } = renderSection(section, { at: '/location/new', api });
  const coordinates = await screen.findByRole('textbox', { name: /^Coordinates/ });
  const municipality = () => screen.getByRole('combobox', { name: /^Municipality/ });
  const settlement = () => screen.getByRole('textbox', { name: /^Settlement/ });

  // In another municipality until the last digits are there.
  await user.type(coordinates, '41.4379, 22');
  expect(municipality()).not.toHaveValue('Strumica');
  await user.type(coordinates, '.6411');
  expect(municipality()).toHaveValue('Strumica');
  expect(settlement()).toHaveValue('Strumica');

  await user.clear(settlement());
  await user.type(settlement(), 'Kukliš');
  await user.clear(coordinates);
  await user.paste('41.4406, 22.7278');
  expect(municipality()).toHaveValue('Bosilovo');
  expect(settlement()).toHaveValue('Kukliš');
});
