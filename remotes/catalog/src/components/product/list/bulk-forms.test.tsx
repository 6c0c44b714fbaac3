import { aLocation, aPage, aProduct } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { productApi } from '../../../../test/product-api.ts';
import { section } from '../../../section.tsx';

const bulk = 'POST /v1/products/bulk';
const ajvar = aProduct({ name: { en: 'Ajvar', mk: null } });
const gate = aLocation({ name: 'Gate' });

/** A seller with more locations than an answer holds: the gate is found by its name alone. */
const locations = ({ q, ids }: { q?: unknown; ids?: unknown }) =>
  q === 'gate' || ids !== undefined
    ? aPage([gate])
    : aPage([aLocation({ name: 'Cellar' })], { next: 'two' });

// The test does not wait for the form to be compiled.
beforeAll(() => import('./bulk-forms.tsx'));

describe('The locations of many products', () => {
  it('are found on the server, also beyond its first answer', async () => {
    const api = productApi([ajvar], {
      '/v1/locations': locations,
      [bulk]: { succeeded: [], failed: [], undoToken: null, undoUntil: null },
    });
    const { user, container } = renderSection(section, { at: '/product', api });
    await user.click(await screen.findByRole('checkbox', { name: /Ajvar/ }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add locations of sale' }));
    const dialog = within(within(container).getByRole('dialog', { name: 'Add locations of sale' }));
    const search = await dialog.findByRole('combobox', { name: 'Add a location' });
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(search, 'gate');
    await user.click(await screen.findByRole('option', { name: /^Gate/ }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        ids: [ajvar.id],
        action: 'linkLocations',
        params: { locationIds: [gate.id] },
      }),
    );
  });
});
