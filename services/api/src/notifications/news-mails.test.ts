import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, DatabaseConnection } from '../database/database.ts';
import { isNotNull, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { jobs } from '../database/tables/jobs.ts';
import { notifications } from '../database/tables/notifications.ts';
import type { Mail } from '@pazar/service/mail-transport';
import { passPauses, testWorker } from '../testing/run-jobs.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testMailer } from '../testing/test-mailer.ts';
import { testNow } from '../testing/test-seed.ts';
import { newsMailWork } from './news-mails.ts';
import { notify } from './notify.ts';

describe.each(testDatabases)('The e-mails of notifications, on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let database: Database;
  let sent: Mail[];
  let isDown: boolean;
  beforeEach(async () => {
    connection = await open();
    ({ database } = connection);
    [sent, isDown] = [[], false];
    await database.delete(notifications);
    await database.delete(jobs);
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
    testWorker(database, [
      newsMailWork(
        database,
        testMailer({
          send: async (mail) => {
            if (isDown) throw new Error('The mail server is away');
            sent.push(mail);
          },
        }),
      ),
    ]);
  async function state() {
    const [row] = await database.select().from(notifications);
    return row?.email;
  }

  it('are sent when the mail server comes back, and count as sent only then', async () => {
    isDown = true;
    await process().runAll();
    expect(await state()).toBe('DUE');
    // Not again at once.
    isDown = false;
    expect(await process().runNext()).toBe(false);
    await passPauses(database);
    await process().runAll();
    expect([await state(), sent.length]).toEqual(['SENT', 1]);
    expect(await database.$count(jobs)).toBe(0);
  });

  it('are sent by another process when one was killed while it sent', async () => {
    await database
      .update(jobs)
      .set({ attempts: 1, fence: 1, heldUntil: sql`clock_timestamp() + interval '1 minute'` });
    await process().runAll();
    expect([await state(), sent.length]).toEqual(['DUE', 0]);
    await passPauses(database);
    await process().runAll();
    expect([await state(), sent.length]).toEqual(['SENT', 1]);
  });

  it('are sent once by processes that look at the same time', async () => {
    await Promise.all([process().runAll(), process().runAll(), process().runAll()]);
    expect(sent).toHaveLength(1);
  });

  it('are given up after a day of tries', async () => {
    isDown = true;
    const worker = process();
    for (let tries = 1; tries <= 28; tries += 1) {
      expect(await state()).toBe('DUE');
      await passPauses(database);
      await worker.runNext();
    }
    expect([await state(), worker.runs.at(-1)]).toEqual(['FAILED', 'news-mail given-up']);
    isDown = false;
    await passPauses(database);
    expect(await process().runNext()).toBe(false);
  });
});
