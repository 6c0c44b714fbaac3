import { renderSection } from '@pazar/testing/render-section';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  allowedPlan,
  at,
  base,
  catalog,
  found,
  history,
  refusedPlan,
  releaseApi,
} from '../../test/release-api.ts';
import { section } from '../section.tsx';

/** The changes and plans that were sent. */
const changes = (api: ReturnType<typeof releaseApi>) =>
  api.calls.filter(({ method }) => method === 'POST');

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
    const said = 'prices per kilogram (3fa9c1d, Ana)';
    expect(rows[0]).toHaveTextContent(said);
    expect(rows[1]).not.toHaveTextContent('Ana');
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

  it('keeps new releases from a section, and offers then only what gives a version to fewer', async () => {
    const open = releaseApi();
    const { user } = renderSection(section, { at: '/management/releases/catalog', api: open });
    await user.type(await screen.findByLabelText('Reason'), 'the week of the fair');
    await user.click(screen.getByRole('button', { name: 'Freeze the releases' }));
    const frozen = { by: 'catalog-team', at, reason: 'the week of the fair' };
    await expect
      .poll(() => changes(open))
      .toMatchObject([{ path: `${base}/catalog/freeze`, body: { reason: frozen.reason } }]);
    cleanup();

    const api = releaseApi({ ...catalog, frozen });
    renderSection(section, { at: '/management/releases/catalog', api });
    expect(await screen.findByText(/^catalog-team, since .*: the week of the fair$/)).toBeVisible();
    const has = (name: string) => screen.queryByRole('button', { name }) !== null;
    const offered = ['Allow releases again', 'Pause', 'Abort the rollout', 'Change the share'];
    expect(offered.map(has)).toEqual([true, true, true, true]);
    const kept = ['Freeze the releases', 'Take the next step', 'Give it to everybody'];
    expect(kept.map(has)).toEqual([false, false, false]);
  });

  it('starts a rollout with the managers alone', async () => {
    const state = { ...catalog, rollout: null };
    const api = releaseApi(state, history, { ...allowedPlan, before: state });
    const { user } = renderSection(section, { at: '/management/releases/catalog', api });
    await user.type(await screen.findByLabelText('Reason'), 'managers first');
    await screen.findByRole('option', { name: '0.3.0-ccc' });
    await user.selectOptions(screen.getByLabelText('Version'), '0.3.0-ccc');
    const start = screen.getByRole('button', { name: 'Start with the managers' });
    await user.click(start);
    const audience = { roles: ['ROLE_MANAGEMENT'], agents: [] };
    const asked = (request: object) => ({ body: { action: 'canary', request } });
    const steps = asked({ automatic: true, audience });
    await expect.poll(() => changes(api)).toMatchObject([steps]);
    // A share stays: no check continues with a next step.
    await user.type(screen.getByRole('textbox', { name: /^Share of the visitors/ }), '5');
    expect(screen.queryByRole('checkbox', { name: /^The automatic check/ })).toBeNull();
    await user.click(start);
    const share = asked({ automatic: false, percent: 5, audience });
    await expect.poll(() => changes(api)).toMatchObject([steps, share]);
  });

  it('starts a rollout with one agent, found by name or e-mail', async () => {
    const state = { ...catalog, rollout: null };
    const api = releaseApi(state, history, { ...allowedPlan, before: state });
    const { user } = renderSection(section, { at: '/management/releases/catalog', api });
    await user.type(await screen.findByLabelText('Reason'), 'she asked for it');
    await screen.findByRole('option', { name: '0.3.0-ccc' });
    await user.selectOptions(screen.getByLabelText('Version'), '0.3.0-ccc');
    const start = screen.getByRole('button', { name: 'Start with one agent' });
    await user.click(start);
    expect(screen.getByText('Choose an agent')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: /^Agent/ }), 'farm@');
    await user.click(
      await screen.findByRole('option', { name: 'Farm Trajkovi (farm@example.org)' }),
    );
    await user.click(start);
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
    expect(changes(api)).toMatchObject([
      { body: { request: { version: '0.3.0-ccc', audience: { agents: [found.id] } } } },
    ]);
  });

  it('invites one more agent to an open rollout, changes its share, and ends the invitations', async () => {
    const audience = { roles: ['ROLE_MANAGEMENT'], agents: [] };
    const rollout = catalog.rollout && { ...catalog.rollout, audience };
    const state = { ...catalog, rollout };
    const api = releaseApi(state, history, { ...allowedPlan, before: state, after: state });
    const { user } = renderSection(section, { at: '/management/releases/catalog', api });
    await user.type(await screen.findByLabelText('Reason'), 'a few more');
    await user.type(screen.getByRole('combobox', { name: /^Agent/ }), 'farm');
    await user.click(await screen.findByRole('option', { name: /^Farm Trajkovi/ }));
    await user.type(screen.getByRole('textbox', { name: /^Share of the visitors/ }), '2.5');
    const asked = [
      ['Invite the agent', { audience: { agents: [found.id], keep: true } }],
      ['Change the share', { percent: 2.5 }],
      ['End the invitations', { audience: {} }],
    ] as const;
    for (const [name, request] of asked) {
      await user.click(screen.getByRole('button', { name }));
      expect(await screen.findAllByText(/for the others; also for managers$/)).toHaveLength(2);
      await user.click(await screen.findByRole('button', { name: 'Do not' }));
      const body = { action: 'canary', request: { version: '0.2.0-bbb', ...request } };
      expect(changes(api).at(-1)).toMatchObject({ path: '/v1/releases/plan', body });
    }
  });

  it('says who watches the rollout, what was seen, and which shares come', async () => {
    renderSection(section, { at: '/management/releases/catalog', api: releaseApi() });
    expect(
      await screen.findByText(/^The registry checks every 60 s, .* after 2 failed/),
    ).toBeVisible();
    expect(screen.getByText('40 visits so far; 100 are needed')).toBeVisible();
    expect(screen.getByText('5% → 50%')).toBeVisible();
  });

  it('says who gets a rollout beside its share, in either language', async () => {
    const audience = { roles: ['ROLE_MANAGEMENT'], agents: ['AAAAAAAAAAAAAAAA'] };
    const rollout = catalog.rollout && { ...catalog.rollout, percent: 0, audience };
    const api = releaseApi({ ...catalog, rollout });
    renderSection(section, { at: '/management/releases/catalog', locale: 'mk', api });
    expect(await screen.findByText('управителите, поканети агенти: 1')).toBeVisible();
  });

  it('says in either language why a change is refused', async () => {
    const until = '2027-03-01';
    const checks = [{ name: 'deprecated', result: 'passed', detail: 'email goes', until }];
    const refused = { ...refusedPlan, code: 'last-step', checks, before: catalog, after: null };
    const api = releaseApi(catalog, history, refused);
    const page = { at: '/management/releases/catalog', locale: 'mk', api } as const;
    const { user } = renderSection(section, page);
    await user.type(await screen.findByLabelText('Причина'), 'уште еден чекор');
    await user.click(screen.getByRole('button', { name: 'Премини на следниот чекор' }));
    expect(await screen.findByText(/^Воведувањето е на последниот чекор/)).toBeVisible();
    expect(screen.getByText('deprecated: email goes')).toHaveAttribute('lang', 'en');
  });

  it('says why a change is refused, and offers no confirmation', async () => {
    const api = releaseApi(catalog, history, { ...refusedPlan, before: catalog, after: null });
    const { user } = renderSection(section, { at: '/management/releases/catalog', api });
    await user.type(await screen.findByLabelText('Reason'), 'closed for the winter');
    await user.click(screen.getByRole('button', { name: 'Unpublish the section' }));
    expect(await screen.findByText('It was recalled')).toHaveAttribute('lang', 'en');
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
