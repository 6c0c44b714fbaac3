import type { Category, Crop } from '@pazar/contracts/reference';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi, type FakeAnswer } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../../section.tsx';

const longAgo = '2026-08-23T10:00:00.000Z';
const reason = 'На барање на производителите.';
const home = '/v1/management/reference';

function aCrop(id: string, name: { mk: string; en: string }, over: Partial<Crop> = {}): Crop {
  const rest = { defaultUnit: 'KG' as const, usualMonths: [7], daysToMaturity: 80, active: true };
  return { id, version: 4, name, ...rest, updatedAt: longAgo, ...over };
}
function aCategory(id: string, parentId: string | null, position: number): Category {
  const name = { mk: `Категорија ${id}`, en: `Category ${id}` };
  const rest = { defaultVatRate: 5, active: true, updatedAt: longAgo };
  return { id, version: 1, parentId, name, position, ...rest };
}
const rate = {
  id: '018f0000-0000-7000-8000-000000000001',
  version: 1,
  rate: 18,
  name: { mk: 'Општа стапка', en: 'General rate' },
  validFrom: '2000-04-01',
  validTo: null,
  updatedAt: longAgo,
};

function open(kind: string, answers: Readonly<Record<string, FakeAnswer>>) {
  const api = fakeApi({ '/v1/reference/vat-rates': { items: [rate] }, ...answers });
  return { ...renderSection(section, { at: `/management/reference/${kind}`, api }), api };
}
type User = ReturnType<typeof open>['user'];
const openActions = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
async function choose(user: User, name: string, action: string): Promise<void> {
  await openActions(user, name);
  await user.click(screen.getByRole('menuitem', { name: action }));
}
const crops = {
  '/v1/reference/crops': {
    items: [
      aCrop('tomato', { mk: 'Домат', en: 'Tomato' }),
      aCrop('tomatoes', { mk: 'Домати', en: 'Tomatoes' }),
      aCrop('fig', { mk: 'Смоква', en: 'Fig' }, { active: false }),
    ],
  },
  [`${home}/crops/uses`]: {
    items: [
      { key: 'tomato', uses: 12 },
      { key: 'tomatoes', uses: 3 },
    ],
  },
};

describe('Reference data', () => {
  it('lists categories as a tree, each with how often it is used', async () => {
    const { container, user } = open('categories', {
      '/v1/reference/categories': {
        items: [
          aCategory('roots', null, 0),
          aCategory('nuts', null, 1),
          aCategory('beets', 'roots', 2),
        ],
      },
      [`${home}/categories/uses`]: { items: [{ key: 'beets', uses: 7 }] },
    });
    const row = await screen.findByRole('row', { name: /— Category beets.*VAT 5%.*7/ });
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.indexOf(row.textContent)).toBe(2);
    await openActions(user, 'Category nuts');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await openActions(user, 'Category beets');
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await expectAccessible(container);
  });

  it('adds a VAT rate from a day on, once it is whole and has a reason', async () => {
    const { user, api } = open('vat-rates', {
      [`${home}/vat-rates/uses`]: { items: [] },
      [`POST ${home}/vat-rates`]: rate,
    });
    await user.click(await screen.findByRole('button', { name: 'New VAT rate' }));
    const form = within(screen.getByRole('dialog', { name: 'New VAT rate' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getAllByText('Required field').length).toBeGreaterThan(2);
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(form.getByLabelText('Rate in percent'), '7');
    await user.type(form.getByLabelText('Name (Macedonian)'), 'Нова стапка');
    await user.type(form.getByLabelText('Name (English)'), 'New rate');
    await user.type(form.getByLabelText('First day'), '01/01/2027');
    await user.type(form.getByLabelText('Reason'), reason);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      rate: 7,
      name: { mk: 'Нова стапка', en: 'New rate' },
      validFrom: '2027-01-01',
      validTo: null,
      reason,
    });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('merges one crop into another, and says what becomes of its lots', async () => {
    const { user, api } = open('crops', {
      ...crops,
      [`POST ${home}/crops/tomatoes/merge`]: aCrop('tomato', { mk: 'Домат', en: 'Tomato' }),
    });
    await choose(user, 'Tomatoes', 'Merge');
    const dialog = within(screen.getByRole('dialog', { name: /^Merge Tomatoes/ }));
    expect(dialog.getByText(/keep the name that they were entered with/)).toBeVisible();
    const into = dialog.getByLabelText('The crop that stays');
    expect(within(into).queryByRole('option', { name: 'Fig' })).toBeNull();
    await user.selectOptions(into, 'Tomato');
    await user.type(dialog.getByLabelText(/^Reason/), reason);
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: `${home}/crops/tomatoes/merge`,
      ifMatch: 4,
      body: { into: 'tomato', reason },
    });
  });

  it('keeps what was entered when the change is refused', async () => {
    const { user, api } = open('crops', { ...crops, [`PATCH ${home}/crops/fig`]: undefined });
    await choose(user, 'Fig', 'Edit');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByLabelText('Can be chosen'));
    await user.type(dialog.getByLabelText('Reason'), reason);
    api.failNext(`PATCH ${home}/crops/fig`, 403, 'forbidden');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('It was not saved.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue(reason);
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      active: true,
      reason,
    });
  });

  it('asks which of two names holds when another manager has changed it too', async () => {
    const theirs = aCrop('fig', { mk: 'Смоква', en: 'Common fig' }, { version: 5 });
    const { user, api } = open('crops', { ...crops, [`PATCH ${home}/crops/fig`]: theirs });
    await choose(user, 'Fig', 'Edit');
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Name (English)'), 's');
    await user.type(dialog.getByLabelText('Reason'), reason);
    api.failNext(`PATCH ${home}/crops/fig`, 412, { code: 'version-conflict', current: theirs });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: /changed/i }));
    await user.click(question.getByRole('radio', { name: /Figs/ }));
    await user.click(question.getByRole('button', { name: /Save/ }));
    await expect
      .poll(() => api.calls.filter(({ method }) => method === 'PATCH').at(-1))
      .toMatchObject({ ifMatch: 5, body: { name: { mk: 'Смоква', en: 'Figs' }, reason } });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('merges a crop only once the one that stays is chosen', async () => {
    const { user, api } = open('crops', crops);
    await choose(user, 'Tomatoes', 'Merge');
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), reason);
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(dialog.getByText('Choose the crop that stays')).toBeVisible();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});
