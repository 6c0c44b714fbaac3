import { aLocation, aPage } from '@pazar/testing/builders';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPromotion as open, plain } from '../../test/open-promotion.tsx';
import { aPreview, tomato } from '../../test/promotion-api.ts';

describe('The price tags of a promotion', () => {
  it.each([
    ['DRAFT', 'The promotion is a draft: it has price tags once it is published.'],
    ['PAUSED', 'The promotion is paused: it has price tags again once it goes on.'],
    ['ENDED', /^The promotion has ended: no customer pays its prices/],
    ['ARCHIVED', /^The promotion is archived: no customer pays its prices/],
  ] as const)('has no price tags while no customer pays its prices: %s', async (status, why) => {
    open({ effectiveStatus: status }, '/tags');
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('has a price tag for each pack, in either language', async () => {
    const { user } = open({ status: 'PUBLISHED', effectiveStatus: 'ACTIVE' }, '/tags');
    const tag = await screen.findByRole('article');
    expect(plain(tag.textContent)).toContain('Lowest price in 30 days: MKD 80');
    await user.click(screen.getByRole('radio', { name: 'Macedonian' }));
    expect(plain(screen.getByRole('article').textContent)).toContain(
      'Најниска цена во последните 30 дена: 80 ден.',
    );
  });

  it('says on its price tags who sells, and on which conditions the price holds', async () => {
    open(
      {
        conditions: { minQuantity: '10.000', minAmountMinor: null },
        stockLimit: { quantity: '85.000', unit: 'KG' },
        weekly: { days: [6], from: '07:00', to: '12:00' },
        status: 'PUBLISHED',
        effectiveStatus: 'SCHEDULED',
      },
      '/tags',
    );
    const tag = await screen.findByRole('article');
    expect(await within(tag).findByText('Farm Mitrev')).toBeVisible();
    const lines = within(tag)
      .getAllByRole('paragraph')
      .map(({ textContent }) => plain(textContent));
    expect(lines).toEqual(
      expect.arrayContaining([
        'for at least 10 kg',
        'while stocks last, at most 85 kg',
        'from 01/11/2026, 01:00 until 30/11/2026, 13:00',
        'Saturday 07:00–12:00',
      ]),
    );
  });

  it('says on its price tags where it is sold: its place, else the main one', async () => {
    const at = (over: Parameters<typeof aLocation>[0], mk: string, en: string) => {
      const location = aLocation(over);
      const address = { ...location.address, settlement: mk, settlementIn: { mk, en } };
      return { ...location, address };
    };
    const stall = at({ isPrimary: false }, 'Струмица', 'Strumica');
    const locations = aPage([at({ isPrimary: true }, 'Куклиш', 'Kukliš'), stall]);
    const running = { status: 'PUBLISHED', effectiveStatus: 'ACTIVE' } as const;
    const around = { '/v1/locations': locations };
    const { user, unmount } = open({ ...running, locationIds: [stall.id] }, '/tags', around);
    expect(await screen.findByText('Strumica')).toBeVisible();
    expect(screen.queryByText('Kukliš')).not.toBeInTheDocument();
    // In the language of the tag, not of the page.
    await user.click(screen.getByRole('radio', { name: 'Macedonian' }));
    expect(screen.getByText('Струмица')).toBeVisible();
    unmount();
    open(running, '/tags', around);
    expect(await screen.findByText('Kukliš')).toBeVisible();
  });

  it('have the price in large digits, and how far it is below the lowest of 30 days', async () => {
    open({ status: 'PUBLISHED', effectiveStatus: 'ACTIVE' }, '/tags');
    const tag = await screen.findByRole('article');
    expect(within(tag).getByText('90', { selector: 'strong' })).toBeVisible();
    expect(plain(tag.textContent)).toContain('90 MKD for 1 kg');
    // It is not below the lowest price, so no percentage may be claimed.
    expect(tag).not.toHaveTextContent('−');
    expect(plain(tag.textContent)).toContain('Unit price: MKD 90 per kg');
  });

  it('name the lot, when it was picked and until when it is best, with a code to scan', async () => {
    const lot = {
      id: tomato.id,
      lotNumber: '2026-014',
      qualityClass: 'I',
      harvestedOn: '2026-11-19',
      bestBefore: '2026-11-27',
      locationName: 'Greenhouse 2',
      remaining: '60.000',
    } as const;
    const products = aPreview.products.map((product) => ({ ...product, lots: [lot], vatRate: 5 }));
    open({ status: 'PUBLISHED', effectiveStatus: 'ACTIVE' }, '/tags', {
      'POST /v1/promotions/preview': { ...aPreview, products },
    });
    const tag = await screen.findByRole('article');
    const text = plain(tag.textContent);
    expect(text).toContain('1 kg · class I · Greenhouse 2');
    expect(text).toContain('Of which VAT 5%: MKD 0');
    expect(text).toContain('Lot: 2026-014Picked: 19/11/2026Best before: 27/11/2026Code: P-0001');
    expect(within(tag).getByRole('img', { name: 'Lot 2026-014' })).toBeInTheDocument();
  });

  it('are printed for the chosen packs alone, as many of each as is asked for', async () => {
    const { user, container } = open({ status: 'PUBLISHED', effectiveStatus: 'ACTIVE' }, '/tags');
    const copies = await screen.findByRole('textbox', { name: 'Copies of each' });
    expect(screen.getByText('1 tag, 1 page')).toBeVisible();
    await user.clear(copies);
    await user.type(copies, '9');
    expect(screen.getByText('9 tags, 2 pages')).toBeVisible();
    expect(container.querySelectorAll('article')).toHaveLength(9);
    await user.click(screen.getByText('Packs', { selector: 'summary span' }));
    await user.click(screen.getByRole('checkbox', { name: /^Tomato, 1\skg$/ }));
    expect(screen.getByText('Choose at least one pack')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
