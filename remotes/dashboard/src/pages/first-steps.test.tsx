import type { Checklist } from '@pazar/contracts/dashboard-selling';
import { aDashboard } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardApi, selling } from '../../test/dashboard-api.ts';
import { section } from '../section.tsx';

const at = '/dashboard';
const path = '/v1/dashboard';
const lot = { id: '00000000-0000-4000-8000-000000000071', lotNumber: '2026-017' };

const withSteps = (data: Checklist) => selling({ checklist: { data } });

describe('The first steps', () => {
  it('link to the page of each step that is not done', async () => {
    const steps = (['profile', 'location', 'lot', 'product', 'verify', 'publish'] as const).map(
      (step) => ({ step, done: step === 'profile', section: 'account' as const }),
    );
    const { api } = dashboardApi(withSteps({ done: false, steps, samples: 'none' }));
    renderSection(section, { at, api });
    const list = await screen.findByRole('region', { name: 'First steps' });
    expect(await within(list).findByText('1 of 6 steps done')).toBeVisible();
    expect(within(list).getAllByRole('link')).toHaveLength(5);
  });

  it('add sample data at one press, remove them at another, and say what prevents it', async () => {
    const steps = [{ step: 'lot' as const, done: false, section: 'produce' as const }];
    const state = { samples: 'possible' as 'possible' | 'there' };
    const { api } = dashboardApi(aDashboard(), {
      [path]: () => withSteps({ done: false, steps, ...state }),
      'POST /v1/samples': () => {
        state.samples = 'there';
        return { lots: 4, products: 2 };
      },
      'DELETE /v1/samples': () => {
        state.samples = 'possible';
        return { kept: ['Sample: peppers'] };
      },
    });
    const { user, notifications } = renderSection(section, { at, api });
    await user.click(await screen.findByRole('button', { name: 'Add sample data' }));
    const remove = await screen.findByRole('button', { name: 'Remove the sample data' });
    api.failNext('DELETE /v1/samples', 409, {
      code: 'in-use',
      blocking: [{ entity: 'lot', id: lot.id, label: lot.lotNumber }],
    });
    await user.click(remove);
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('The sample data were not removed');
    expect(screen.getByRole('link', { name: lot.lotNumber })).toHaveAttribute(
      'href',
      `/produce/${lot.id}`,
    );
    await user.click(remove);
    expect(await screen.findByRole('button', { name: 'Add sample data' })).toBeVisible();
    await waitFor(() =>
      expect(notifications).toEqual([
        'The sample data are removed. These products stay, because you used them: Sample: peppers',
      ]),
    );
  });
});
