import { aPage, aPromotion } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aroundPromotions } from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

// It never arrives.
vi.mock('../components/list/promotion-list-info.tsx', () => new Promise(() => undefined));

it('The list of promotions does not wait for what is beside it', async () => {
  const first = aPromotion({ name: { en: 'First', mk: 'First' } });
  const api = fakeApi({ ...aroundPromotions, '/v1/promotions': aPage([first]) });
  renderSection(section, { at: '/promotion', api });
  expect(await screen.findByRole('link', { name: /First/ })).toBeVisible();
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
});
