import { aSession } from '@pazar/testing/builders';
import { authenticationProviderSchema, roleSchema, userTypeSchema } from '@pazar/contracts/session';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../section.tsx';

const at = '/account';

function fields() {
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(terms.map((term, index) => [term, values[index]]));
}

describe('Account', () => {
  it('shows every field of the session', () => {
    renderSection(section, { at, session: aSession({ id: 'agent-7', roles: roleSchema.options }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect(fields()).toEqual({
      Username: 'producer',
      'User type': 'Producer',
      Roles: 'Consumer, Agent and Manager',
      'Login method': 'Password',
      Verification: 'Verified',
      'Logged in until': '01/01/2126, 13:00',
      'Registered on': '14/03/2026, 10:00',
      'Last changed': '23/08/2026, 12:00',
      Identifier: 'agent-7',
    });
  });

  it('speaks Macedonian', () => {
    renderSection(section, { at, locale: 'mk', session: aSession({ verified: false }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Сметка' })).toBeVisible();
    expect(fields()).toMatchObject({
      'Корисничко име': 'producer',
      'Вид на корисник': 'Производител',
      Улоги: 'Агент',
      Верификација: 'Не е верификуван',
      'Најавата важи до': '01.01.2126, 13:00',
    });
  });

  it('never shows the token, even if one were handed down', () => {
    const session = Object.assign(aSession(), { token: 'secret-token' });
    const { infoBar } = renderSection(section, { at, session });
    expect(document.body).not.toHaveTextContent('secret-token');
    expect(infoBar).not.toHaveTextContent('secret-token');
  });

  it.each(userTypeSchema.options)('says the type of user in words: %s', (userType) => {
    renderSection(section, { at, session: aSession({ userType }) });
    expect(fields()['User type']).toMatch(/^[A-Z][a-z]+$/);
  });

  it.each(authenticationProviderSchema.options)('says the way of signing in: %s', (provider) => {
    renderSection(section, { at, session: aSession({ authenticationProvider: provider }) });
    expect(fields()['Login method']).toMatch(/^[A-Z][a-z]+$/);
  });

  it('shows nothing in the moment between signing out and leaving', () => {
    renderSection(section, { at, session: null });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('says that an address below it does not exist, and leads back', async () => {
    const { user, address } = renderSection(section, { at: `${at}/none` });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the section’s first page' }));
    expect(address()).toBe(at);
  });
});
