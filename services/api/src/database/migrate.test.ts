import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createScratchDatabase } from '@pazar/service/testing/scratch-database';
import { bothDatabases, testServerUrl } from '../testing/test-databases.ts';
import { migrate } from '@pazar/service/database/migrate';
import type { MigrationClient } from '@pazar/service/database/migration-client';
import { sortKey } from '@pazar/format/sort-key';
import type { Migration } from '@pazar/service/database/migrations';
import { apiSchema, openDatabase } from './open-database.ts';
import { agents } from './tables/agents.ts';

const later: Migration = {
  name: '9999_later.sql',
  sql: 'create table api.later (id integer); create table api.later_still (id integer)',
  checksum: 'later',
};

describe('Migrations', () => {
  it('have a number each that no other has', async () => {
    const { migrations } = await apiSchema();
    const numbers = migrations.map(({ name }) => /^\d{4}(?=_[a-z_]+[.]sql$)/.exec(name)?.[0]);
    expect(numbers).toHaveLength(new Set(numbers).size);
    expect(numbers).not.toContain(undefined);
  });
});

describe.each(bothDatabases)('Migrations on $name', ({ connect }) => {
  let client: MigrationClient;
  let close: () => Promise<void>;
  let migrations: readonly Migration[];
  const bring = (all: readonly Migration[]) => migrate(client, { name: 'api', migrations: all });
  beforeAll(async () => {
    ({ client, close } = await connect());
    ({ migrations } = await apiSchema());
  });
  afterEach(() => client.execute('drop schema if exists api cascade'));
  afterAll(() => close());

  /** @returns the id of an agent, whose places the test writes */
  async function insertAgent(): Promise<string> {
    const agent = '00000000-0000-4000-8000-000000000001';
    await client.query(`insert into api.agents values ('${agent}', 1, 'someone', null, null,
      'Some one', 'SELLER', '{}', 'LOCAL', 'ACTIVE', 'NONE', now(), now())`);
    return agent;
  }
  const tables = () =>
    client.query(`select table_name from information_schema.tables
      where table_schema = 'api' order by table_name like 'later%', table_name`);

  it('apply once, in order, and leave what is applied alone', async () => {
    await bring(migrations);
    const before = await tables();
    await client.query(`insert into api.agents values (gen_random_uuid(), 1, 'someone', null, null,
      'Some one', 'SELLER', '{}', 'LOCAL', 'ACTIVE', 'NONE', now(), now())`);

    await bring(migrations);
    await bring([...migrations, later]);
    const added = (await tables()).slice(before.length);
    expect(added).toEqual([{ table_name: 'later' }, { table_name: 'later_still' }]);
    expect((await tables()).slice(0, before.length)).toEqual(before);
    expect(await client.query('select username from api.agents')).toEqual([
      { username: 'someone' },
    ]);
    const recorded = await client.query('select name from api.migrations order by name');
    expect(recorded).toEqual([...migrations, later].map(({ name }) => ({ name })));
  });

  it('leave nothing behind when one of them fails', async () => {
    const broken = { ...later, sql: `${later.sql}; select nonsense` };
    await expect(bring([...migrations, broken])).rejects.toThrow('nonsense');
    expect(await tables()).toEqual([]);
    await bring(migrations);
    expect(await tables()).not.toEqual([]);
  });

  it('give the texts of places both languages, each by its letters', async () => {
    const at = migrations.findIndex(({ name }) => name.endsWith('_texts_in_both_languages.sql'));
    await bring(migrations.slice(0, at));
    const agent = await insertAgent();
    const days = [
      { date: '2026-12-08', intervals: [], note: 'Св. Климент / Saint Clement' },
      { date: '2026-12-24', intervals: [], note: 'Бадник' },
      { date: '2026-12-31', intervals: [], note: null },
    ];
    const insert = (name: string, settlement: string, notes: string) =>
      client.query(`insert into api.locations (id, agent_id, type, name, settlement, municipality_code,
        country, public_precision, is_primary, status, created_at, updated_at, created_by, updated_by,
        notes, exceptions) values (gen_random_uuid(), '${agent}', 'FIELD', '${name}', '${settlement}',
        'MK-410', 'MK', 'EXACT', false, 'ACTIVE', now(), now(), '${agent}', '${agent}', '${notes}',
        '${JSON.stringify(days)}')`);
    await insert('Seat', 'Strumica', 'Ring the bell');
    await insert('Village', 'Куклиш', 'Влез од дворот');
    await bring(migrations);
    const [seat, village] = await client.query(`select settlement_mk, settlement_en, settlement,
      notes_mk, notes_en, notes, exceptions from api.locations order by name`);
    expect(seat).toMatchObject({
      settlement_mk: 'Струмица',
      settlement_en: 'Strumica',
      settlement: 'Струмица',
      notes_mk: null,
      notes_en: 'Ring the bell',
      notes: 'Ring the bell',
      exceptions: [
        {
          date: '2026-12-08',
          note: 'Св. Климент',
          noteIn: { mk: 'Св. Климент', en: 'Saint Clement' },
        },
        { note: 'Бадник', noteIn: { mk: 'Бадник', en: null } },
        { note: null, noteIn: null },
      ],
    });
    expect(village).toMatchObject({
      settlement_mk: 'Куклиш',
      settlement_en: null,
      notes_mk: 'Влез од дворот',
      notes_en: null,
    });
  });

  it('sort settlements of before by the language of the reader, and name seats in both', async () => {
    const at = migrations.findIndex(({ name }) => name.endsWith('_settlement_order.sql'));
    await bring(migrations.slice(0, at));
    const agent = await insertAgent();
    const places: [code: string, mk: string | null, en: string | null][] = [
      ['MK-210', 'Облешево', null],
      ['MK-410', 'Струмица', 'Strumica'],
      ['MK-410', 'Ќошиња', null],
      ['MK-410', ' ДОЛНА  Бања 2-а', null],
      ['MK-817', null, 'Skopje'],
      ['MK-817', null, 'Čaška & Đorđe'],
    ];
    for (const [index, [code, mk, en]] of places.entries()) {
      const texts = [mk, en].map((text) => (text === null ? 'null' : `'${text}'`)).join();
      // oxlint-disable-next-line no-await-in-loop -- one after the other, in the order of the table
      await client.query(`insert into api.locations (id, agent_id, type, name, settlement_mk,
        settlement_en, municipality_code, country, public_precision, is_primary, status, created_at,
        updated_at, created_by, updated_by, settlement_sort_mk, settlement_sort_en)
        values (gen_random_uuid(), '${agent}', 'FIELD', 'Field ${index}', ${texts}, '${code}', 'MK', 'EXACT',
        false, 'ACTIVE', now(), now(), '${agent}', '${agent}', 'of before', 'of before')`);
    }
    await bring(migrations);
    const rows = await client.query(`select settlement_mk, settlement_en, settlement_sort_mk,
      settlement_sort_en from api.locations`);
    const seats = new Map([
      ['Облешево', ['Облешево', 'Obleševo']],
      ['Skopje', ['Скопје', 'Skopje']],
    ]);
    const expected = places.map(([, mk, en]) => {
      const [inMk = null, inEn = null] = seats.get(mk ?? en ?? '') ?? [mk, en];
      return {
        settlement_mk: inMk,
        settlement_en: inEn,
        settlement_sort_mk: sortKey(inMk ?? inEn ?? '', 'mk'),
        settlement_sort_en: sortKey(inEn ?? inMk ?? '', 'en'),
      };
    });
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });

  it('refuse a database with one that the build does not know', async () => {
    await bring([...migrations, later]);
    await expect(bring(migrations)).rejects.toThrow(
      'The database has migration 9999_later.sql, which this build does not know. ' +
        'Start a build that knows it, or remove local data with pnpm reset.',
    );
  });

  it('refuse one that was changed after it was applied', async () => {
    await bring([...migrations, later]);
    const changed = { ...later, checksum: 'changed' };
    await expect(bring([...migrations, changed])).rejects.toThrow(
      'Migration 9999_later.sql was changed after it was applied. ' +
        'Restore it and add a new one, or remove local data with pnpm reset.',
    );
  });
});

describe.each(testServerUrl === '' ? [] : [testServerUrl])('Services on one server', (server) => {
  it('migrate one at a time when they start at once', async () => {
    const { url, drop } = await createScratchDatabase(server);
    const connections = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url })));
    const rows = await Promise.all(
      connections.map(({ database }) => database.select({ id: agents.id }).from(agents)),
    );
    expect(rows).toEqual([[], [], [], []]);
    await Promise.all(connections.map((connection) => connection.close()));
    await drop();
  });
});
