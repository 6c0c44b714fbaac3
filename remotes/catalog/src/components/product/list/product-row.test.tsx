import { hiddenReasonSchema } from '@pazar/contracts/product';
import { anId, aPack, aProduct } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productApi } from '../../../../test/product-api.ts';
import { section } from '../../../section.tsx';

type Product = ReturnType<typeof aProduct>;

async function rowOf(
  product: Product,
  { locale = 'en', answers = {} }: { locale?: 'en' | 'mk'; answers?: Record<string, object> } = {},
) {
  renderSection(section, { at: '/product', locale, api: productApi([product], answers) });
  const title = await screen.findByRole('rowheader');
  // The first cell chooses the row. No-break spaces keep numbers and units together.
  const [, ...cells] = screen.getAllByRole('cell');
  const read = (cell: HTMLElement) => cell.textContent.replaceAll('\u00A0', ' ');
  return { name: read(title), cells: cells.map(read) };
}

describe('A row of the product list', () => {
  it('names the product, its code and packs, price, stock, status and last change', async () => {
    expect(await rowOf(aProduct())).toEqual({
      name: 'Tomato RozovP-0012 · 1 kg',
      cells: [
        expect.stringMatching(/^MKD 65\b/),
        expect.stringMatching(/^85\.5 kg\b/),
        'Visible',
        '23/08/2026',
      ],
    });
  });

  it('is written in Macedonian with its own numbers and dates', async () => {
    expect(await rowOf(aProduct(), { locale: 'mk' })).toEqual({
      name: 'Домат розовP-0012 · 1 кг',
      cells: [
        expect.stringMatching(/^65 ден\./),
        expect.stringMatching(/^85,5 кг/),
        'Видлив',
        '23.08.2026',
      ],
    });
  });

  it('has the lowest price, behind which is that of each pack on sale', async () => {
    const packs = [
      aPack({ priceMinor: 30_000, priceNowMinor: 30_000, size: '5.000' }),
      aPack({ priceMinor: 6500, label: { en: 'Bag', mk: null } }),
      aPack({ priceMinor: 100, active: false }),
    ];
    const { name, cells } = await rowOf(aProduct({ packs }));
    expect(cells[0]).toMatch(/^from MKD 65\b/);
    expect(name).toBe('Tomato RozovP-0012 · 5 kg, Bag');
    screen.getByRole('button', { name: /Prices of Tomato Rozov/ }).click();
    const prices = within(await screen.findByRole('dialog', { name: 'Prices of Tomato Rozov' }));
    expect(
      prices.getAllByRole('listitem').map((item) => item.textContent.replaceAll('\u00A0', ' ')),
    ).toEqual([expect.stringMatching(/^5 kgMKD 300\b/), expect.stringMatching(/^BagMKD 65\b/)]);
  });

  it('has the price under a promotion with the lowest of the 30 days before', async () => {
    const pack = aPack({ priceMinor: 6500, priceNowMinor: 5200 });
    const lowest = { priceMinor: 5900, since: null };
    const priceNow = { packId: pack.id, priceMinor: 5200, lowest };
    const product = aProduct({ packs: [pack], priceNow });
    const name = { mk: null, en: 'Autumn' };
    const promotion = { id: anId(), name };
    const changes = [
      { from: '2026-11-20T08:00:00.000Z', priceMinor: 5200, regularMinor: 6500, promotion },
      { from: '2026-11-10T08:00:00.000Z', priceMinor: 6500, regularMinor: 6500, promotion: null },
      { from: '2026-11-01T08:00:00.000Z', priceMinor: 5900, regularMinor: 5900, promotion: null },
    ];
    const packs = [{ packId: pack.id, label: null, lowest, changes }];
    const answers = { [`/v1/products/${product.id}/prices`]: { currency: 'MKD', packs } };
    await rowOf(product, { answers });
    const price = /^MKD\s65 ?now MKD\s52 ?30-day low MKD\s59/;
    (await screen.findByRole('button', { name: price })).click();
    const history = within(await screen.findByRole('region', { name: /^Prices so far: Tomato/ }));
    expect(history.getByText(/^30-day low MKD\s59$/)).toBeVisible();
    const lines = (await history.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(/MKD\s52 Autumn$/),
      expect.stringMatching(/MKD\s65/),
      expect.stringMatching(/MKD\s59/),
    ]);
  });

  it('has no price without a pack on sale', async () => {
    const { name, cells } = await rowOf(aProduct({ packs: [aPack({ active: false })] }));
    expect(cells[0]).toBe('–');
    expect(name).toBe('Tomato RozovP-0012');
  });

  it.each([
    ['ON_DEMAND', null, 'On demand'],
    ['OUT', null, '–'],
    ['OUT', '0.000', '0 kg'],
  ] as const)('shows stock that is %s and %s as "%s"', async (stockState, stockAvailable, text) => {
    const { cells } = await rowOf(aProduct({ stockState, stockAvailable }));
    expect(cells[1]?.startsWith(text)).toBe(true);
  });

  it('lets stock be changed only where it is counted by hand', async () => {
    await rowOf(aProduct({ stockMode: 'FROM_PRODUCE' }));
    const cell = within(screen.getByRole('cell', { name: /85\.5/ }));
    expect(cell.queryByRole('button')).not.toBeInTheDocument();
  });

  it('warns of low stock while the product is visible', async () => {
    expect((await rowOf(aProduct({ stockState: 'LOW' }))).cells[2]).toBe('Low stock');
  });

  it.each(hiddenReasonSchema.options)(
    'says in words that a product is hidden: %s',
    async (reason) => {
      const visibility = { live: false, reasons: [reason, 'no_location' as const] };
      const { cells } = await rowOf(aProduct({ visibility }));
      expect(cells[2]).toMatch(/^[A-Z][a-z ]+$/);
    },
  );

  it('marks a name that has no translation', async () => {
    const { name } = await rowOf(aProduct({ name: { mk: 'Ајвар', en: null } }));
    expect(name).toContain('Ајвар');
    expect(screen.getByText('Ајвар')).toHaveAttribute('lang', 'mk');
  });
});
