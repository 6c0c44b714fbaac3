import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPromotion as open, plain } from '../../../test/open-promotion.tsx';
import { aPreview, noEffect, packId, tomato } from '../../../test/promotion-api.ts';

const stockLimit = { quantity: '80.000', unit: 'KG' } as const;
const textOf = (card: HTMLElement) => plain(card.textContent);

describe('Beside a promotion', () => {
  it('is its stock limit over what there is, in which lots, and left at the pace of two weeks', async () => {
    const lot = {
      id: tomato.id,
      lotNumber: '2026-014',
      qualityClass: null,
      harvestedOn: null,
      bestBefore: null,
      locationName: 'Greenhouse 2',
      remaining: '60.000',
    };
    const endsAt = new Date(Date.now() + 5 * 86_400_000 - 1000).toISOString();
    const products = aPreview.products.map((product) => ({ ...product, lots: [lot] }));
    const around = { 'POST /v1/promotions/preview': { ...aPreview, products } };
    const quantities = [{ unit: 'KG' as const, quantity: '20.000' }];
    open({ id: packId, stockLimit, soldQuantity: '20.000', endsAt }, '', {
      ...around,
      [`/v1/promotions/${packId}/effect`]: {
        ...noEffect,
        before: { sales: 3, quantities, netMinor: 0 },
      },
    });
    const card = await screen.findByRole('region', { name: 'Stock limit' });
    await within(card).findByText('Lot 2026-014, Greenhouse 2');
    expect(textOf(card)).toContain('80 kg of 85 kg20 kg sold');
    expect(textOf(card)).toContain('Lot 2026-014, Greenhouse 260 kg');
    // 20 kg in 14 days are 7.142 in five: 77.858 of 85 are left.
    await waitFor(() => expect(textOf(card)).toContain('Left at 1.4 kg a day78 kg'));
  });

  it('is what not selling it would cost', async () => {
    open({ stockLimit });
    const card = await screen.findByRole('region', { name: 'Effect' });
    expect(textOf(card)).toContain('Discount you giveMKD 800');
    expect(textOf(card)).toContain('Written off, if not soldMKD 8,000');
  });

  it('are, for a draft, the facts that nobody must see to: names, lowest price, overlaps, tags', async () => {
    const [conflict] = aPreview.conflicts;
    if (conflict === undefined) throw new Error('The preview has no conflict');
    const winners = conflict.winners.map((one) => ({ ...one, winner: 'QUANTITY' as const }));
    const { unmount } = open();
    const list = await screen.findByRole('region', { name: 'Before it can be published' });
    await waitFor(() => expect(list).toHaveTextContent('Overlaps have a winner'));
    expect(list).toHaveTextContent('4 of 4');
    expect(list).toHaveTextContent('Name in English and Macedonian');
    expect(list).toHaveTextContent('Lowest price of 30 days known for 1 pack');
    expect(list).toHaveTextContent('Price tags can be printed once it is published');
    unmount();
    open({ name: { en: 'Only English', mk: null } }, '', {
      'POST /v1/promotions/preview': { ...aPreview, conflicts: [{ ...conflict, winners }] },
    });
    expect(await screen.findByText('In an overlap the quantity decides')).toBeVisible();
    const link = screen.getByRole('link', { name: 'No name in Macedonian yet' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/#name$/));
  });

  it('is the way to the price tags of one whose prices somebody pays', async () => {
    const running = { status: 'PUBLISHED', effectiveStatus: 'ACTIVE', frozen: ['rule'] } as const;
    const { promotion, unmount } = open({ ...running, frozen: ['rule'] });
    const link = await screen.findByRole('link', { name: 'Print 1 tag' });
    expect(link).toHaveAttribute('href', `/promotion/${promotion.id}/tags`);
    unmount();
    const products = aPreview.products.map((product) => ({
      ...product,
      packs: product.packs.map((pack) => ({ ...pack, isPaid: false })),
    }));
    open({ ...running, frozen: ['rule'] }, '', {
      'POST /v1/promotions/preview': { ...aPreview, products },
    });
    await screen.findByRole('region', { name: 'Effect so far' });
    expect(screen.queryByRole('link', { name: /^Print/ })).not.toBeInTheDocument();
  });
});
