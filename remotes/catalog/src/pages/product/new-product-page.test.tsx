import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProductDetail, productApi } from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

const draft = aProductDetail({ status: 'DRAFT', version: 1 });

async function open() {
  const api = productApi([], {
    'POST /v1/products': draft,
    [`/v1/products/${draft.id}`]: draft,
  });
  const shown = renderSection(section, { at: '/product/new', api });
  const name = within(await screen.findByRole('group', { name: 'Name' }));
  await shown.user.type(name.getByRole('textbox', { name: 'English' }), 'Chard');
  await shown.user.type(screen.getByRole('textbox', { name: /^Price/ }), '60');
  async function save() {
    await shown.user.click(screen.getByRole('button', { name: 'Save' }));
    return waitFor(() => {
      const sent = api.calls.find(({ method }) => method === 'POST');
      if (sent === undefined) throw new Error('Nothing was saved.');
      return sent.body;
    });
  }
  return { ...shown, save };
}
const stock = () => screen.getByRole('textbox', { name: /^How much you have now/ });
const unit = () => screen.getByRole('combobox', { name: 'Stock unit' });

describe('The page of a new product', () => {
  it('saves price, unit and first stock at once, and says that customers do not see it yet', async () => {
    const { user, save, notifications } = await open();
    await user.type(stock(), '12');
    await user.selectOptions(unit(), 'Bunches');
    expect(await save()).toMatchObject({
      name: { en: 'Chard', mk: null },
      baseUnit: 'BUNCH',
      packs: [{ size: '1.000', unit: 'BUNCH', priceMinor: 6000 }],
      stock: '12.000',
      images: [],
    });
    await waitFor(() => expect(notifications[0]).toMatch(/^Saved as a draft/));
  });

  it('marks no field of a second pack before it was in it, whatever the first lacks', async () => {
    const { user } = await open();
    const [price] = screen.getAllByRole('textbox', { name: /^Price/ });
    await user.clear(price ?? document.body);
    await user.tab();
    expect(price).toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: 'Add a pack' }));
    const second = within(await screen.findByRole('listitem', { name: 'Pack 2' }));
    expect(second.getByRole('textbox', { name: 'Size' })).toHaveFocus();
    for (const field of second.getAllByRole('textbox')) {
      expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    for (const field of [/^Size/, /^Price/]) {
      expect(second.getByRole('textbox', { name: field })).toHaveAttribute('aria-invalid', 'true');
    }
  });

  it('saves no stock of what is made on demand', async () => {
    const { user, save } = await open();
    await user.type(stock(), '12');
    await user.click(screen.getByRole('radio', { name: /^On demand/ }));
    expect(screen.queryByRole('textbox', { name: /^How much you have now/ })).toBeNull();
    expect(await save()).toMatchObject({ stockMode: 'ON_DEMAND', stock: null });
  });

  it.each([
    {
      locale: 'en',
      label: 'Stock unit',
      unit: 'Bunches',
      before: /counted in kilograms/,
      after: /counted in bunches/,
    },
    {
      locale: 'mk',
      label: 'Мерна единица на залихата',
      unit: 'Врски',
      before: /се мери во килограми/,
      after: /се мери во врски/,
    },
  ] as const)('says in what the stock is counted, in words of $locale', async (words) => {
    const api = productApi([]);
    const { user } = renderSection(section, { at: '/product/new', api, locale: words.locale });
    expect(await screen.findByText(words.before)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: words.label }), words.unit);
    expect(screen.getByText(words.after)).toBeVisible();
  });
});
