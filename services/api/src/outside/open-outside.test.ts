import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutside } from './open-outside.ts';

describe('The way out', () => {
  let port: number;
  let holder: ReturnType<typeof createServer>;
  beforeEach(async () => {
    holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    ({ port } = address);
  });
  afterEach(() => holder.close());

  const open = async (isDemo: boolean, google: null | typeof client = null) => {
    const said: string[] = [];
    const opened = await openOutside({
      settings: {
        shellUrl: 'http://127.0.0.1:3000',
        google,
        identityPort: port,
        smtpUrl: null,
        mailFrom: 'Pazar <pazar@example.com>',
        bucket: null,
      },
      home: 'state',
      isDemo,
      tell: (message) => said.push(message),
    });
    return { ...opened, said: said.join('\n') };
  };
  const client = {
    issuer: 'https://accounts.google.com',
    clientId: 'pazar',
    clientSecret: 'secret',
  };

  it('plays Google for the demo, and says so', async () => {
    holder.close();
    await once(holder, 'close');
    const { outside, close, said } = await open(true);
    expect(outside.google).not.toBeNull();
    expect(said).toContain(`Google is played by http://127.0.0.1:${port}`);
    expect(said).toContain('E-mails are kept as files in');
    await close();
  });

  it('names the port and its variable when somebody has it', async () => {
    await expect(open(true)).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken. Set PAZAR_IDENTITY_PORT to a free one.`,
    );
  });

  it('plays Google nowhere else: not without the demo, not beside the real one', async () => {
    // The port is in use throughout: these services do not open it.
    const without = await open(false);
    expect(without.outside.google).toBeNull();
    expect(without.said).toContain('Google sign-in is off');
    const real = await open(true, client);
    expect(real.outside.google).not.toBeNull();
    expect(real.said).not.toContain('Google is played');
  });
});
