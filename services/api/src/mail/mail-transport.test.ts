import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';
import { outboxTransport, smtpTransport, type Mail } from './mail-transport.ts';

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
    const failures: unknown[] = [];
    const mailer = createMailer({
      transport: smtpTransport(url, from),
      shellUrl: 'https://pazar.example.com',
      onFailure: (error) => failures.push(error),
    });
    mailer.send('rejected', recipient, 'Лошо читлив документ.', mailer.link('/account'));
    await mailer.finish();
    const mail = await PostalMime.parse(received.pop() ?? '');
    expect(mail).toMatchObject({
      subject: 'Вашето барање за верификација е одбиено',
      from: { name: 'Пазар', address: 'pazar@example.com' },
      to: [{ address: 'ana@example.com' }],
    });
    expect(mail.text).toContain('Лошо читлив документ.');
    expect(mail.text).toContain('https://pazar.example.com/account');
    expect(failures).toEqual([]);
  });

  it('are tried again when the server puts them off', async () => {
    refusals = 2;
    const mailer = createMailer({
      transport: smtpTransport(url, from),
      shellUrl: 'https://pazar.example.com',
      onFailure: () => undefined,
      pauses: [1, 1],
    });
    mailer.send('verified', { ...recipient, locale: 'en' }, mailer.link('/product'));
    await mailer.finish();
    expect((await PostalMime.parse(received.pop() ?? '')).subject).toBe('You are verified');
  });

  it('that cannot be sent are reported, and stop nothing', async () => {
    const failures: unknown[] = [];
    const mailer = createMailer({
      transport: { send: () => Promise.reject(new Error('no route')) },
      shellUrl: 'https://pazar.example.com',
      onFailure: (error) => failures.push(error),
      pauses: [],
    });
    mailer.send('verified', recipient, mailer.link('/product'));
    await mailer.finish();
    expect(failures).toEqual([new Error('no route')]);
  });

  it('become files without a server, which their owner alone reads', async () => {
    const home = await mkdtemp(join(tmpdir(), 'pazar-outbox-'));
    const outbox = join(home, 'outbox');
    const mail: Mail = { to: 'ana@example.com', subject: 'Потврдете', text: 'Здраво,\n' };
    await outboxTransport(outbox, from).send(mail);
    const names = await readdir(outbox);
    expect(names).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
    const path = join(outbox, names[0] ?? '');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(await readFile(path));
    expect([parsed.subject, parsed.text?.trim()]).toEqual(['Потврдете', 'Здраво,']);
    await rm(home, { recursive: true });
  });
});
