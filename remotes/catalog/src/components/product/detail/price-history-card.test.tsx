import { aPack } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProductDetail, productApi } from '../../../../test/product-api.ts';
import { section } from '../../../section.tsx';

const promotionId = '0193a000-0000-7000-8000-0000000000cc';
const name = { en: 'Crate week', mk: 'Седмица на гајби' };

function open(priceNowMinor: number) {
  const pack = aPack({ priceMinor: 6500, priceNowMinor });
  const product = aProductDetail({ packs: [pack] });
  const before = { priceMinor: 6500, regularMinor: 6500, promotion: null };
  const path = `/v1/products/${product.id}/prices`;
  const api = productApi([product], {
    [`/v1/products/${product.id}`]: product,
    [path]: {
      currency: 'MKD',
      packs: [
        {
          packId: pack.id,
          label: null,
          lowest: { priceMinor: 5900, since: null },
          changes: [
            {
              from: '2026-11-20T10:04:00.000Z',
              priceMinor: 5200,
              regularMinor: 6500,
              promotion: { id: promotionId, name },
            },
            ...[10, 9, 8].map((day) => ({
              from: `2026-11-${String(day).padStart(2, '0')}T10:04:00.000Z`,
              ...before,
            })),
            { from: '2026-11-01T10:04:00.000Z', ...before, priceMinor: 5900 },
            { from: '2026-10-01T10:04:00.000Z', ...before },
          ],
        },
      ],
    },
  });
  renderSection(section, { at: `/product/${product.id}`, api });
  return { asked: () => api.calls.some((call) => call.path === path) };
}

describe('The prices of a product under a promotion', () => {
  it('has the lowest of the 30 days before, with the history as proof', async () => {
    open(5200);
    const card = await screen.findByRole('region', { name: 'Reduced price' });
    expect(await within(card).findByText(/lowest in 30 days: MKD\s59/)).toBeVisible();
    expect(card).toHaveTextContent(/from 20\/11\/2026, 11:04: MKD\s52/);
    expect(card).toHaveTextContent(/from 10\/11\/2026, 11:04: MKD\s65/);
    // It lies further back than the changes that are named.
    expect(card).toHaveTextContent(/from 01\/11\/2026, 11:04: MKD\s59/);
    expect(card).not.toHaveTextContent('01/10/2026');
    expect(within(card).getByRole('link', { name: 'Crate week' })).toHaveAttribute(
      'href',
      `/promotion/${promotionId}`,
    );
  });

  it('is shown to customers beside the reduced price', async () => {
    open(5200);
    const preview = await screen.findByRole('region', { name: 'What customers see' });
    expect(await within(preview).findByText(/lowest in 30 days: MKD\s59/)).toBeVisible();
  });

  it('is left out, and not asked for, where no price is reduced', async () => {
    const { asked } = open(6500);
    expect(await screen.findByRole('region', { name: 'What customers see' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Reduced price' })).not.toBeInTheDocument();
    expect(asked()).toBe(false);
  });
});
