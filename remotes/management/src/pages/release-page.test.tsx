import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  allowedPlan,
  at,
  base,
  catalog,
  history,
  refusedPlan,
  releaseApi,
} from '../../test/release-api.ts';
import { section } from '../section.tsx';

describe('The releases of one section', () => {
  it('lists the versions with what each is, and which step of the rollout this is', async () => {
    const state = {
      ...catalog,
      recalled: [{ version: '0.0.8-yyy', at, reason: 'leaks addresses' }],
    };
    const api = releaseApi(state);
    renderSection(section, { at: '/management/releases/catalog', api });
    const list = await screen.findByRole('table', { name: 'Versions' });
    const rows = within(list).getAllByRole('row').slice(1);
    const uses = ['Not live', 'Rolled out in steps', 'Live', 'Can be restored', 'Recalled'];
    for (const [index, use] of uses.entries()) expect(rows[index]).toHaveTextContent(use);
    expect(screen.getByText(/^1 of 2; the next one is checked from/)).toBeVisible();
    expect(screen.getByText('0.0.8-yyy (leaks addresses)')).toBeVisible();
  });

  it('starts a rollout of a version once its effect was shown and confirmed', async () => {
    const state = { ...catalog, rollout: null };
    const api = releaseApi(state, history, { ...allowedPlan, before: state });
    const { user } = renderSection(section, { at: '/management/releases/catalog', api });
    await user.type(await screen.findByLabelText('Reason'), 'new filters');
    await screen.findByRole('option', { name: '0.3.0-ccc' });
    expect(screen.queryByRole('option', { name: '0.0.8-yyy' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Version'), '0.3.0-ccc');
    await user.click(screen.getByRole('button', { name: 'Start a rollout in steps' }));
    expect(await screen.findByText('0.2.0-bbb for 5%, 0.1.0-aaa for the others')).toBeVisible();
    const request = { reason: 'new filters', version: '0.3.0-ccc', automatic: true };
    const writes = () => api.calls.filter(({ method }) => method === 'POST');
    const planned = {
      path: '/v1/releases/plan',
      body: { remote: 'catalog', action: 'canary', request },
    };
    expect(writes()).toMatchObject([planned]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect
      .poll(writes)
      .toMatchObject([planned, { path: `${base}/catalog/canary`, body: request, ifMatch: 7 }]);
  });

  it('starts a rollout with the managers alone', async () => {
    const state = { ...catalog, rollout: null };
    const api = releaseApi(state, history, { ...allowedPlan, before: state });
    const { user } = renderSection(section, { at: '/management/releases/catalog', api });
    await user.type(await screen.findByLabelText('Reason'), 'managers first');
    await screen.findByRole('option', { name: '0.3.0-ccc' });
    await user.selectOptions(screen.getByLabelText('Version'), '0.3.0-ccc');
    await user.click(screen.getByRole('button', { name: 'Start with the managers' }));
    const audience = { roles: ['ROLE_MANAGEMENT'] };
    await expect
      .poll(() => api.calls.filter(({ method }) => method === 'POST'))
      .toMatchObject([{ body: { action: 'canary', request: { automatic: true, audience } } }]);
  });

  it('says who gets a rollout beside its share, in either language', async () => {
    const audience = { roles: ['ROLE_MANAGEMENT'], agents: ['AAAAAAAAAAAAAAAA'] };
    const rollout = catalog.rollout && { ...catalog.rollout, percent: 0, audience };
    const api = releaseApi({ ...catalog, rollout });
    renderSection(section, { at: '/management/releases/catalog', locale: 'mk', api });
    expect(await screen.findByText('управителите, поканети агенти: 1')).toBeVisible();
  });

  it('says why a change is refused, and offers no confirmation', async () => {
    const api = releaseApi(catalog, history, { ...refusedPlan, before: catalog, after: null });
    const { user } = renderSection(section, { at: '/management/releases/catalog', api });
    await user.type(await screen.findByLabelText('Reason'), 'closed for the winter');
    await user.click(screen.getByRole('button', { name: 'Unpublish the section' }));
    expect(await screen.findByText('It was recalled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Do not' }));
    expect(screen.queryByText('It was recalled')).not.toBeInTheDocument();
  });

  it('puts what the controller saw into words of either language', async () => {
    const worse = {
      metric: 'mount-failure',
      kind: 'guardrail',
      canary: { exposed: 200, affected: 10 },
      control: { exposed: 200, affected: 0 },
      evidence: 9,
      threshold: 6,
      isWorse: true,
    };
    const judgement = {
      verdict: 'failure',
      reason: 'guardrail',
      summary: 'mount-failure: 5.00 % of the canary (10 of 200), 0.00 % of the control',
      findings: [worse],
      samples: { canary: 200, control: 200, needed: 100 },
      ratio: { canary: 200, control: 200, expected: 0.5, evidence: 0 },
    };
    const [entry] = history.items;
    const said = { actor: 'controller', action: 'abort', reason: `failure: ${judgement.summary}` };
    const items = [{ ...entry, ...said, details: { judgement } }];
    const api = releaseApi(catalog, { ...history, items });
    renderSection(section, { at: '/management/releases/catalog', locale: 'mk', api });
    const past = await screen.findByRole('table', { name: 'Историја' });
    expect(past).toHaveTextContent(
      /Неуспешни прикажувања: 5\s?% кај новата верзија, 0\s?% кај другите/,
    );
  });
});
