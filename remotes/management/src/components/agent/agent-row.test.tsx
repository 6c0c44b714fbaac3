import { accountStatusSchema, verificationStatusSchema } from '@pazar/contracts/account-status';
import { roleSchema, userTypeSchema } from '@pazar/contracts/agent-kinds';
import { aPage, anAgent } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../../section.tsx';

async function rowOf(agent: ReturnType<typeof anAgent>, locale: 'en' | 'mk' = 'en') {
  renderSection(section, {
    at: '/management',
    locale,
    api: fakeApi({
      ...listAnswers,
      '/v1/reference/municipalities': { items: [] },
      '/v1/management/agents': aPage([agent]),
    }),
  });
  await screen.findByRole('rowheader');
  return [screen.getByRole('rowheader'), ...screen.getAllByRole('cell')].map(
    (cell) => cell.textContent,
  );
}

describe('A row of the agents', () => {
  it('names the agent, roles, settlement, account, verification and registration', async () => {
    expect(await rowOf(anAgent())).toEqual([
      'Благој Митревblagoj · Producer',
      'Agent',
      'Bosilovo',
      'Active',
      'Verified',
      '14/03/2026',
    ]);
  });

  it('agrees in Macedonian: the account is feminine, the agent masculine', async () => {
    const agent = anAgent({ accountStatus: 'SUSPENDED', verificationStatus: 'REJECTED' });
    const row = await rowOf(agent, 'mk');
    expect(row.slice(2, 5)).toEqual(['Босилово', 'Суспендирана', 'Одбиен']);
  });

  it('has the first letter of the name as its picture, which no screen reader reads', async () => {
    await rowOf(anAgent());
    const head = screen.getByRole('rowheader');
    expect(head.querySelector('[data-letter]')).toHaveAttribute('data-letter', 'Б');
    expect(head).toHaveAccessibleName('Благој Митрев blagoj · Producer');
  });

  it('leaves open a settlement that is not known, and names every role', async () => {
    const row = await rowOf(
      anAgent({ settlement: null, settlementIn: null, roles: roleSchema.options }),
    );
    expect(row.slice(1, 3)).toEqual(['Consumer, Agent, Manager', '–']);
  });

  it.each(accountStatusSchema.options)('says the status of the account: %s', async (status) => {
    expect((await rowOf(anAgent({ accountStatus: status })))[3]).toMatch(/^[A-Z][a-z]+$/);
  });

  it.each(verificationStatusSchema.options)('says the verification: %s', async (status) => {
    expect((await rowOf(anAgent({ verificationStatus: status })))[4]).toMatch(/^[A-Z][a-z ]+$/);
  });

  it.each(userTypeSchema.options)('says the type of user: %s', async (userType) => {
    expect((await rowOf(anAgent({ userType })))[0]).toMatch(/ · [A-Z][a-z]+$/);
  });
});
