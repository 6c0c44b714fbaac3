import type { Role } from '@pazar/contracts/agent-kinds';
import type { ViewAgent } from '@pazar/shell/session';
import { aSession } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAgentDetail, aroundAgent } from '../../../test/management-api.ts';
import { section } from '../../section.tsx';

/** The actions on the page of an agent with this role. */
async function openActions(
  role: Role,
  viewAgent?: ViewAgent,
  over: Parameters<typeof anAgentDetail>[0] = {},
) {
  const agent = anAgentDetail({ roles: [role], ...over });
  const path = `/v1/management/agents/${agent.id}`;
  const session = { ...aSession({ username: 'mitrev' }), token: 'view' };
  const answers = {
    [path]: agent,
    [`POST ${path}/view`]: session,
    [`POST ${path}/second-factor/end`]: null,
  };
  const api = fakeApi({ ...listAnswers, ...aroundAgent(agent), ...answers });
  const page = renderSection(section, { at: `/management/agents/${agent.id}`, api, viewAgent });
  await page.user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  return page;
}

const reason = 'Не ги гледа своите залихи.';

/** A manager has asked to see the pages of an agent, and given the reason. */
async function askForView(viewAgent?: ViewAgent) {
  const page = await openActions('ROLE_AGENT', viewAgent);
  await page.user.click(screen.getByRole('menuitem', { name: 'View as agent' }));
  const dialog = screen.getByRole('dialog', { name: 'View as Благој Митрев' });
  await page.user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), reason);
  return { ...page, dialog };
}

describe('The view as an agent', () => {
  it('shows the tab as the agent after a reason', async () => {
    const { user, api, viewed, dialog } = await askForView();
    expect(dialog).toHaveTextContent('You can change nothing');
    expect(viewed).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'View' }));
    await waitFor(() => expect(viewed).toEqual(['mitrev']));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason });
  });

  it('says so where the browser does not store it', async () => {
    const { user, dialog } = await askForView(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(within(dialog).getByRole('button', { name: 'View' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('This browser has no space for the view');
  });

  it('is not offered for the account of another manager', async () => {
    await openActions('ROLE_MANAGEMENT');
    expect(screen.getByRole('menuitem', { name: 'Suspend' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'View as agent' })).not.toBeInTheDocument();
  });
});

describe('Two-step login of an agent', () => {
  it('is turned off with a reason, where it is on', async () => {
    const { user, api } = await openActions('ROLE_AGENT', undefined, { hasSecondFactor: true });
    await user.click(screen.getByRole('menuitem', { name: 'Turn two-step login off' }));
    const dialog = screen.getByRole('dialog', { name: /^Turn two-step login of Благој/ });
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), reason);
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    const sent = () => api.calls.find(({ method }) => method === 'POST');
    await waitFor(() => expect(sent()?.path).toMatch(/\/second-factor\/end$/));
    expect(sent()?.body).toEqual({ reason });
  });

  it('is not offered where it is off', async () => {
    await openActions('ROLE_AGENT');
    expect(screen.queryByRole('menuitem', { name: /two-step/ })).not.toBeInTheDocument();
  });

  it('leaves an account that closes open to a suspension', async () => {
    await openActions('ROLE_AGENT', undefined, { accountStatus: 'CLOSING' });
    expect(screen.getByRole('menuitem', { name: 'Suspend' })).toBeVisible();
  });
});
