import { aPage } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi, type FakeAnswer, fakeFailure } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  noEffect,
  aPreview,
  aPromotionDetail,
  aroundPromotions,
} from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

const promotion = aPromotionDetail({
  status: 'PUBLISHED',
  effectiveStatus: 'ACTIVE',
  frozen: ['rule'],
});
const path = `/v1/promotions/${promotion.id}`;
const record = `/promotion/${promotion.id}` as const;
const preview = 'POST /v1/promotions/preview';

const loading = () => new Promise(() => {});
const failed = () => Promise.reject(fakeFailure('network'));

interface State {
  at: `/promotion${string}`;
  /** What answers differently from a page at rest. */
  path: string;
  answer: FakeAnswer;
  says: string;
}

const states: State[] = [
  { at: '/promotion', path: '/v1/promotions', answer: loading, says: 'Loading promotions…' },
  {
    at: '/promotion',
    path: '/v1/promotions',
    answer: failed,
    says: 'The promotions could not be loaded',
  },
  { at: '/promotion', path: '/v1/promotions', answer: aPage([]), says: 'No promotions yet' },
  {
    at: '/promotion/timeline',
    path: '/v1/promotions',
    answer: loading,
    says: 'Loading promotions…',
  },
  {
    at: '/promotion/timeline',
    path: '/v1/promotions',
    answer: failed,
    says: 'The promotions could not be loaded',
  },
  {
    at: '/promotion/timeline',
    path: '/v1/promotions',
    answer: aPage([]),
    says: 'No promotions in these weeks',
  },
  { at: record, path: preview, answer: loading, says: 'Working out prices…' },
  { at: record, path: preview, answer: failed, says: 'The effect could not be worked out' },
  {
    at: record,
    path: '/v1/products',
    answer: failed,
    says: 'Some of what belongs here could not be loaded.',
  },
  { at: record, path: `${path}/effect`, answer: loading, says: 'Loading sales…' },
  { at: record, path: `${path}/effect`, answer: failed, says: 'The sales could not be loaded' },
  { at: `${record}/tags`, path: preview, answer: loading, says: 'Working out prices…' },
  {
    at: `${record}/tags`,
    path: preview,
    answer: failed,
    says: 'The effect could not be worked out',
  },
  {
    at: `${record}/tags`,
    path: preview,
    answer: { ...aPreview, products: [], total: 0, warnings: ['no_products'] },
    says: 'It applies to no product.',
  },
  {
    at: `${record}/tags`,
    path: preview,
    answer: { ...aPreview, warnings: ['no_effect'] },
    says: 'No price becomes lower.',
  },
  {
    at: '/promotion/new?lot=00000000-0000-4000-8000-000000000001',
    path: '/v1/produce/00000000-0000-4000-8000-000000000001',
    answer: loading,
    says: 'Loading the lot…',
  },
];

describe('A page of promotions', () => {
  it.each(states)('at $at says "$says", and axe finds nothing', async ({ at, ...state }) => {
    const api = fakeApi({
      ...aroundPromotions,
      [path]: promotion,
      [`${path}/effect`]: noEffect,
      '/v1/produce/00000000-0000-4000-8000-000000000001/movements': aPage([]),
      [state.path]: state.answer,
    });
    const { container } = renderSection(section, { at, api });
    expect((await screen.findAllByText(state.says))[0]).toBeVisible();
    await expectAccessible(container);
  });
});
