import { describe, expect, it } from 'vitest';
import { openOutside } from './open-outside.ts';

describe('The outgoing connections', () => {
  const open = async (google: null | typeof client = null) => {
    const said: string[] = [];
    const outside = await openOutside({
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
    return { outside, said: said.join('\n') };
  };
  const client = {
    issuer: 'https://accounts.google.com',
    clientId: 'pazar',
    clientSecret: 'secret',
  };

  it('are files and no Google where nothing is set, and the service says so', async () => {
    const { outside, said } = await open();
    expect(outside.google).toBeNull();
    expect(said).toContain('Google sign-in is off: set PAZAR_GOOGLE_CLIENT_ID and its secret.');
    expect(said).toContain('E-mails are kept as files in');
  });

  it('have Google where its client is set', async () => {
    const { outside, said } = await open(client);
    expect(outside.google).not.toBeNull();
    expect(said).not.toContain('Google');
  });
});
