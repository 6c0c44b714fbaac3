import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { keepTelling, noteTrouble } from '../alarms/keep-telling.ts';
import { backUp } from '../backup/back-up.ts';
import { createApp } from '../create-app.ts';
import { recordListSchema } from '../domain/audit-api.ts';
import { layout } from '../environment.ts';
import { noticeContentSchema, noticeListSchema } from '../domain/notice-api.ts';
import { readLastBackup } from '../registry/figures.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';
import { deliverDue } from './deliver.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const minuteMs = 60_000;
const bodySchema = z.strictObject({ ...noticeContentSchema.shape, id: z.uuid() });

describe.each(ruleDatabases)('Operators are notified, on $database', ({ createHome }) => {
  const hooks: { id: string; body: z.infer<typeof bodySchema> }[] = [];
  const mails: string[] = [];
  let status = 204;
  let hangs = false;
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
        if (hangs) return undefined;
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
    receiver.closeAllConnections();
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

  it('by a channel that works while another one does not answer, and a stop waits for neither', async () => {
    await deliver();
    hooks.length = 0;
    mails.length = 0;
    await startCanary('account');
    await app.change('account', 'pause', {});
    hangs = true;
    const stop = keepTelling(parts(), [], createApp(app.registry, false).log);
    await vi.waitFor(() => expect([hooks.length, mails.length]).toEqual([1, 1]));
    await stop();
    hangs = false;
    expect(await deliver()).toMatchObject([{ channel: 'webhook', outcome: 'delivered' }]);
    expect(hooks.map(({ id }) => id)).toEqual([hooks[0]?.id, hooks[0]?.id]);
  });

  it('once, also when another process took over from one that was slow', async () => {
    await app.change('account', 'abort', {});
    const mail = async () => {
      clock += minuteMs + 1;
      await deliver();
      throw new Error('too late');
    };
    await deliverDue({ ...parts().database, senders: { mail }, now: parts().now });
    clock += 60 * minuteMs;
    expect(await deliver()).toEqual([]);
    expect(mails).toHaveLength(1);
  });

  it('of nothing that a channel missed while it was switched off for a day', async () => {
    await app.change('account', 'canary', { version: '1.1.0', percent: 10 });
    await app.change('account', 'pause', {});
    const { mail } = parts().notices.senders;
    await deliverDue({ ...parts().database, senders: mail ? { mail } : {}, now: parts().now });
    clock += 25 * 60 * minuteMs;
    expect(await deliver()).toEqual([]);
    const none = { ...parts(), notices: { channels: [], senders: {} } };
    expect(await noteTrouble(none, [])).toEqual({ givenUp: 1 });
    const list = noticeListSchema.parse((await app.call('/v1/notices')).json);
    expect(list.items.slice(0, 2)).toMatchObject([
      { channel: 'mail', state: 'delivered', kind: 'paused' },
      { channel: 'webhook', state: 'failed', error: 'It was not sent within a day' },
    ]);
    await app.change('account', 'abort', {});
    await deliver();
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
        expect.stringMatching(/^The signing key [0-9a-f]{16} will be a year old within 14 days$/),
      ]),
    );
  });

  it('of a backup that failed while it was written, which is not the last backup then', async () => {
    const last = await readLastBackup(parts().database.queries);
    const name = `${new Date(clock).toISOString().replaceAll(':', '-')}.pazar-backup.gz`;
    await writeFile(join(layout(home.home).backups, name), 'in the way of the file');
    await app.call('/v1/backup', { method: 'POST', body: { reason: 'nightly' } });
    await deliver();
    expect(hooks.at(-1)?.body).toMatchObject({ kind: 'backup-failed', title: 'A backup failed' });
    expect(hooks.at(-1)?.body.text).toContain('EEXIST');
    expect(last).toBeInstanceOf(Date);
    expect(await readLastBackup(parts().database.queries)).toEqual(last);
    const notices = { channels: ['no channel' as never], senders: {} };
    const untold = { ...app.registry, parts: { ...parts(), notices } };
    const order = { actor: 'local', reason: 'nightly', home: home.home };
    await expect(backUp(untold, order)).rejects.toThrow(/EEXIST.*No operator is notified/);
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
    const { items } = recordListSchema.parse((await app.call('/v1/history')).json);
    expect(items[0]).toMatchObject({ action: 'test-notices', reason: 'the first evening' });
  });
});
