import {
  authenticationProviderSchema,
  roleSchema,
  userTypeSchema,
} from '@pazar/contracts/agent-kinds';
import { aSession } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAccount } from '@pazar/testing/an-account';
import { aroundAccount } from '../../test/account-api.ts';
import { section } from '../section.tsx';

type Options = Omit<Partial<Parameters<typeof renderSection>[1]>, 'api'>;

function open(options: Options = {}, account = anAccount()) {
  const api = fakeApi(aroundAccount(account));
  return renderSection(section, { at: '/account', ...options, api });
}

async function fields() {
  await screen.findAllByRole('term');
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(terms.map((term, index) => [term, values[index]]));
}

describe('Account', () => {
  it('opens at the profile, under the name of the agent', async () => {
    const { address } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/account/profile'));
    expect(await screen.findByText('Благој Митрев · Producer')).toBeVisible();
  });

  it('opens each group at its own address', async () => {
    const { user, address } = open();
    const tabs = await screen.findByRole('navigation');
    const current = await within(tabs).findByRole('link', { current: 'page' });
    expect(current).toHaveTextContent('Profile');
    await user.click(within(tabs).getByRole('link', { name: 'Security' }));
    expect(address()).toBe('/account/security');
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Security');
  });

  it('shows the ways to sign in to who comes back from Google', async () => {
    const { address } = open({ at: '/account/security?google=linked' });
    expect(await screen.findByText('Google is linked to your account')).toBeInTheDocument();
    expect(address()).toBe('/account/security?google=linked');
  });

  it('shows every field of the session', async () => {
    const { user } = open({ session: aSession({ id: 'agent-7', roles: roleSchema.options }) });
    expect(await fields()).toEqual({
      Username: 'producer',
      'User type': 'Producer',
      Roles: 'Consumer, Agent and Manager',
      'Registered with': 'Password',
      Verification: 'Verified',
      'Logged in until': '01/01/2126, 13:00',
      'Registered on': '14/03/2026, 10:00',
      'Last changed': '23/08/2026',
      Identifier: 'agent-7',
    });
    expect(screen.getByText('agent-7')).not.toBeVisible();
    await user.click(screen.getByText('Details for support'));
    expect(screen.getByText('agent-7')).toBeVisible();
  });

  it('speaks Macedonian', async () => {
    open({ locale: 'mk', session: aSession({ verified: false }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Сметка' })).toBeVisible();
    expect(await fields()).toMatchObject({
      'Корисничко име': 'producer',
      'Вид на корисник': 'Производител',
      Улоги: 'Агент',
      Верификација: 'Не е верификуван',
      'Најавата важи до': '01.01.2126, 13:00',
    });
  });

  it('never shows the token, even if one were handed down', async () => {
    const session = Object.assign(aSession(), { token: 'secret-token' });
    const { infoBar } = open({ session });
    await fields();
    expect(document.body).not.toHaveTextContent('secret-token');
    expect(infoBar).not.toHaveTextContent('secret-token');
  });

  it.each(userTypeSchema.options)('says the type of user in words: %s', async (userType) => {
    open({ session: aSession({ userType }) });
    expect((await fields())['User type']).toMatch(/^[A-Z][a-z]+$/);
  });

  it.each(authenticationProviderSchema.options)(
    'says the way of signing in: %s',
    async (authenticationProvider) => {
      open({ session: aSession({ authenticationProvider }) });
      expect((await fields())['Registered with']).toMatch(/^[A-Z][a-z]+$/);
    },
  );

  it('shows nothing in the moment between signing out and leaving', () => {
    open({ session: null });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('says that an address below it does not exist, and links back', async () => {
    const { user, address } = open({ at: '/account/none' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the section’s first page' }));
    await waitFor(() => expect(address()).toBe('/account/profile'));
  });
});
