import { anId, aLocation, aPage } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aLocationDetail, aroundLocation } from '../../test/location-api.ts';
import { section } from '../section.tsx';

it('Locations that are archived together list what depends on them, and ask for its replacements', async () => {
  const [one, other] = [aLocation({ name: 'First' }), aLocation({ name: 'Second' })];
  const replacement = aLocation({ name: 'Upper field' });
  const lot = { entity: 'lot', id: anId(), code: '2026-014', name: null, isLive: true };
  const none = { items: [], counts: { lot: 0, product: 0, promotion: 0 } };
  const api = fakeApi({
    ...aroundLocation(aLocationDetail()),
    '/v1/locations': aPage([one, other, replacement]),
    [`/v1/locations/${one.id}/uses`]: { items: [lot], counts: { ...none.counts, lot: 1 } },
    [`/v1/locations/${other.id}/uses`]: none,
    'POST /v1/locations/bulk': { succeeded: [], failed: [], undoToken: null, undoUntil: null },
  });
  const { user } = renderSection(section, { at: '/location', api });
  for (const { name } of [one, other]) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  }
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 lot')).toBeVisible();
  const replacements = dialog.getAllByRole('combobox');
  expect(replacements).toHaveLength(1);
  await user.click(dialog.getByRole('combobox', { name: 'Lots move to' }));
  const option = await screen.findByRole('option', { name: /Upper field/ });
  expect(screen.getAllByRole('option')).toEqual([option]);
  await user.click(option);
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  await vi.waitUntil(() => api.calls.some(({ method }) => method === 'POST'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ids: [one.id, other.id],
    action: 'archive',
    params: { reassignTo: { lot: replacement.id } },
  });
});
