import type { AgentDetail } from '@pazar/contracts/management';
import { anId } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';
import { promiseRecordPage } from '@pazar/testing/promise-record-page';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAgentDetail, aroundAgent } from '../../../test/management-api.ts';
import { section } from '../../section.tsx';

function open(over: Partial<AgentDetail> = {}, below = '', answers = {}) {
  const agent = anAgentDetail(over);
  const path = `/v1/management/agents/${agent.id}`;
  const api = fakeApi({ ...listAnswers, ...aroundAgent(agent), [path]: agent, ...answers });
  const at = `/management/agents/${agent.id}${below}` as const;
  return { ...renderSection(section, { at, api }), api, agent, path };
}

describe('The page of an agent', () => {
  const record = anAgentDetail();
  promiseRecordPage({
    section,
    at: `/management/agents/${record.id}`,
    path: `/v1/management/agents/${record.id}`,
    record,
    list: { path: '/management', title: 'Management' },
    words: {
      title: 'Благој Митрев',
      titleMk: 'Благој Митрев',
      loading: 'Loading the agent…',
      failed: 'The agent could not be loaded',
    },
    around: aroundAgent(record),
  });

  it('names who may be the same person, and what is the same', async () => {
    const id = anId();
    open({
      duplicates: [
        {
          id,
          displayName: 'Зелена корпа',
          by: 'phone',
          matches: ['phone', 'name'],
          accountStatus: 'ACTIVE',
          verificationStatus: 'VERIFIED',
          settlement: 'Скопје',
          settlementIn: { mk: 'Скопје', en: 'Skopje' },
        },
      ],
    });
    const card = await screen.findByRole('region', { name: 'Possible duplicates' });
    expect(card).toHaveTextContent('Skopje · VerifiedSame: Phone and Name');
    expect(within(card).getByRole('link', { name: 'Зелена корпа' })).toHaveAttribute(
      'href',
      `/management/agents/${id}`,
    );
  });

  it('sets a possible duplicate apart, and undoes that at a press', async () => {
    const twin = {
      id: anId(),
      displayName: 'Зелена корпа',
      by: 'phone' as const,
      matches: ['phone' as const],
      accountStatus: null,
      verificationStatus: null,
      settlement: null,
      settlementIn: null,
    };
    const detail = anAgentDetail({ duplicates: [twin] });
    const path = `/v1/management/agents/${detail.id}`;
    const answers = { [path]: detail, [`POST ${path}/apart`]: undefined };
    const api = fakeApi({ ...listAnswers, ...aroundAgent(detail), ...answers });
    const { user, notifications, actions } = renderSection(section, {
      at: `/management/agents/${detail.id}`,
      api,
    });
    await user.click(await screen.findByRole('button', { name: 'Not the same' }));
    const said = 'Зелена корпа is another person, and is no longer shown here.';
    await waitFor(() => expect(notifications).toEqual([said]));
    const sent = () => api.calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
    expect(sent()).toEqual([{ other: twin.id, isApart: true }]);
    actions[0]?.onAction();
    await waitFor(() => expect(sent()[1]).toEqual({ other: twin.id, isApart: false }));
  });

  it('says that the agent is suspended, until when and why', async () => {
    open({
      accountStatus: 'SUSPENDED',
      suspension: {
        reason: 'Повеќе пријави.',
        until: '2026-12-01T11:00:00.000Z',
        appeal: { text: 'Стоката е заменета.', at: '2026-11-22T11:00:00.000Z' },
      },
    });
    expect(await screen.findByText('Up to 01/12/2026, 12:00. Повеќе пријави.')).toBeVisible();
    expect(screen.getByText(/Стоката е заменета/)).toBeVisible();
  });

  it('of an agent who waits leads to the case, where it is decided', async () => {
    const { agent } = open({
      verification: { status: 'PENDING', reason: null, requestedAt: null, decidedAt: null },
    });
    expect(await screen.findByRole('link', { name: 'Decide the request' })).toHaveAttribute(
      'href',
      `/management/verification/${agent.id}`,
    );
  });

  it('lists what the agent keeps, each row with the way to its record', async () => {
    open({}, '/products');
    const row = await screen.findByRole('row', { name: /Tomato Rozov/ });
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/management\/products\//);
  });

  it('shows the places on the map', async () => {
    const { container } = open({}, '/locations');
    expect(await screen.findByRole('row', { name: /Стопанство Митреви/ })).toBeVisible();
    expect(await screen.findByRole('group', { name: /The locations of this agent/ })).toBeVisible();
    await expectAccessible(container);
  });

  it('shows each field of a change before and after, in words', async () => {
    open({}, '/activity');
    const entry = await screen.findByRole('article');
    expect(entry).toHaveTextContent(/VAT rate.*18%.*5%/);
    expect(within(entry).getByRole('link', { name: /Tomato/ })).toBeVisible();
  });

  it('says that the agent is logged in nowhere', async () => {
    open({}, '/sessions');
    expect(await screen.findByText('This agent is logged in nowhere')).toBeVisible();
  });

  it('suspends until the end of a day, with a reason and what follows from it', async () => {
    const { user, api, path, agent, notifications } = open();
    const call = `POST ${path}/suspend`;
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Suspend' }));
    const dialog = screen.getByRole('dialog', { name: 'Suspend Благој Митрев?' });
    expect(dialog).toHaveTextContent('Customers do not see the products');
    await user.type(within(dialog).getByRole('textbox', { name: /^Last day/ }), '01/12/2126');
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Повеќе пријави.');
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    api.failNext(call, 409, 'last-manager');
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await within(dialog).findByText(/^Nobody else would be left/)).toBeVisible();
    expect(notifications).toEqual([]);
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      body: { reason: 'Повеќе пријави.', until: '2126-12-01T23:00:00.000Z' },
      ifMatch: agent.version,
    });
  });

  it('says what a change of roles gives and takes before it is sent', async () => {
    const agent = anAgentDetail();
    const path = `/v1/management/agents/${agent.id}`;
    const { user, api, notifications } = open(agent, '', { [`PUT ${path}/roles`]: agent });
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Change roles' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: /^Manager/ }));
    await user.click(within(dialog).getByRole('checkbox', { name: /^Agent/ }));
    expect(within(dialog).getByRole('status')).toHaveTextContent('Gets: ManagerLoses: Agent');
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Нов управител.');
    await user.click(within(dialog).getByRole('button', { name: 'Change roles' }));
    await waitFor(() => expect(notifications).toEqual(['The roles of Благој Митрев are changed.']));
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      roles: ['ROLE_MANAGEMENT'],
      reason: 'Нов управител.',
    });
  });

  it('offers nothing for an account that is closed', async () => {
    open({ accountStatus: 'CLOSED' });
    await screen.findByRole('heading', { level: 1, name: 'Благој Митрев' });
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  });

  it('adds a note, and keeps what was typed when it could not be added', async () => {
    const { user, api, path } = open({}, '/notes');
    const call = `POST ${path}/notes`;
    const field = await screen.findByRole('textbox', { name: /^New note/ });
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    expect(screen.getByText('Enter 2 to 2000 characters')).toBeVisible();
    await user.type(field, 'Се јавил по телефон.');
    api.failNext(call, 503);
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(field).toHaveValue('Се јавил по телефон.');
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      text: 'Се јавил по телефон.',
    });
  });
});
