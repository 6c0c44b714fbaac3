import { defaultPreferences } from '@pazar/contracts/preferences';
import { aProduct } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productApi, vatAccount } from '../../../../test/product-api.ts';
import { section } from '../../../section.tsx';

/** The list of an agent who has chosen the column of the VAT rate. */
async function open(isRegistered: boolean) {
  const lists = { products: { columns: ['price', 'vat'], density: 'comfortable' } };
  const api = productApi([aProduct({ vatRate: 5 }), aProduct({ vatRate: null })], {
    '/v1/account': vatAccount(isRegistered),
    '/v1/account/preferences': { ...defaultPreferences, lists, version: 1 },
  });
  const shown = renderSection(section, { at: '/product', api });
  await screen.findAllByRole('rowheader');
  return shown;
}

/** Opens the choice of columns. */
async function chooseColumns({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'List menu' }));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('checkbox', { name: 'Price' })).toBeChecked();
}

describe('The column of the VAT rate', () => {
  it('shows the rate of each product to who charges VAT', async () => {
    const shown = await open(true);
    expect(await screen.findByRole('columnheader', { name: 'VAT rate' })).toBeVisible();
    const rates = screen
      .getAllByRole('row')
      .map((row) => within(row).queryAllByRole('cell').at(-1));
    expect(rates.map((cell) => cell?.textContent)).toEqual([undefined, '5%', '–']);
    await chooseColumns(shown);
    expect(screen.getByRole('checkbox', { name: 'VAT rate' })).toBeChecked();
  });

  it('is neither shown nor offered to who charges none', async () => {
    const shown = await open(false);
    await screen.findByRole('columnheader', { name: 'Price' });
    expect(screen.queryByRole('columnheader', { name: 'VAT rate' })).not.toBeInTheDocument();
    await chooseColumns(shown);
    expect(screen.queryAllByText(/VAT/)).toEqual([]);
  });
});
