import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '@pazar/testing/an-account';
import { aroundAccount } from '../../test/account-api.ts';
import { section } from '../section.tsx';

const device = { browser: 'Firefox', system: 'Windows', kind: 'desktop' } as const;
const times = {
  createdAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-12-21T09:00:00.000Z',
};
const sessions = {
  items: [
    { id: '00000000-0000-4000-8000-0000000000c1', device, ...times, isCurrent: true },
    {
      id: '00000000-0000-4000-8000-0000000000c2',
      device: { browser: 'Safari', system: 'iOS', kind: 'mobile' },
      ...times,
      isCurrent: false,
    },
  ],
};

function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  {
    locale = 'en',
    account = anAccount(),
  }: { locale?: 'en' | 'mk'; account?: ReturnType<typeof anAccount> } = {},
) {
  const api = fakeApi({
    ...aroundAccount(account),
    '/v1/account/sessions': sessions,
    ...answers,
  });
  return renderSection(section, { at: '/account/security', locale, api });
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

const passkey = {
  id: '0193b6a0-0000-7000-8000-0000000000d1',
  name: 'My phone',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: null,
};
const challenge = '0193b6a0-0000-7000-8000-0000000000d2';
const security = { passkeys: [passkey], passkeyDomain: 'localhost', secondFactor: null };
const proof = { currentPassword: 'pazar-demo' };

class FakePasskey {
  static parseCreationOptionsFromJSON = (options: object) => options;
  toJSON = () => ({ id: 'made' });
}
function browserThatMakes(create: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', FakePasskey);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { create } }));
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('Sign-in and security', () => {
  it('says beside the page what keeps the account safe, and what is still to do', async () => {
    const factor = { since: times.createdAt, codesLeft: 2 };
    const { infoBar } = open({
      '/v1/account/security': { ...security, secondFactor: factor },
    });
    const safety = within(infoBar);
    expect(await safety.findByText('3 of 4 done')).toBeVisible();
    expect(safety.getByText('You have a passkey')).toBeVisible();
    expect(safety.getByText('Two-step login is on')).toBeVisible();
    expect(safety.getByText('More than one way to log in')).toBeVisible();
    expect(safety.getByText('Only 2 recovery codes are left: make new ones')).toBeVisible();
    expect(safety.getByText(/is mailed to .+@.+ This cannot be turned off/)).toBeVisible();
  });

  it('changes the password, and logs out everywhere else unless the box is unchecked', async () => {
    const { user, api } = open({ 'POST /v1/account/password': undefined });
    const password = await part('Password');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(password.getByLabelText(/^Current password/)).toHaveFocus();
    await user.type(password.getByLabelText(/^Current password/), 'pazar-demo');
    await user.type(password.getByLabelText(/^New password/), 'four words are enough');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(password.queryByLabelText(/^New password/)).toBeNull());
    expect(password.getByRole('button', { name: 'Change password' })).toHaveFocus();
    const [sent] = api.calls.filter(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({
      currentPassword: 'pazar-demo',
      newPassword: 'four words are enough',
      signOutOthers: true,
    });
  });

  it('changes the password under the same key again when the answer was lost', async () => {
    const { user, api } = open({ 'POST /v1/account/password': undefined });
    api.failNext('POST /v1/account/password', 'network');
    const password = await part('Password');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    await user.type(password.getByLabelText(/^Current password/), 'pazar-demo');
    await user.type(password.getByLabelText(/^New password/), 'four words are enough');
    const button = password.getByRole('button', { name: 'Change password' });
    await user.click(button);
    await password.findByRole('heading', { name: 'It is not known whether this was done' });
    await user.click(button);
    await waitFor(() => expect(password.queryByLabelText(/^New password/)).toBeNull());
    const [lost, again, ...more] = api.calls.filter(({ method }) => method === 'POST');
    expect(lost?.idempotencyKey).toBeTruthy();
    expect(again).toEqual(lost);
    expect(more).toEqual([]);
  });

  it('names each device, marks this one, and ends another', async () => {
    const { user, api } = open({
      'DELETE /v1/account/sessions/00000000-0000-4000-8000-0000000000c2': undefined,
    });
    const list = await part('Where you are logged in');
    expect(await list.findByText('Firefox on Windows')).toBeVisible();
    expect(list.getByText('This device')).toBeVisible();
    await user.click(list.getByRole('button', { name: /^Log out: Safari on iOS/ }));
    await waitFor(() =>
      expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1),
    );
  });

  it('does not unlink Google from an account that has no other way in', async () => {
    const signIn = { hasPassword: false, google: { email: 'ana@example.com' } };
    open({}, { account: anAccount({ signIn }) });
    const google = await part('Google');
    expect(google.getByText('ana@example.com', { exact: false })).toBeVisible();
    expect(google.queryByRole('button')).not.toBeInTheDocument();
    expect(google.getByText(/Choose a password first/)).toBeVisible();
  });

  it('adds a passkey that the browser makes, under a name', async () => {
    browserThatMakes(() => Promise.resolve(new FakePasskey()));
    const { user, api } = open({
      'POST /v1/account/passkeys/options': { challenge, options: { challenge: 'sign this' } },
      'POST /v1/account/passkeys': passkey,
    });
    const passkeys = await part('Passkeys');
    await user.click(await passkeys.findByRole('button', { name: 'Add a passkey' }));
    const asked = await dialog('Add a passkey');
    await user.type(asked.getByLabelText(/^Name/), 'My phone');
    await user.type(asked.getByLabelText(/^Current password/), 'pazar-demo');
    await user.click(asked.getByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([proof, { challenge, name: 'My phone', response: { id: 'made' } }]);
  });

  it('says that no passkey was made when the agent cancels, and keeps what was entered', async () => {
    browserThatMakes(() => Promise.reject(new DOMException('Cancelled', 'NotAllowedError')));
    const { user } = open({
      'POST /v1/account/passkeys/options': { challenge, options: { challenge: 'sign this' } },
    });
    const passkeys = await part('Passkeys');
    await user.click(await passkeys.findByRole('button', { name: 'Add a passkey' }));
    const asked = await dialog('Add a passkey');
    await user.type(asked.getByLabelText(/^Name/), 'My phone');
    await user.type(asked.getByLabelText(/^Current password/), 'pazar-demo');
    await user.click(asked.getByRole('button', { name: 'Add a passkey' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('No passkey was made');
    expect(asked.getByLabelText(/^Name/)).toHaveValue('My phone');
  });

  it('renames a passkey, and removes it with the password', async () => {
    const path = `/v1/account/passkeys/${passkey.id}`;
    const { user, api } = open({
      '/v1/account/security': security,
      [`PATCH ${path}`]: passkey,
      [`DELETE ${path}`]: undefined,
    });
    const passkeys = await part('Passkeys');
    await user.click(await passkeys.findByRole('button', { name: 'Rename: My phone' }));
    const rename = await dialog('Rename My phone');
    await user.clear(rename.getByLabelText(/^Name/));
    await user.type(rename.getByLabelText(/^Name/), 'Old phone');
    await user.click(rename.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(passkeys.getByRole('button', { name: 'Remove: My phone' }));
    const remove = await dialog('Remove the passkey My phone?');
    await user.type(remove.getByLabelText(/^Current password/), 'pazar-demo');
    await user.click(remove.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
    expect(sent).toEqual([{ name: 'Old phone' }, proof]);
  });

  it('does not remove the passkey that is the only way in', async () => {
    const signIn = { hasPassword: false, google: null };
    open({ '/v1/account/security': security }, { account: anAccount({ signIn }) });
    const passkeys = await part('Passkeys');
    expect(await passkeys.findByText(/The only way to log in/)).toBeVisible();
    expect(passkeys.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('says where passkeys can be added when this address has none', async () => {
    open({ '/v1/account/security': { ...security, passkeyDomain: 'pazar.example' } });
    const passkeys = await part('Passkeys');
    expect(await passkeys.findByText(/when you open Pazar at pazar\.example/)).toBeVisible();
    expect(passkeys.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('turns two-step login on with a first code, and shows the recovery codes once', async () => {
    const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
    const { user, api } = open({
      'POST /v1/account/second-factor': {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Pazar:producer?secret=JBSWY3DPEHPK3PXP',
      },
      'POST /v1/account/second-factor/confirm': { codes },
    });
    const factor = await part('Two-step login');
    await user.click(await factor.findByRole('button', { name: 'Turn on' }));
    const asked = await dialog('Turn two-step login on?');
    await user.type(asked.getByLabelText(/^Current password/), 'pazar-demo');
    await user.click(asked.getByRole('button', { name: 'Turn on' }));
    const scan = await dialog('Turn two-step login on');
    expect(scan.getByRole('img', { name: /QR code/ })).toBeVisible();
    expect(scan.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(scan.getByLabelText(/^Code/), '123456');
    await user.click(scan.getByRole('button', { name: 'Turn on' }));
    const shown = await dialog('Your recovery codes');
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    const file = shown.getByRole('link', { name: 'Save as a file' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(codes.join('\n'));
    await user.click(shown.getByRole('button', { name: 'Close' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Have you kept the codes?' }),
    );
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    const again = await dialog('Your recovery codes');
    expect(again.getAllByRole('listitem')).toHaveLength(codes.length);
    await user.click(again.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const sent = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([proof, { code: '123456' }]);
  });

  it('says in its own words what is still empty, and sends nothing', async () => {
    const { user, api } = open({}, { locale: 'mk' });
    const password = await part('Лозинка');
    await user.click(password.getByRole('button', { name: 'Промени лозинка' }));
    await user.click(password.getByRole('button', { name: 'Промени лозинка' }));
    expect(await password.findByText('Внесете ја лозинката')).toBeVisible();
    expect(password.getByText('Задолжително поле')).toBeVisible();
    const factor = await part('Најава во два чекора');
    await user.click(await factor.findByRole('button', { name: 'Вклучи' }));
    const asked = await dialog('Да се вклучи најавата во два чекора?');
    await user.click(asked.getByRole('button', { name: 'Вклучи' }));
    expect(await asked.findByText('Внесете ја лозинката')).toBeVisible();
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('turns two-step login off with the password and a code', async () => {
    const secondFactor = { since: '2026-11-20T09:00:00.000Z', codesLeft: 8 };
    const { user, api } = open({
      '/v1/account/security': { ...security, secondFactor },
      'DELETE /v1/account/second-factor': undefined,
    });
    const factor = await part('Two-step login');
    expect(await factor.findByText(/Recovery codes left: 8/)).toBeVisible();
    await user.click(factor.getByRole('button', { name: 'Turn off' }));
    const asked = await dialog('Turn two-step login off?');
    await user.type(asked.getByLabelText(/^Code/), '123456');
    await user.type(asked.getByLabelText(/^Current password/), 'pazar-demo');
    await user.click(asked.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [sent] = api.calls.filter(({ method }) => method === 'DELETE');
    expect(sent?.body).toEqual({ ...proof, code: '123456' });
  });

  it('lists what changed of the login', async () => {
    const event = {
      id: '0193b6a0-0000-7000-8000-0000000000e1',
      event: 'security',
      outcome: 'account.add-passkey',
      at: '2026-11-20T09:00:00.000Z',
      readAt: null,
      entity: 'agent',
      entityId: '00000000-0000-4000-8000-00000000000a',
      name: null,
      facts: {},
    };
    open({ '/v1/notifications': { items: [event], page: { next: null, prev: null, limit: 20 } } });
    const events = await part('Security events');
    expect(await events.findByText('A passkey was added')).toBeVisible();
  });

  it('speaks Macedonian', async () => {
    open({}, { locale: 'mk' });
    expect(await screen.findByRole('heading', { name: 'Каде сте најавени' })).toBeVisible();
    expect(await screen.findByText('Firefox на Windows')).toBeVisible();
  });
});
