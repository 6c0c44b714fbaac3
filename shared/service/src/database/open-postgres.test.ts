import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { openPostgres } from './open-postgres.ts';

/** The PostgreSQL server to test on, which `npm test` starts. */
const server = process.env['PAZAR_TEST_POSTGRES_URL'] ?? '';

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe.each(server === '' ? [] : (['api', 'releases'] as const))(
  'The connections of %s',
  (name) => {
    it('end a statement and a transaction that hang, and speak UTC under their own name', async () => {
      const database = `pazar_service_${randomBytes(6).toString('hex')}`;
      await onServer(`create database ${database}`);
      const url = new URL(server);
      url.pathname = `/${database}`;
      const pool = await openPostgres(url.href, { name, migrations: [] });
      const { rows } = await pool.query<Record<string, string>>(
        `select current_setting('statement_timeout') as statement, current_setting('TimeZone') as zone,
        current_setting('idle_in_transaction_session_timeout') as transaction,
        current_setting('application_name') as name`,
      );
      expect(rows).toEqual([
        { statement: '15s', zone: 'UTC', transaction: '30s', name: `pazar-${name}` },
      ]);
      await pool.end();
      await onServer(`drop database ${database}`);
    });
  },
);

describe('A server that does not answer', () => {
  it('is named without its password', async () => {
    const url = 'postgres://pazar:secret@127.0.0.1:1/pazar';
    const refusal = openPostgres(url, { name: 'releases', migrations: [] });
    await expect(refusal).rejects.toThrow(
      'The database at 127.0.0.1:1 (DATABASE_URL) does not answer',
    );
    await expect(refusal).rejects.not.toThrow('secret');
  });
});
