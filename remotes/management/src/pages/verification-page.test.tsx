import type { AgentDetail, AuditEntry, WaitingAgent } from '@pazar/contracts/management';
import { aLocation, anAgent, aPage } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { act, screen, waitFor, within } from '@testing-library/react';
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

interface OpenOptions {
  at?: `/${string}`;
  events?: readonly AuditEntry[];
}

/** A pin in Konče, 20 km from the municipality of its address. */
const farAway = aLocation({
  lat: 41.49,
  lng: 22.38,
  warnings: ['far_from_address'],
  address: {
    line1: 'ул. „Солунска“ 8',
    settlement: 'Валандово',
    settlementIn: { mk: 'Валандово', en: 'Valandovo' },
    municipalityCode: 'MK-403',
    postalCode: '2460',
    country: 'MK',
  },
});

/** Cases that wait, and the API around them. */
function open(
  details: readonly AgentDetail[],
  leases: readonly WaitingAgent['lease'][] = [],
  { at = '/management/verification', events = [anAuditEntry()] }: OpenOptions = {},
) {
  const waits = details.filter(({ verification }) => verification.status === 'PENDING');
  const rows = waits.map(({ id, version, displayName }, index) => ({
    ...anAgent({ id, version, displayName, verificationStatus: 'PENDING' }),
    legalName: null,
    requestedAt: longAgo,
    lease: leases[index] ?? null,
  }));
  const answers = details.flatMap((detail) => {
    const path = `/v1/management/agents/${detail.id}`;
    return Object.entries({
      [path]: detail,
      [`${path}/locations`]: aPage([farAway]),
      [`${path}/activity`]: aPage([...events]),
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
    '/v1/management/agents': {
      ...aPage([]),
      facets: { verificationStatus: { CHANGES_REQUESTED: 2, VERIFIED: 57, REJECTED: 4 } },
    },
    ...Object.fromEntries(answers),
  });
  const shown = renderSection(section, { at, api });
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
    const warning = await screen.findByText('The pin is not where the address is.');
    expect(warning.parentElement).toHaveTextContent(/It lies in Konče, [\d.]+ km from Valandovo\./);
    expect(screen.getByText(/^Asked on 23\/08\/2026 · registered on/)).toBeVisible();
    expect(
      screen.getByRole('button', { name: /Марија Димитрова looks at this case/ }),
    ).toBeVisible();
    expect(screen.getByText(/^The oldest request came \d+ months ago/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Changes asked 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Decided 61' })).toHaveAttribute(
      'href',
      '/management?verificationStatus=VERIFIED&verificationStatus=REJECTED',
    );
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
    expect(screen.getByLabelText('Reason')).toHaveFocus();
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

  it('shows what is filled in or has changed since the last decision, and no other field', async () => {
    const ofAgent = (over: Partial<AuditEntry>) => anAuditEntry({ entity: 'agent', ...over });
    const business = { legalName: 'Костадинова', taxNumber: '4027012451036' };
    const events = [
      ofAgent({
        action: 'account.request-verification',
        before: { business: { ...business, farmRegistryNumber: null }, verificationReason: 'x' },
        after: { business: { ...business, farmRegistryNumber: '27-004518' }, avatarImageId: null },
      }),
      ofAgent({
        action: 'agent.request-changes',
        reason: 'Недостига бројот.',
        actorRole: 'management',
      }),
      ofAgent({ action: 'account.request-verification' }),
    ];
    const detail = {
      ...aCase('Љупка'),
      business: {
        ...business,
        registrationNumber: null,
        farmRegistryNumber: '27-004518',
        vatRegistered: false,
      },
      duplicates: [
        {
          id: anAgent().id,
          displayName: 'Зелена корпа',
          by: 'phone' as const,
          matches: ['phone' as const],
          accountStatus: null,
          verificationStatus: 'VERIFIED' as const,
          settlement: 'Скопје',
          settlementIn: { mk: 'Скопје', en: 'Skopje' },
        },
      ],
    };
    open([detail], [], { events });
    await screen.findByText('Request 2');
    const names = () => [...document.querySelectorAll('[data-field] > dt')];
    await waitFor(() =>
      expect(names().map(({ textContent }) => textContent)).toEqual([
        'Legal name',
        'Type of user',
        'Tax number (ЕДБ)',
        'Farm register number',
        'Phone',
        'E-mail',
        'Address',
      ]),
    );
    const factOf = (name: string) =>
      names().find(({ textContent }) => textContent === name)?.nextElementSibling;
    expect(factOf('Farm register number')).toHaveTextContent('before: –→after: 27-004518');
    expect(factOf('Phone')).toHaveTextContent('In 1 more account');
    expect(screen.getByText(/Недостига бројот/, { selector: 'q' })).toBeVisible();
  });

  it('opens the case that its address names, and says that it is decided', async () => {
    const [first, second] = [aCase('Прв'), aCase('Втор')];
    const done = { ...aCase('Трет'), verification: { ...waiting, status: 'VERIFIED' as const } };
    const { user, address } = open([first, second, done], [], {
      at: `/management/verification/${done.id}`,
    });
    expect(await screen.findByText('Трет no longer waits')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Втор/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Втор' })).toHaveFocus();
    expect(address()).toBe(`/management/verification/${second.id}`);
    await user.click(screen.getByRole('button', { name: 'Previous case' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Прв' })).toBeVisible();
  });

  it('keeps the answer beside the case, the reason that sends it in red', async () => {
    const { user } = open([aCase('Прв')]);
    const bar = await screen.findByRole('region', { name: 'Decide' });
    const primary = () => bar.querySelector('[data-variant="primary"]');
    expect(primary()).toHaveTextContent('Approve');
    await user.click(screen.getByRole('button', { name: /^Register number missing/ }));
    expect(primary()).toHaveTextContent('Ask for changes');
    expect(within(bar).getAllByRole('button')).toHaveLength(3);
  });
});
