import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from './open-postgres.ts';
import { plannedForItsValues, statementNames } from './prepare-statements.ts';

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
    let database: string;
    let url: string;
    beforeEach(async () => {
      database = `pazar_service_${randomBytes(6).toString('hex')}`;
      await onServer(`create database ${database}`);
      const address = new URL(server);
      address.pathname = `/${database}`;
      url = address.href;
    });
    afterEach(() => onServer(`drop database ${database} with (force)`));

    it('end a statement and a transaction that hang, and speak UTC under their own name', async () => {
      const pool = await openPostgres(url, { name, migrations: [] });
      const { rows } = await pool.query<Record<string, string>>(
        `select current_setting('statement_timeout') as statement, current_setting('TimeZone') as zone,
        current_setting('idle_in_transaction_session_timeout') as transaction,
        current_setting('application_name') as name`,
      );
      expect(rows).toEqual([
        { statement: '15s', zone: 'UTC', transaction: '30s', name: `pazar-${name}` },
      ]);
      await pool.end();
    });

    it('may be ended by the server within a transaction: the process goes on', async () => {
      const pool = await openPostgres(url, { name, migrations: [] });
      const client = await pool.connect();
      await client.query('begin');
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const ended = new Promise((resolve) => client.once('end', resolve));
      await onServer(`select pg_terminate_backend(${rows[0]?.pid})`);
      await ended;
      await expect(client.query('select 1')).rejects.toThrow('not queryable');
      client.release();
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await pool.end();
    });

    it('prepare what is sent again, unless its values decide how it is read', async () => {
      const pool = await openPostgres(url, { name, migrations: [] }, 1);
      const repeated = 'select $1::text as value';
      for (const text of [repeated, `${repeated} ${plannedForItsValues}`]) {
        for (const value of ['a', 'b', 'c']) {
          expect((await pool.query({ text }, [value])).rows).toEqual([{ value }]);
        }
      }
      const { rows } = await pool.query('select statement from pg_prepared_statements');
      expect(rows).toEqual([{ statement: repeated }]);
      await pool.end();
    });

    it('migrate without a limit of time, and both of two that start at once', async () => {
      const sql = `create table ${name}.limits as select current_setting('statement_timeout') as statement`;
      const schema = { name, migrations: [{ name: '0001_limits.sql', checksum: '1', sql }] };
      const pools = await Promise.all([openPostgres(url, schema), openPostgres(url, schema)]);
      const limits = await pools[0].query(`select statement from ${name}.limits`);
      expect(limits.rows).toEqual([{ statement: '0' }]);
      await Promise.all(pools.map((pool) => pool.end()));
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

describe('The names of statements', () => {
  it('are given to the second of the same text, and to so many at most', () => {
    const { nameOf } = statementNames(2);
    const [first, second, , other, third, ...more] = ['a', 'a', 'b', 'b', 'a', 'c', 'c'].map(
      nameOf,
    );
    expect([first, ...more]).toEqual([undefined, undefined, undefined]);
    expect(second).toMatch(/^.{22}$/);
    expect(third).toBe(second);
    expect(other).not.toBe(second);
  });
});
