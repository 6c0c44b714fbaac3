import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, DatabaseConnection } from '../database/database.ts';
import { isNotNull, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { notifications } from '../database/tables/notifications.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Mail } from '../mail/mail-transport.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { createNewsMails } from './news-mails.ts';
import { notify } from './notify.ts';

describe.each(testDatabases)('The e-mails of notifications, on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let database: Database;
  let sent: Mail[];
  let isDown: boolean;
  let givenUp: string[];
  beforeEach(async () => {
    connection = await open();
    ({ database } = connection);
    [sent, isDown, givenUp] = [[], false, []];
    await database.delete(notifications);
    const [agent] = await database.select().from(agents).where(isNotNull(agents.email)).limit(1);
    if (agent === undefined) throw new Error('No agent');
    const name = { mk: null, en: null };
    const what = { event: 'account-suspended', entity: 'agent', outcome: 'SUSPENDED' } as const;
    const news = { agentId: agent.id, entityId: agent.id, key: 'suspended', at: testNow, name };
    await notify(database, { ...news, ...what });
  });
  afterEach(() => connection.close());

  /** As each of several processes has it. */
  const process = () =>
    createNewsMails({
      database,
      mailer: createMailer({
        transport: {
          send: async (mail) => {
            if (isDown) throw new Error('The mail server is away');
            sent.push(mail);
          },
        },
        shellUrl: 'http://127.0.0.1:3000',
        onFailure: () => undefined,
      }),
      onGivenUp: (_, { event }) => givenUp.push(event),
    });
  async function state() {
    const [row] = await database.select().from(notifications);
    return row?.email;
  }
  /** Passes the pause, or the time for which a process holds an e-mail. */
  const wait = () =>
    database
      .update(notifications)
      .set({ emailNext: sql`clock_timestamp() - interval '1 second'` })
      .where(isNotNull(notifications.emailNext));

  it('are sent when the mail server comes back, and count as sent only then', async () => {
    isDown = true;
    expect([await process().sendDue(), await state()]).toEqual([0, 'DUE']);
    // Not again at once.
    isDown = false;
    expect(await process().sendDue()).toBe(0);
    await wait();
    expect([await process().sendDue(), await state(), sent.length]).toEqual([1, 'SENT', 1]);
    expect(await process().sendDue()).toBe(0);
  });

  it('are sent by another process when one was killed while it sent', async () => {
    await database.update(notifications).set({
      email: 'SENDING',
      emailTries: 1,
      emailNext: sql`clock_timestamp() + interval '1 minute'`,
    });
    expect([await process().sendDue(), sent.length]).toEqual([0, 0]);
    await wait();
    expect([await process().sendDue(), await state()]).toEqual([1, 'SENT']);
  });

  it('are sent once by processes that look at the same time', async () => {
    await Promise.all([process().sendDue(), process().sendDue(), process().sendDue()]);
    expect(sent).toHaveLength(1);
  });

  it('are given up after a day of tries, which is said', async () => {
    isDown = true;
    for (let tries = 1; tries <= 28; tries += 1) {
      expect(await state()).toBe('DUE');
      await wait();
      await process().sendDue();
    }
    expect([await state(), givenUp]).toEqual(['FAILED', ['account-suspended']]);
    isDown = false;
    await wait();
    expect(await process().sendDue()).toBe(0);
  });
});
