import { instantOfDay } from '@pazar/format/entered-time';
import type { FakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProductDetail, productApi } from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

function open() {
  const product = aProductDetail({ stockMode: 'MANUAL', stockAvailable: '20.000' });
  const path = `/v1/products/${product.id}`;
  const api = productApi([product], {
    [path]: product,
    [`POST ${path}/movements`]: { movements: [], lots: [], products: [] },
  });
  return renderSection(section, { at: `/product/${product.id}/stock`, api });
}
const posts = (api: FakeApi) => api.calls.filter(({ method }) => method === 'POST');

describe('A movement of a product', () => {
  it('is of the day that is chosen, else of the moment itself', async () => {
    const { user, api } = open();
    await user.type(await screen.findByLabelText(/^Quantity/), '5');
    const day = screen.getByRole('textbox', { name: /^Date/ });
    for (const wrong of ['31/12/2999', '31/12/1999']) {
      await user.clear(day);
      await user.type(day, wrong);
      await user.click(screen.getByRole('button', { name: 'Record' }));
      expect(screen.getByText('Enter a date from 01/01/2000 to today')).toBeVisible();
    }
    expect(posts(api)).toEqual([]);
    await user.clear(day);
    await user.type(day, '02/11/2026');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(posts(api)).toHaveLength(1));
    expect(posts(api)[0]?.body).toMatchObject({ occurredAt: instantOfDay('2026-11-02') });
    await user.type(screen.getByLabelText(/^Quantity/), '6');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(posts(api)).toHaveLength(2));
    expect(posts(api)[1]?.body).not.toHaveProperty('occurredAt');
  });
});
