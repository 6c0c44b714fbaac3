import type { LotSummary } from '@pazar/contracts/produce';
import { aLot, aSession } from '@pazar/testing/builders';
import type { FakeAnswer, FakeApi } from '@pazar/testing/fake-api';
import { renderSection, type RenderSectionOptions } from '@pazar/testing/render-section';
import { section } from '../src/section.tsx';
import { produceApi } from './produce-api.ts';

export const tomato = aLot({ lotNumber: '2026-014', remaining: '60.000' });
export const pepper = aLot({
  lotNumber: '2026-020',
  cropName: { mk: 'Пиперка', en: 'Pepper' },
  variety: null,
  status: 'GROWING',
  harvested: '0.000',
  remaining: '0.000',
});

/** The form of a harvest with its lot chosen. */
export const ofTomato = `/produce/record/harvest?lot=${tomato.id}`;

interface Setting extends Partial<RenderSectionOptions> {
  lots?: LotSummary[];
  answers?: Record<string, FakeAnswer>;
}

/** Opens the form as another agent each time, so that no test finds what another one kept. */
export function open(at: string, setting: Setting = {}) {
  const { lots = [tomato, pepper], answers = {}, ...options } = setting;
  const api = produceApi(lots, answers);
  return renderSection(section, { at, api, session: aSession(), ...options });
}

export const writes = (api: FakeApi) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
