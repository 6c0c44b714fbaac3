import type { AuditProof } from '@pazar/contracts/audit-proof';
import { aPage, anAgent, anId } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAuditEntry, municipalityReference } from '../../../test/management-api.ts';
import { section } from '../../section.tsx';

const proofPath = '/v1/management/audit/proof';
type Answers = NonNullable<Parameters<typeof fakeApi>[0]>;

function aProof(over: Partial<AuditProof> = {}): AuditProof {
  return {
    at: '2026-11-20T07:30:00.000Z',
    by: { id: anId(), displayName: 'Марија Димитрова' },
    entries: 1204,
    head: { position: 1210, hash: 'c0ffee'.padEnd(64, '0') },
    fault: null,
    ...over,
  };
}

const agent = anAgent({ displayName: 'Зелена корпа' });

function open(
  entry = anAuditEntry(),
  at: `/${string}` = '/management/audit',
  answers: Answers = {},
) {
  const api = fakeApi({
    ...listAnswers,
    ...municipalityReference,
    '/v1/management/audit': aPage([entry]),
    '/v1/management/agents': aPage([agent]),
    [proofPath]: { proof: aProof() },
    ...answers,
  });
  return { ...renderSection(section, { at, api }), api };
}

describe('The audit log', () => {
  it('shows who did what, before and after side by side, and links to what is meant', async () => {
    const entry = anAuditEntry({ reason: 'Погрешна стапка.' });
    const { container } = open(entry);
    const row = await screen.findByRole('row', { name: /Tomato/ });
    expect(row).toHaveTextContent(/VAT rate: .*18%.*5%/);
    expect(row).toHaveTextContent('Погрешна стапка.');
    expect(within(row).getByRole('link', { name: 'Tomato' })).toHaveAttribute(
      'href',
      `/management/products/${entry.entityId}`,
    );
    const [who] = within(row).getAllByRole('link', { name: 'Благој Митрев' });
    expect(who).toHaveAttribute('href', `/management/agents/${entry.actor?.id}`);
    await expectAccessible(container);
  });

  it('shows three fields of a change, and the others when they are unfolded', async () => {
    const before = { vatRate: 18, sku: 'A-1', status: 'DRAFT', note: 'Стара', tags: ['a', 'b'] };
    const after = { vatRate: 5, sku: 'A-2', status: 'ACTIVE', note: 'Нова', tags: ['a'] };
    const { user } = open(anAuditEntry({ before, after }));
    const row = await screen.findByRole('row', { name: /Tomato/ });
    expect(within(row).getByText('Draft')).toBeVisible();
    const more = within(row).getByText('2 more fields');
    expect(within(row).getByText('Нова')).not.toBeVisible();
    await user.click(more);
    expect(within(row).getByText('Нова')).toBeVisible();
  });

  it('shows what was created as it is, without a before', async () => {
    open(anAuditEntry({ action: 'product.create', before: null, after: { sku: 'A-1' } }));
    const row = await screen.findByRole('row', { name: /Tomato/ });
    expect(row).toHaveTextContent(/SKU:\s*A-1/);
    expect(row).not.toHaveTextContent('→');
  });

  it('names each member of a business, leaves out what is empty, and shows no identifier', async () => {
    const business = { legalName: 'Трајкови', taxNumber: '4030000000001', vatRegistered: true };
    const before = { business, avatarImageId: null, verificationReason: null, id: anId() };
    const after = {
      business: { ...business, taxNumber: '4030000000018' },
      avatarImageId: anId(),
      verificationReason: null,
      version: 4,
    };
    open(anAuditEntry({ action: 'account.update', entity: 'agent', before, after }));
    const row = await screen.findByRole('row', { name: /Tomato/ });
    const names = [...row.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Tax number (ЕДБ): ', 'Image: ']);
    expect(row).toHaveTextContent(/4030000000001.*4030000000018/);
    expect(row).not.toHaveTextContent(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('shows a change that was repeated on one line, with how often', async () => {
    const entry = anAuditEntry({
      action: 'preferences.update',
      before: { lists: 1 },
      after: { lists: 2 },
    });
    const again = { ...entry, id: anId(), before: { lists: 0 }, after: { lists: 1 } };
    open(entry, '/management/audit', { '/v1/management/audit': aPage([entry, again]) });
    const row = await screen.findByRole('row', { name: /Preferences changed ×2/ });
    expect(row).toHaveTextContent(/Columns of lists: .*0.*2/);
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });

  it('links nowhere where the thing is gone', async () => {
    open(anAuditEntry({ action: 'product.delete', name: null }));
    const row = await screen.findByRole('row', { name: /Домат/ });
    expect(within(row).queryByRole('link', { name: 'Домат' })).not.toBeInTheDocument();
  });

  it('is filtered by who did it, found by typing a name', async () => {
    const { user, api, address } = open();
    await screen.findByRole('row', { name: /Tomato/ });
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = screen.getByRole('dialog', { name: 'Filter' });
    await user.click(within(dialog).getByRole('button', { name: /^Who$/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Who' }), 'Зелена');
    await user.click(await screen.findByRole('option', { name: /Зелена корпа/ }));
    await waitFor(() => expect(address()).toContain(`actorId=${agent.id}`));
    await waitFor(() =>
      expect(api.calls.some(({ query }) => JSON.stringify(query).includes(agent.id))).toBe(true),
    );
  });

  it('is searched by what the thing, the person or the reason is called', async () => {
    const { user, api } = open();
    await screen.findByRole('row', { name: /Tomato/ });
    await user.type(screen.getByRole('searchbox'), 'zelena');
    await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ q: 'zelena' }));
  });

  it('opens under the filters of its address', async () => {
    const id = anId();
    const { api } = open(anAuditEntry(), `/management/audit?entity=product&agentId=${id}`);
    await screen.findByRole('row', { name: /Tomato/ });
    const asked = api.calls.find(({ path }) => path === '/v1/management/audit');
    expect(asked?.query).toMatchObject({ entity: ['product'], agentId: [id] });
  });

  it('names the people of its filters, and says when their names cannot be loaded', async () => {
    const at = `/management/audit?agentId=${agent.id}` as const;
    let isDown = true;
    const { user } = open(anAuditEntry(), at, {
      '/v1/management/agents': () => {
        if (isDown) throw fakeFailure(500);
        return aPage([agent]);
      },
    });
    await screen.findByText('Some of what belongs here could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Whose data: Зелена корпа' })).toBeVisible();
  });

  it('says that all of it is as it was written, who checked that and when', async () => {
    const { container } = open();
    const proof = await screen.findByRole('region', { name: 'Proof of the log' });
    await within(proof).findByText('Yes: all 1,204 events are as they were written.');
    expect(proof).toHaveTextContent('Checked by Марија Димитрова, 20/11/2026, 08:30');
    expect(proof).toHaveTextContent(/Fingerprint of entry 1,210.*c0ffee/);
    await expectAccessible(container);
  });

  it('says that the log was empty when it was checked, not that it is', async () => {
    open(anAuditEntry(), '/management/audit', {
      [proofPath]: { proof: aProof({ entries: 0, head: null }) },
    });
    expect(await screen.findByText('The log was empty then.')).toBeVisible();
    expect(screen.queryByText('Nothing has happened yet')).toBeNull();
  });

  it('names the event that was changed in the database, and what that means', async () => {
    const entry = anAuditEntry({ actor: { id: anId(), displayName: 'Зоран Наумовски' } });
    const fault = { kind: 'changed', position: 57, entry } as const;
    let proof: AuditProof | null = null;
    const { user } = open(anAuditEntry(), '/management/audit', {
      [proofPath]: () => ({ proof }),
      [`POST ${proofPath}`]: () => (proof = aProof({ fault })),
    });
    await screen.findByText('The log has not been checked yet.');
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    const broken = await screen.findByRole('region', {
      name: 'This event is not as it was written',
    });
    expect(broken).toHaveTextContent('Entry 57');
    expect(broken).toHaveTextContent('Зоран Наумовски');
    expect(broken).toHaveTextContent('Do not rely on this event or on those after it.');
    expect(within(broken).getByRole('link', { name: 'Tomato' })).toBeVisible();
  });
});
