import type { LotDetail } from '@pazar/contracts/produce-detail';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aLotDetail, produceApi } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

const front = '00000000-0000-4000-8000-000000000001';
const back = '00000000-0000-4000-8000-000000000002';

function open(lot: LotDetail) {
  const api = produceApi([lot], {
    [`/v1/produce/${lot.id}`]: lot,
    [`PATCH /v1/produce/${lot.id}`]: { ...lot, version: lot.version + 1 },
  });
  return renderSection(section, { at: `/produce/${lot.id}/edit`, api });
}

async function choose(user: ReturnType<typeof open>['user'], image: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `More: ${image}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

describe('The form of a lot', () => {
  it('shows the images of the lot, which nobody has to describe', async () => {
    open(aLotDetail({ imageIds: [front, back] }));
    const images = await screen.findByRole('group', { name: /^Images/ });
    const [first] = within(images).getAllByRole('listitem');
    expect(first?.querySelector('img')).toHaveAttribute('src', `/api/v1/images/${front}/480.webp`);
    expect(within(images).getByText('2 of 4')).toBeVisible();
    expect(within(images).queryByText('Not described')).not.toBeInTheDocument();
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
