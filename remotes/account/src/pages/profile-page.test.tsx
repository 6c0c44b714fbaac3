import { fakeApi } from '@pazar/testing/fake-api';
import { promiseForm } from '@pazar/testing/promise-form';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anAccount } from '@pazar/testing/an-account';
import { aroundAccount } from '../../test/account-api.ts';
import { section } from '../section.tsx';

const account = anAccount();

// The form brings its inputs along: the first test does not wait for both to be compiled.
beforeAll(() => import('./profile-page.tsx'));

describe('The profile', () => {
  promiseForm({
    section,
    at: '/account/profile',
    save: 'PATCH /v1/account',
    record: account,
    words: { title: 'Account', titleMk: 'Сметка', form: 'Profile' },
    field: { label: 'Displayed name', member: 'displayName', text: 'Green farm' },
    wrong: {
      label: 'Phone',
      text: 'call me',
      fault: 'A number such as 070 123 456',
    },
    around: aroundAccount(account),
  });

  it.each(['/account/profile', '/account/business'])(
    'says once why a suspended account saves nothing: %s',
    async (at) => {
      const suspension = { reason: 'Роба што не одговара.', until: null, appeal: null };
      const suspended = anAccount({ accountStatus: 'SUSPENDED', suspension });
      renderSection(section, { at, api: fakeApi(aroundAccount(suspended)) });
      expect(
        await screen.findByText('Nothing can be saved: your account is suspended.'),
      ).toBeVisible();
      expect(screen.getAllByText(/Роба што не одговара/)).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    },
  );

  it('changes the language of the shell at once', async () => {
    const api = fakeApi(aroundAccount(account));
    const { user, chosenLocales } = renderSection(section, { at: '/account/profile', api });
    await user.click(await screen.findByRole('radio', { name: 'Македонски' }));
    expect(chosenLocales).toEqual(['mk']);
  });

  it('asks for the password before another e-mail, which then waits', async () => {
    const waiting = anAccount({
      version: 8,
      pendingEmail: 'new@example.com',
      pendingEmailWaitsFor: ['new', 'present'],
    });
    const api = fakeApi({ ...aroundAccount(account), 'PATCH /v1/account': waiting });
    const { user } = renderSection(section, { at: '/account/profile', api });
    await user.click(await screen.findByRole('button', { name: 'Change the e-mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the e-mail' }));
    await user.type(dialog.getByRole('textbox', { name: 'New e-mail' }), 'new@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(dialog.getByText('Enter your password')).toBeVisible();
    await user.type(dialog.getByLabelText('Current password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(
      await screen.findByText(/^new@example.com waits .* to it and to the present address/),
    ).toBeVisible();
    const sent = api.calls.find(({ method }) => method === 'PATCH');
    expect(sent).toMatchObject({
      ifMatch: account.version,
      body: { email: 'new@example.com', currentPassword: 'secret' },
    });
  });
});

describe('A new e-mail', () => {
  it('is not the present one, and a wrong password is said at its field', async () => {
    const api = fakeApi(aroundAccount(account));
    api.failNext('PATCH /v1/account', 422, {
      code: 'validation',
      errors: [{ pointer: '/currentPassword', code: 'wrong', detail: 'The password is wrong' }],
    });
    const { user } = renderSection(section, { at: '/account/profile', api });
    await user.click(await screen.findByRole('button', { name: 'Change the e-mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the e-mail' }));
    const email = dialog.getByRole('textbox', { name: 'New e-mail' });
    await user.type(email, account.email ?? '');
    await user.type(dialog.getByLabelText('Current password'), 'not-this');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(dialog.getByText('This is the present address')).toBeVisible();
    expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
    await user.clear(email);
    await user.type(email, 'new@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(
        /The password is wrong/,
      ),
    );
    expect(email).toHaveValue('new@example.com');
  });

  it.each([
    [['new'], 'new@example.com waits for its confirmation: open the link that was sent there.'],
    [['present'], /^new@example.com is confirmed. Open the link .* present address too/],
  ] as const)('says where its link was not opened yet: %j', async (waitsFor, words) => {
    const email = { pendingEmail: 'new@example.com', pendingEmailWaitsFor: [...waitsFor] };
    const api = fakeApi(aroundAccount(anAccount(email)));
    renderSection(section, { at: '/account/profile', api });
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('The business', () => {
  it('says before it is saved that a change needs a new verification', async () => {
    const back = anAccount({
      version: 8,
      verified: false,
      verification: { ...account.verification, status: 'PENDING' },
    });
    const api = fakeApi({ ...aroundAccount(account), 'PATCH /v1/account': back });
    const { user } = renderSection(section, { at: '/account/business', api });
    const name = await screen.findByRole('textbox', { name: /^Legal name/ });
    expect(screen.queryByText('Saving needs a new verification')).not.toBeInTheDocument();
    await user.clear(name);
    await user.type(name, 'Нова фирма');
    expect(screen.getByText('Saving needs a new verification')).toBeVisible();
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    const question = screen.getByRole('alertdialog', { name: 'Hide all your products?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(save);
    await user.click(screen.getByRole('button', { name: 'Save and hide' }));
    const sent = await vi.waitUntil(() => api.calls.find(({ method }) => method === 'PATCH'));
    expect(sent.body).toEqual({ business: { legalName: 'Нова фирма' } });
  });

  it('says what a number of a register looks like, where it is none', async () => {
    const api = fakeApi(aroundAccount(account));
    const { user } = renderSection(section, { at: '/account/business', api });
    await user.type(await screen.findByRole('textbox', { name: /^Tax number/ }), '12AB');
    await user.type(screen.getByRole('textbox', { name: /^Registration number/ }), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: /^Tax number: 13 digits/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Registration number: 7 digits.' })).toBeVisible();
  });

  it('refuses a personal identity number in place of a tax number', async () => {
    const api = fakeApi(aroundAccount(account));
    const { user } = renderSection(section, { at: '/account/business', api });
    await user.type(await screen.findByRole('textbox', { name: /^Tax number/ }), '0101990450006');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByRole('link', { name: /^Tax number: A personal identity number/ }),
    ).toBeVisible();
  });
});
