import { aLocation, aLot, aPage } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { produceApi } from '../../../../test/produce-api.ts';
import { section } from '../../../section.tsx';

const bulk = 'POST /v1/produce/bulk';
const lot = aLot({ lotNumber: 'First' });
const gate = aLocation({ name: 'Gate field', type: 'FIELD' });

/** A seller with more locations than an answer holds: the gate is found by its name alone. */
const locations = ({ q, ids }: { q?: unknown; ids?: unknown }) =>
  q === 'gate' || ids !== undefined
    ? aPage([gate])
    : aPage([aLocation({ name: 'Acre', type: 'FIELD' })], { next: 'two' });

// The test does not wait for the form to be compiled.
beforeAll(() => import('./bulk-forms.tsx'));

describe('The location of many lots', () => {
  it('is found on the server, also beyond its first answer', async () => {
    const api = produceApi([lot], {
      '/v1/locations': locations,
      [bulk]: { succeeded: [], failed: [], undoToken: null, undoUntil: null },
    });
    const { user, container } = renderSection(section, { at: '/produce', api });
    await user.click(await screen.findByRole('checkbox', { name: /First/ }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Set location' }));
    const dialog = within(within(container).getByRole('dialog', { name: 'Set location' }));
    await user.type(await dialog.findByRole('combobox', { name: /^Location/ }), 'gate');
    await user.click(await screen.findByRole('option', { name: /^Gate field/ }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        ids: [lot.id],
        action: 'setLocation',
        params: { locationId: gate.id },
      }),
    );
  });
});
