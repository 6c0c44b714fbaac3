import { describe, expect, it } from 'vitest';
import { openAdapters } from './open-adapters.ts';

describe('The outgoing connections', () => {
  const open = async (google: null | typeof client = null) => {
    const said: string[] = [];
    const adapters = await openAdapters({
      settings: {
        shellUrl: 'http://127.0.0.1:3000',
        google,
        smtpUrl: null,
        mailFrom: 'Pazar <pazar@example.com>',
        bucket: null,
      },
      home: 'state',
      notify: (message) => said.push(message),
    });
    return { adapters, said: said.join('\n') };
  };
  const client = {
    issuer: 'https://accounts.google.com',
    clientId: 'pazar',
    clientSecret: 'secret',
  };

  it('are files and no Google where nothing is set, and the service says so', async () => {
    const { adapters, said } = await open();
    expect(adapters.google).toBeNull();
    expect(said).toContain('Google sign-in is off: set PAZAR_GOOGLE_CLIENT_ID and its secret.');
    expect(said).toContain('E-mails are kept as files in');
  });

  it('have Google where its client is set', async () => {
    const { adapters, said } = await open(client);
    expect(adapters.google).not.toBeNull();
    expect(said).not.toContain('Google');
  });
});
