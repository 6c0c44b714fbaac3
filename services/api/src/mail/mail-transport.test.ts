import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMailer } from '../testing/test-mailer.ts';
import { openMailTransport, type Mail } from '@pazar/service/mail-transport';

const from = 'Пазар <pazar@example.com>';
const recipient = { email: 'ana@example.com', locale: 'mk' } as const;

describe('E-mails', () => {
  const received: Buffer[] = [];
  let refusals = 0;
  let server: SMTPServer;
  let url: string;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          refusals -= 1;
          if (refusals >= 0) return done(Object.assign(new Error('later'), { responseCode: 451 }));
          received.push(Buffer.concat(chunks));
          return done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const address = server.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    url = `smtp://127.0.0.1:${address.port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('reach the mail server in the language of the recipient', async () => {
    const mailer = testMailer(
      openMailTransport({ smtpUrl: url, mailFrom: from }, '/nowhere').transport,
    );
    // What a person wrote stays as it is, also where it looks like a link.
    const reason = 'https://pazar.example.com:abc: лошо читлив документ.';
    await mailer.deliver(recipient, ['rejected', reason, mailer.link('/account', 'mk')]);
    const mail = await PostalMime.parse(received.pop() ?? '');
    expect(mail).toMatchObject({
      subject: 'Вашето барање за верификација е одбиено',
      from: { name: 'Пазар', address: 'pazar@example.com' },
      to: [{ address: 'ana@example.com' }],
    });
    expect(mail.text).toContain(reason);
    expect(mail.text).toContain('https://pazar.example.com/account?locale=mk');
  });

  it('are refused as long as the server puts them off', async () => {
    refusals = 1;
    const mailer = testMailer(
      openMailTransport({ smtpUrl: url, mailFrom: from }, '/nowhere').transport,
    );
    const send = () =>
      mailer.deliver({ ...recipient, locale: 'en' }, [
        'verified',
        'Проверено.',
        mailer.link('/product', 'en'),
      ]);
    await expect(send()).rejects.toThrow('later');
    await send();
    expect((await PostalMime.parse(received.pop() ?? '')).subject).toBe('You are verified');
  });

  it('become files without a server, which their owner alone reads', async () => {
    const home = await mkdtemp(join(tmpdir(), 'pazar-outbox-'));
    const mail: Mail = { to: 'ana@example.com', subject: 'Потврдете', text: 'Здраво,\n' };
    const { transport, outbox = '' } = openMailTransport({ smtpUrl: null, mailFrom: from }, home);
    await transport.send(mail);
    const names = await readdir(outbox);
    expect(names).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
    const path = join(outbox, names[0] ?? '');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(await readFile(path));
    expect([parsed.subject, parsed.text?.trim()]).toEqual(['Потврдете', 'Здраво,']);
    await rm(home, { recursive: true });
  });
});
