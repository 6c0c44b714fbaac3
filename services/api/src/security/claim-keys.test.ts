import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '@pazar/service/start-problem';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createScratchDatabase,
  type ScratchDatabase,
} from '@pazar/service/testing/scratch-database';
import { testServerUrl } from '../testing/test-databases.ts';
import { claimKeys } from './claim-keys.ts';
import { createSecrets } from './secrets.ts';

describe.each(testServerUrl === '' ? [] : [testServerUrl])('The keys of an api', (server) => {
  let scratch: ScratchDatabase;
  beforeAll(async () => {
    scratch = await createScratchDatabase(server);
  });
  afterAll(() => scratch.drop());

  it('are the same: one with other keys does not start, as long as the first one runs', async () => {
    const { url } = scratch;
    const [common, other] = [createSecrets(), createSecrets()];
    const first = await claimKeys(url, common);
    const second = await claimKeys(url, common);
    await expect(claimKeys(url, other)).rejects.toThrow(StartProblem);
    await expect(claimKeys(url, other)).rejects.toThrow('PAZAR_TOKEN_KEY and PAZAR_CURSOR_KEY');
    await first();
    await expect(claimKeys(url, other)).rejects.toThrow(StartProblem);
    await second();
    const alone = await claimKeys(url, other);
    await expect(claimKeys(url, common)).rejects.toThrow(StartProblem);
    await alone();
  });

  it('are compared also when both start at once', async () => {
    const started = await Promise.allSettled(
      [createSecrets(), createSecrets()].map((secrets) => claimKeys(scratch.url, secrets)),
    );
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const one of started) if (one.status === 'fulfilled') await one.value();
  });

  it('are claimed again when the server has ended the connection', async () => {
    const { url } = scratch;
    const end = await claimKeys(url, createSecrets(), 1);
    const client = new Client({ connectionString: url });
    await client.connect();
    // Other tests of this server claim keys too, each in another database.
    const { rows: ended } = await client.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'pazar-api-keys' and datname = current_database()`,
    );
    expect(ended).toHaveLength(1);
    // A terminated connection keeps its locks until the server has ended it.
    const isHeld = async () => {
      const { rows } = await client.query(
        `select 1 from pg_locks join pg_stat_activity using (pid)
          where locktype = 'advisory' and granted and classid = 1801812339 and pid <> $1
            and datname = current_database()`,
        [ended[0]?.pid],
      );
      return rows.length > 0;
    };
    while (!(await isHeld())) await wait(5);
    await expect(claimKeys(url, createSecrets())).rejects.toThrow(StartProblem);
    await client.end();
    await end();
  });
});
