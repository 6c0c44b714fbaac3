import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noteTrouble } from '../alarms/keep-telling.ts';
import { layout } from '../environment.ts';
import { noticeContentSchema, noticeListSchema } from '../domain/notice-api.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';
import { deliverDue } from './deliver.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const minuteMs = 60_000;
const bodySchema = z.strictObject({ ...noticeContentSchema.shape, id: z.uuid() });

describe.each(ruleDatabases)('Operators are told, on $database', ({ createHome }) => {
  const hooks: { id: string; body: z.infer<typeof bodySchema> }[] = [];
  const mails: string[] = [];
  let status = 204;
  let receiver: Server;
  let mailServer: SMTPServer;
  let home: RegistryHome;
  let app: RegistryApp;
  // Receivers refuse a signature that is not of now.
  let clock = Date.now();

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const headers = z.record(z.string(), z.string()).parse(request.headers);
      void text(request).then((payload) => {
        new Webhook(secret).verify(payload, headers);
        const body = bodySchema.parse(JSON.parse(payload));
        hooks.push({ id: headers['webhook-id'] ?? '', body });
        return response.writeHead(status).end();
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let mail = '';
        stream.on('data', (chunk: Buffer) => (mail += chunk.toString()));
        stream.on('end', () => {
          mails.push(mail);
          done();
        });
      },
    });
    mailServer.listen(0, '127.0.0.1');
    await once(mailServer.server, 'listening');
    // Listening TCP servers have an address object; a string is for pipes.
    const hookPort = (receiver.address() as AddressInfo).port;
    const mailPort = (mailServer.server.address() as AddressInfo).port;
    home = await createHome({
      notices: {
        webhook: { url: `http://127.0.0.1:${hookPort}/pazar`, secret },
        mail: {
          smtpUrl: `smtp://127.0.0.1:${mailPort}`,
          mailFrom: 'Pazar <pazar@example.com>',
          to: ['ops@example.com', 'night@example.com'],
        },
      },
    });
    app = await openApp(home, () => new Date(clock));
  });
  afterAll(async () => {
    await app.close();
    await home.remove();
    receiver.close();
    await new Promise((resolve) => mailServer.close(() => resolve(undefined)));
  });
  beforeEach(() => {
    status = 204;
    hooks.length = 0;
    mails.length = 0;
  });

  const parts = () => app.registry.parts;
  const deliver = () =>
    deliverDue({ ...parts().database, senders: parts().notices.senders, now: parts().now });
  const kinds = () => hooks.map(({ body }) => `${body.kind} ${body.remote ?? ''}`.trim());

  async function startCanary(remote: string): Promise<void> {
    await app.publish(remote, '1.0.0');
    await app.publish(remote, '1.1.0', { release: 'none' });
    await app.change(remote, 'canary', { version: '1.1.0', percent: 10 });
  }

  it('of a pause, a rollback and a completed canary, by webhook and by e-mail', async () => {
    await startCanary('catalog');
    await app.change('catalog', 'pause', { reason: 'something smells' });
    await app.change('catalog', 'abort', {});
    await app.change('catalog', 'canary', { version: '1.1.0', percent: 10 });
    await app.change('catalog', 'promote', {});
    await app.change('catalog', 'rollback', {});
    await deliver();
    const wanted = ['paused', 'rolled-back', 'completed', 'rolled-back'];
    expect(kinds()).toEqual(wanted.map((kind) => `${kind} catalog`));
    expect(hooks[0]?.body).toMatchObject({
      title: 'catalog: the canary is paused',
      version: '1.1.0',
    });
    expect(hooks[0]?.body.text).toContain('Reason: something smells');
    expect(mails).toHaveLength(4);
    const mail = await PostalMime.parse(mails[0] ?? '');
    expect(mail.subject).toBe('Pazar: catalog: the canary is paused');
    expect(mail.to?.map(({ address }) => address)).toEqual([
      'ops@example.com',
      'night@example.com',
    ]);
  });

  it('again until the receiver accepts it, with the same id and a longer pause each time', async () => {
    await startCanary('locations');
    await app.change('locations', 'pause', {});
    status = 500;
    expect((await deliver()).map(({ outcome, error }) => [outcome, error])).toContainEqual([
      'again',
      'The receiver answered 500',
    ]);
    expect(await deliver()).toEqual([]);
    clock += 15_000;
    await deliver();
    clock += 15_000;
    expect(await deliver()).toEqual([]);
    clock += 15_000;
    status = 204;
    expect(await deliver()).toMatchObject([{ channel: 'webhook', outcome: 'delivered' }]);
    expect(new Set(hooks.map(({ id }) => id)).size).toBe(1);
    expect(hooks).toHaveLength(3);
    expect(mails).toHaveLength(1);
  });

  it('of nothing older than a day: it is given up, and listed so', async () => {
    status = 500;
    await app.change('locations', 'abort', {});
    for (let attempt = 0; attempt < 40; attempt += 1) {
      await deliver();
      clock += 60 * minuteMs;
    }
    const list = noticeListSchema.parse((await app.call('/v1/notices')).json);
    expect(list.items[1]).toMatchObject({
      channel: 'webhook',
      state: 'failed',
      kind: 'rolled-back',
    });
    expect(list.items[1]?.attempts).toBeLessThan(40);
  });

  it('of what ends soon, of a canary that no browser reports, and of old backups, once', async () => {
    await startCanary('promotion');
    const token = { name: 'team', roles: ['auditor'], remotes: null, days: 10, reason: 'a test' };
    await app.call('/v1/tokens', { method: 'POST', body: token });
    await app.call('/v1/backup', { method: 'POST', body: { reason: 'nightly' } });
    await noteTrouble(parts(), []);
    await deliver();
    expect(hooks.map(({ body }) => body.title)).toEqual(['The token team expires within 14 days']);

    clock += 3 * 24 * 60 * minuteMs;
    for (let look = 0; look < 2; look += 1) await noteTrouble(parts(), []);
    await deliver();
    expect(hooks.slice(1).map(({ body }) => body.title)).toEqual([
      'promotion: no browser reports the canary',
      'No backup was written for two days',
    ]);
    clock += 6 * 24 * 60 * minuteMs;
    await noteTrouble(parts(), []);
    await deliver();
    expect(hooks.slice(3).map(({ body }) => body.title)).toContain(
      'The token team expires within 2 days',
    );
  });

  it('of a statement that is not renewed and of a signing key that is a year old', async () => {
    clock += 351 * 24 * 60 * minuteMs;
    await noteTrouble(parts(), []);
    await deliver();
    expect(hooks.map(({ body }) => body.title)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The statement of document \d+ has expired$/),
        expect.stringMatching(/^The year of the signing key [0-9a-f]{16} expires within 14 days$/),
      ]),
    );
  });

  it('of a backup that failed', async () => {
    const { backups } = layout(home.home);
    await rm(backups, { recursive: true });
    await writeFile(backups, 'in the way of the folder');
    await app.call('/v1/backup', { method: 'POST', body: { reason: 'nightly' } });
    await deliver();
    expect(hooks.at(-1)?.body).toMatchObject({ kind: 'backup-failed', title: 'A backup failed' });
    expect(hooks.at(-1)?.body.text).toContain('EEXIST');
  });

  it('when an operator tests it, and the answer says what arrived', async () => {
    status = 503;
    const answer = await app.call('/v1/notices/test', {
      method: 'POST',
      body: { reason: 'the first evening' },
    });
    expect(noticeListSchema.parse(answer.json).items).toMatchObject([
      { channel: 'mail', state: 'delivered', kind: 'test' },
      { channel: 'webhook', state: 'waiting', error: 'The receiver answered 503' },
    ]);
    expect(hooks[0]?.body.text).toContain('the first evening');
  });
});
