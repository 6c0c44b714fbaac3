import type { LotDetail } from '@pazar/contracts/produce-detail';
import { aLocation, aPage } from '@pazar/testing/builders';
import type { FakeAnswer } from '@pazar/testing/fake-api';
import { promiseForm } from '@pazar/testing/promise-form';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aLotDetail, aroundLots, produceApi } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

const front = '00000000-0000-4000-8000-000000000001';
const back = '00000000-0000-4000-8000-000000000002';

function open(lot: LotDetail, answers: Record<string, FakeAnswer> = {}) {
  const api = produceApi([lot], {
    [`/v1/produce/${lot.id}`]: lot,
    [`PATCH /v1/produce/${lot.id}`]: { ...lot, version: lot.version + 1 },
    ...answers,
  });
  return renderSection(section, { at: `/produce/${lot.id}/edit`, api });
}

async function choose(user: ReturnType<typeof open>['user'], image: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `More: ${image}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

describe('The form of a lot', () => {
  const known = aLotDetail();
  promiseForm({
    section,
    at: `/produce/${known.id}/edit`,
    save: `PATCH /v1/produce/${known.id}`,
    record: known,
    words: { title: 'Edit: Tomato Rozov', titleMk: 'Уредување: Домат Rozov', form: 'Lot' },
    field: { label: 'Variety', member: 'variety', text: 'Volovsko srce' },
    wrong: { label: 'Expected yield', text: 'many', fault: 'Enter a number' },
    around: {
      ...aroundLots,
      '/v1/produce': aPage([known]),
      [`/v1/produce/${known.id}`]: known,
      [`/v1/produce/${known.id}/movements`]: aPage([]),
    },
  });

  it('shows the images of the lot, which nobody has to describe', async () => {
    open(aLotDetail({ imageIds: [front, back] }));
    const images = await screen.findByRole('group', { name: /^Images/ });
    const [first] = within(images).getAllByRole('listitem');
    expect(first?.querySelector('img')).toHaveAttribute('src', `/api/v1/images/${front}/480.webp`);
    expect(within(images).getByText('2 of 4')).toBeVisible();
    expect(within(images).queryByText('Not described')).not.toBeInTheDocument();
  });

  it('goes on while the day of planting is none, and says when the crop is ripe', async () => {
    const lot = aLotDetail({ cropId: 'tomato', plantedOn: null, expectedFrom: null });
    const crop = {
      id: 'tomato',
      version: 1,
      name: { mk: 'Домат', en: 'Tomato' },
      defaultUnit: 'KG',
      usualMonths: [],
      daysToMaturity: 75,
      active: true,
      updatedAt: lot.updatedAt,
    };
    const { user } = open(lot, { '/v1/reference/crops': { items: [crop] } });
    const planted = await screen.findByRole('textbox', { name: /^Planting date/ });
    await user.type(planted, '11/05/2026');
    expect(await screen.findByRole('button', { name: /25\/07\/2026/ })).toBeVisible();
    await user.type(planted, '7');
    expect(planted).toHaveValue('11/05/20267');
    expect(screen.queryByRole('button', { name: /25\/07\/2026/ })).toBeNull();
    await user.clear(planted);
    await user.type(planted, '2026-13-05');
    expect(planted).toHaveValue('2026-13-05');
    expect(screen.queryByText(/2027/)).toBeNull();
  });

  it('asks in words what to keep of what two have changed', async () => {
    const fields = aLocation({ name: 'Upper field', type: 'FIELD' });
    const house = aLocation({ name: 'Greenhouse 2', type: 'GREENHOUSE' });
    const lot = aLotDetail({ qualityClass: null, locationId: house.id, notes: null });
    const theirs = aLotDetail({
      ...lot,
      version: lot.version + 1,
      qualityClass: 'I',
      area: { quantity: '5.000', unit: 'HA' },
      expectedQuantity: '1200.000',
    });
    const { user, api } = open(lot, { '/v1/locations': aPage([fields, house]) });
    api.failNext(`PATCH /v1/produce/${lot.id}`, 412, {
      code: 'version-conflict',
      current: { ...theirs, locationId: fields.id },
      currentVersion: theirs.version,
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Quality/ }), 'II');
    await user.clear(screen.getByRole('textbox', { name: /^Area/ }));
    await user.type(screen.getByRole('textbox', { name: /^Area/ }), '3');
    await user.clear(screen.getByRole('textbox', { name: /^Expected yield/ }));
    await user.type(screen.getByRole('textbox', { name: /^Expected yield/ }), '900');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    expect(dialog.textContent.replaceAll('\u00A0', ' ')).toMatch(/3 dka.*5 ha/);
    expect(dialog.textContent).toContain('1,200');
    expect(dialog.textContent).toContain('900');
    expect(dialog.textContent).not.toMatch(/[{}]|[0-9a-f]{8}-|\.000|\bHA\b|\bDKA\b/);
  });

  it('saves another order and a removal with the rest of the form, and nothing else', async () => {
    const lot = aLotDetail({ imageIds: [front, back] });
    const { user, api, address } = open(lot);
    await choose(user, 'image 2 of 2', 'Make it the cover');
    await choose(user, 'image 2 of 2', 'Remove');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitUntil(() => address() === `/produce/${lot.id}`);
    expect(api.calls.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'PATCH', body: { imageIds: [back] }, ifMatch: lot.version },
    ]);
  });
});
