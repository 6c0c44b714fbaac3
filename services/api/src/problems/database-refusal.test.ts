import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databaseFault } from '../database/database-fault.ts';
import { sql, type SQL } from '../database/drizzle.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { knownRecords } from '../records/known-records.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { databaseRefusal } from './database-refusal.ts';

const namesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });

function problemOf(error: unknown) {
  const fault = databaseFault(error);
  return fault && databaseRefusal(fault);
}

describe.each(bothDatabases)('Faults of $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  async function faultOf(statement: SQL): Promise<unknown> {
    try {
      await test.connection.database.transaction((transaction) => transaction.execute(statement));
    } catch (error) {
      return error;
    }
    throw new Error('That was no fault.');
  }

  it.each([
    [
      'a name that is taken',
      sql`update api.agents set username = 'seller' where username = 'producer'`,
      { code: 'duplicate', errors: [{ pointer: '/username', code: 'duplicate' }] },
    ],
    [
      'a row that others depend on',
      sql`delete from api.agents where username = 'producer'`,
      { code: 'in-use' },
    ],
    [
      'a row that is not there',
      sql`update api.products set moderation_by = gen_random_uuid(), moderation = 'BLOCKED',
        moderation_reason = 'A reason that is long enough', moderation_at = now()`,
      { code: 'validation' },
    ],
    [
      'stock below nothing',
      sql`update api.lots set sold = sold + 999999999 where status = 'AVAILABLE'`,
      { code: 'insufficient-stock' },
    ],
    [
      'a character that is none',
      sql`select * from api.agents where username = ${'a\0b'}`,
      { code: 'malformed' },
    ],
    ['a day of no year', sql`select ${'0000-01-01'}::date`, { code: 'malformed' }],
  ])('report %s', async (_what, statement, expected) => {
    expect(problemOf(await faultOf(statement))).toMatchObject(expected);
  });

  it('reveal nothing of a mistake of the service', async () => {
    expect(problemOf(await faultOf(sql`select nonsense`))).toBeNull();
    expect(problemOf(await faultOf(sql`select 1 / 0`))).toBeNull();
  });

  it('have the unique indexes that the records name', async () => {
    const { rows } = namesSchema.parse(
      await test.connection.database.execute(
        sql`select indexname as name from pg_indexes where schemaname = 'api'
          union select conname from pg_constraint`,
      ),
    );
    const named = knownRecords().flatMap(({ uniqueFields }) => Object.keys(uniqueFields));
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
    expect(named.length).toBeGreaterThan(2);
  });

  it('name the index of a value that is already there', async () => {
    const error = await faultOf(sql`update api.agents set username = 'seller'`);
    expect(isUniqueViolation(error, 'agents_username_key')).toBe(true);
    expect(isUniqueViolation(error, 'agents_email_key')).toBe(false);
  });
});

describe('Faults of the way to a database', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code });

  it.each([
    ['57014', 5],
    ['57P01', 5],
    ['53300', 5],
    ['08006', 5],
    ['25P03', 5],
    ['ECONNREFUSED', 5],
    ['40P01', 1],
    ['40001', 1],
  ])('%s may be tried again after %s seconds', (code, seconds) => {
    expect(problemOf(new Error('wrapped', { cause: coded(code) }))).toMatchObject({
      code: 'maintenance',
      retryAfter: seconds,
    });
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])('"%s" is one too', (message) => {
    expect(problemOf(new Error(message))?.code).toBe('maintenance');
  });

  it.each([
    coded('42703'),
    coded('ENOENT'),
    coded('EPERM'),
    coded('FST_ERR_VALIDATION'),
    new Error('x'),
    'x',
    null,
  ])('%s is none', (error) => {
    expect(problemOf(error)).toBeNull();
  });
});
