import { anAccount } from '@pazar/testing/an-account';
import { aPage } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { aLotDetail, aMovement, produceApi } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

/** Pixels of one square of the code, as a camera might see it. */
const scale = 4;

/** Reads the drawn code as a camera does. */
function readCode(image: HTMLElement): string {
  const side = Number(image.getAttribute('viewBox')?.split(' ')[2]) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = image.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (let row = 0; row < scale; row += 1) {
      const start = ((Number(y) * scale + row) * side + Number(x) * scale) * 4;
      for (let at = start; at < start + scale * 4; at += 1) if (at % 4 !== 3) data[at] = 0;
    }
  }
  return decodeQR({ width: side, height: side, data });
}

const account = { '/v1/account': anAccount() };

describe('The label of a lot', () => {
  it('names the lot, its place and its days, and its code opens the lot', async () => {
    const lot = aLotDetail();
    const harvest = aMovement(lot, { type: 'HARVEST', quantity: '20.000' });
    const api = produceApi([lot], {
      ...account,
      [`/v1/produce/${lot.id}`]: lot,
      [`/v1/produce/${lot.id}/movements`]: aPage([harvest]),
    });
    renderSection(section, { at: `/produce/${lot.id}/label`, api });
    const code = await screen.findByRole('img', { name: /^Code that opens/ });
    expect(readCode(code)).toBe(new URL(`/produce/${lot.id}`, location.origin).href);
    expect(screen.getByText('20/11/2026')).toBeVisible();
    expect(screen.getByText('Pazar')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Tomato Rozov' })).toBeVisible();
  });

  it('names the first day and the last, of however many pages of harvests', async () => {
    const lot = aLotDetail();
    const picked = (day: string) =>
      aMovement(lot, { type: 'HARVEST', occurredAt: `2026-${day}T08:00:00.000Z` });
    const api = produceApi([lot], {
      ...account,
      [`/v1/produce/${lot.id}`]: lot,
      [`/v1/produce/${lot.id}/movements`]: ({ cursor }) =>
        cursor === undefined
          ? aPage([picked('06-01')], { next: 'two' })
          : aPage([picked('09-30')], { prev: 'one' }),
    });
    renderSection(section, { at: `/produce/${lot.id}/label`, api });
    expect(await screen.findByText('01/06/2026 – 30/09/2026')).toBeVisible();
  });

  it('names the producer, and is printed as often as chosen', async () => {
    const lot = aLotDetail();
    const api = produceApi([lot], {
      ...account,
      [`/v1/produce/${lot.id}`]: lot,
      [`/v1/produce/${lot.id}/movements`]: aPage([]),
    });
    const { user } = renderSection(section, { at: `/produce/${lot.id}/label`, api });
    expect(await screen.findByRole('article', { name: 'Lot label' })).toHaveTextContent(
      'Благој Митрев',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Copies' }), '4');
    expect(screen.getAllByRole('article', { name: 'Lot label', hidden: true })).toHaveLength(4);
    expect(screen.getAllByRole('article', { name: 'Lot label' })).toHaveLength(1);
  });

  it('is not shown without the days of its harvest when those cannot be loaded', async () => {
    const lot = aLotDetail();
    const api = produceApi([lot], { ...account, [`/v1/produce/${lot.id}`]: lot });
    api.failNext(`/v1/produce/${lot.id}/movements`, 500);
    const { user } = renderSection(section, { at: `/produce/${lot.id}/label`, api });
    await screen.findByText('The harvest days for the label could not be loaded');
    expect(screen.queryByRole('img', { name: /^Code/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /^Code/ })).toBeVisible();
  });
});
