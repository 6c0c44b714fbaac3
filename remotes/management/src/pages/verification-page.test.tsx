import type { AgentDetail, WaitingAgent } from '@pazar/contracts/management';
import { aLocation, anAgent, aPage } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAgentDetail, anAuditEntry } from '../../test/management-api.ts';
import { section } from '../section.tsx';

const longAgo = '2026-08-23T10:00:00.000Z';
const me = { id: anAgent().id, displayName: 'Марија Димитрова' };
const lease = { manager: me, until: '2026-11-22T11:02:00.000Z', isOwn: true };
const waiting = {
  status: 'PENDING' as const,
  reason: null,
  requestedAt: longAgo,
  decidedAt: null,
};

function aCase(displayName: string): AgentDetail {
  return anAgentDetail({ displayName, verification: waiting, verified: false, locale: 'mk' });
}

/** Cases that wait, and the API around them. */
function open(details: readonly AgentDetail[], leases: readonly WaitingAgent['lease'][] = []) {
  const rows = details.map(({ id, version, displayName }, index) => ({
    ...anAgent({ id, version, displayName, verificationStatus: 'PENDING' }),
    legalName: null,
    requestedAt: longAgo,
    lease: leases[index] ?? null,
  }));
  const answers = details.flatMap((detail) => {
    const path = `/v1/management/agents/${detail.id}`;
    return Object.entries({
      [path]: detail,
      [`${path}/locations`]: aPage([aLocation({ warnings: ['far_from_address'] })]),
      [`${path}/activity`]: aPage([anAuditEntry()]),
      [`PUT ${path}/lease`]: lease,
      [`DELETE ${path}/lease`]: undefined,
      [`POST ${path}/verification`]: detail,
    });
  });
  const api = fakeApi({
    '/v1/management/verification': {
      ...aPage(rows),
      page: { ...aPage(rows).page, total: rows.length },
    },
    ...Object.fromEntries(answers),
  });
  const shown = renderSection(section, { at: '/management/verification', api });
  const press = (id: string) =>
    act(() =>
      shown
        .commands()
        .find((command) => command.id === id)
        ?.run(),
    );
  return { ...shown, press, api };
}

describe('The verification queue', () => {
  it('opens the oldest case that no manager looks at, with its place and warnings', async () => {
    const { container } = open([aCase('Прв'), aCase('Втор')], [{ ...lease, isOwn: false }]);
    expect(await screen.findByRole('heading', { level: 2, name: 'Втор' })).toHaveFocus();
    expect(await screen.findByText(/Pin far from the address/)).toBeVisible();
    expect(screen.getByText('Asked on 23/08/2026')).toBeVisible();
    expect(
      screen.getByRole('button', { name: /Марија Димитрова looks at this case/ }),
    ).toBeVisible();
    expect(screen.getByText('2 requests wait')).toBeVisible();
    await expectAccessible(container);
  });

  it('sends the reason in the language of the agent, and opens the next case at once', async () => {
    const [first, second] = [aCase('Прв'), aCase('Втор')];
    const { user, api } = open([first, second]);
    await user.click(await screen.findByRole('button', { name: /^The pin is not at the address/ }));
    await user.click(screen.getByRole('button', { name: /^Ask for changes/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Втор' })).toHaveFocus();
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/v1/management/agents/${first.id}/verification`,
      ifMatch: first.version,
      body: {
        decision: 'CHANGES_REQUESTED',
        reason: expect.stringContaining('Ознаката на мапата не е на адресата') as unknown,
      },
    });
    await waitFor(() =>
      expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
        `DELETE /v1/management/agents/${first.id}/lease`,
      ),
    );
  });

  it('rejects nobody without a reason', async () => {
    const { user, api } = open([aCase('Прв')]);
    await user.click(await screen.findByRole('button', { name: /^Reject/ }));
    expect(screen.getByText('Enter 10 to 500 characters')).toBeVisible();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('says that another manager was faster', async () => {
    const detail = aCase('Прв');
    const { user, api } = open([detail]);
    await user.click(await screen.findByRole('button', { name: /^Approve/ }));
    api.failNext(`POST /v1/management/agents/${detail.id}/verification`, 412, 'version-conflict');
    await user.click(screen.getByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('The request of Прв was not decided')).toBeVisible();
  });

  it('approves by two keys, the second of which is on a question, and never shows that case again', async () => {
    const [first, second] = [aCase('Прв'), aCase('Втор')];
    const { user, api, press } = open([first, second]);
    await screen.findByRole('button', { name: /^Approve/ });
    press('queue.VERIFIED');
    expect(await screen.findByRole('heading', { name: 'Approve Прв?' })).toBeVisible();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(screen.getByRole('button', { name: /^Approve/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Втор' })).toHaveFocus();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      decision: 'VERIFIED',
      reason: 'Податоците се проверени и точни.',
    });
    press('queue.previous');
    expect(screen.queryByRole('heading', { level: 2, name: 'Прв' })).toBeNull();
  });

  it('keeps the case and the reason that is being written while the list changes around it', async () => {
    const [first, second] = [aCase('Прв'), aCase('Втор')];
    const { user, refresh, isUnsaved } = open([first, second], [{ ...lease, isOwn: false }]);
    await screen.findByRole('heading', { level: 2, name: 'Втор' });
    await user.type(await screen.findByLabelText('Reason'), 'Бројот на парцелата');
    await refresh();
    expect(screen.getByLabelText('Reason')).toHaveValue('Бројот на парцелата');
    expect(isUnsaved()).toBe(true);
    expect(screen.getByRole('heading', { level: 2, name: 'Втор' })).toBeVisible();
  });

  it('says that nobody waits once the last case is decided', async () => {
    const { press } = open([aCase('Прв')]);
    await screen.findByRole('button', { name: /^Approve/ });
    press('queue.preset.pin');
    press('queue.CHANGES_REQUESTED');
    expect(await screen.findByText('Nobody waits to be verified')).toBeVisible();
  });
});
