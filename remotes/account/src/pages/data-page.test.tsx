import type { Account } from '@pazar/contracts/account';
import { catchDownloads } from '@pazar/testing/catch-downloads';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi, type FakeAnswer } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anAccount } from '@pazar/testing/an-account';
import { aroundAccount } from '../../test/account-api.ts';
import { section } from '../section.tsx';

const at = '/account/data';
const closing = anAccount({
  version: 8,
  accountStatus: 'CLOSING',
  closesAt: '2126-12-05T10:00:00.000Z',
});

function open(account: Account, answers: Record<string, FakeAnswer> = {}) {
  const api = fakeApi({ ...aroundAccount(account), ...answers });
  return { ...renderSection(section, { at, api }), api };
}

/** The element with the focus, null when that is only the document's body. */
const focusedPart = () =>
  document.activeElement === document.body ? null : document.activeElement;

beforeAll(() => import('./data-page.tsx'));

describe('My data', () => {
  it('downloads everything as one file', async () => {
    const id = '00000000-0000-4000-8000-0000000000e1';
    const instant = '2026-11-22T10:00:00.000Z';
    const downloads = catchDownloads();
    const { user, notifications } = open(anAccount(), {
      'POST /v1/account/export': { id, status: 'READY', createdAt: instant, expiresAt: instant },
      [`/v1/account/export/${id}`]: { blob: new Blob(['zip']), name: 'pazar.zip' },
    });
    await user.click(await screen.findByRole('button', { name: 'Prepare and download' }));
    await vi.waitUntil(() => notifications.length > 0);
    expect(notifications).toEqual(['Your data was downloaded.']);
    expect(downloads.map(({ name }) => name)).toEqual(['pazar.zip']);
  });

  it('says what goes and what stays before the account is closed, and then how to keep it', async () => {
    const { user, api, container } = open(anAccount(), { 'POST /v1/account/close': closing });
    const goes = within(await screen.findByRole('list', { name: 'What goes' }));
    expect(goes.getAllByRole('listitem')).toHaveLength(5);
    expect(await goes.findByText('5 locations')).toBeVisible();
    expect(goes.getByText('1 image')).toBeVisible();
    expect(goes.getByText('2 saved views')).toBeVisible();
    const stays = within(screen.getByRole('list', { name: 'What stays, and why' }));
    expect(stays.getByText('30 products · 21 lots · 8 promotions · 12 images')).toBeVisible();
    expect(stays.getByText('1,041 stock movements')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Current password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Delete in 14 days' }));
    expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeVisible();
    // The next press of Tab reaches it: the button that was pressed is gone.
    await waitFor(() =>
      expect(focusedPart()).toContainElement(
        screen.getByRole('button', { name: 'Keep my account' }),
      ),
    );
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      body: { currentPassword: 'secret' },
      ifMatch: 7,
    });
  });

  it('counts what goes and stays in the plural forms of Macedonian', async () => {
    const api = fakeApi(aroundAccount());
    renderSection(section, { at, api, locale: 'mk' });
    expect(
      // 21 has the form of one.
      await screen.findByText('30 производи · 21 принос · 8 промоции · 12 слики'),
    ).toBeVisible();
    expect(screen.getByText('1.041 промена на залиха')).toBeVisible();
    expect(screen.getByText('5 локации')).toBeVisible();
  });

  it('says of an empty account that it has none of them', async () => {
    const goes = { locations: 0, images: 0, views: 0, imports: 0 };
    const stays = { products: 0, lots: 0, promotions: 0, movements: 0, images: 0, events: 1 };
    open(anAccount(), { '/v1/account/close': { goes, stays } });
    const list = within(await screen.findByRole('list', { name: 'What goes' }));
    expect(await list.findAllByText('None')).toHaveLength(3);
    expect(screen.getByText('1 event')).toBeVisible();
  });

  it('says what goes even when the numbers do not load, and asks for them again', async () => {
    const api = fakeApi(aroundAccount());
    api.failNext('/v1/account/close', 503);
    const { user } = renderSection(section, { at, api });
    expect(
      await screen.findByText('The numbers of your account could not be loaded'),
    ).toBeVisible();
    expect(screen.getByRole('list', { name: 'What goes' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('5 locations')).toBeVisible();
  });

  it('says at the field that the password is wrong, and closes nothing', async () => {
    const { user, api } = open(anAccount());
    api.failNext('POST /v1/account/close', 422, {
      code: 'validation',
      errors: [{ pointer: '/currentPassword', code: 'wrong', detail: 'The password is wrong' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const password = dialog.getByLabelText('Current password');
    await user.type(password, 'not-this{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/The password is wrong/));
    expect(dialog.queryByText('The account was not closed')).not.toBeInTheDocument();
    expect(password).toHaveValue('not-this');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives up the question when another tab has asked for the same, and shows the way back', async () => {
    let stored = anAccount();
    const { user, api } = open(stored, { '/v1/account': () => stored });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Current password'), 'secret');
    stored = closing;
    api.failNext('POST /v1/account/close', 412, 'version-conflict');
    await user.click(dialog.getByRole('button', { name: 'Delete in 14 days' }));
    expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is kept with one press', async () => {
    const { user } = open(closing, { 'DELETE /v1/account/close': anAccount({ version: 9 }) });
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Keep my account' })).not.toBeInTheDocument(),
    );
    await waitFor(() =>
      expect(focusedPart()).toContainElement(
        screen.getByRole('button', { name: 'Delete my account' }),
      ),
    );
  });
});

describe('A suspended account', () => {
  const suspended = anAccount({
    accountStatus: 'SUSPENDED',
    suspension: {
      reason: 'Роба што не одговара.',
      until: '2126-12-05T10:00:00.000Z',
      appeal: null,
    },
  });

  it('says so word for word with its end, and takes an appeal', async () => {
    const appealed = anAccount({
      ...suspended,
      version: 8,
      suspension: {
        reason: 'Роба што не одговара.',
        until: null,
        appeal: { text: 'Не е така, проверете.', at: '2026-11-22T10:00:00.000Z' },
      },
    });
    const { user, api } = open(suspended, { 'POST /v1/account/appeal': appealed });
    expect(await screen.findByText('Роба што не одговара.')).toBeVisible();
    expect(screen.getByRole('heading', { name: /suspended up to 05\/12\/2126/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Appeal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Не е така, проверете.');
    await user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
    expect(await screen.findByText(/^Appeal sent on/)).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      text: 'Не е така, проверете.',
    });
  });
});
