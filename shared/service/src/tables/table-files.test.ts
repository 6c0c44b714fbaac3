import { describe, expect, it } from 'vitest';
import type { MigrationClient } from '../database/migration-client.ts';
import type { TableFiles } from './table-file.ts';
import { tableFiles } from './table-files.ts';

const files: TableFiles = { schema: 'api', command: 'describe', unread: [], types: {} };

function databaseWith(...columns: { name: string; type: string }[]): MigrationClient {
  const usual = { table: 'crates', tableComment: null, comment: null, checks: [] };
  const given = { notNull: false, hasDefault: false, written: 'by rows' };
  return {
    execute: () => Promise.resolve(),
    query: () => Promise.resolve(columns.map((column) => ({ ...usual, ...given, ...column }))),
  };
}

describe('Describing tables', () => {
  const client = databaseWith({ name: 'size', type: 'bigint' });

  it('refuses a name that the database does not have', async () => {
    const types = { '': { 'crates.sizes': 'number' } };
    const described = tableFiles(client, { ...files, unread: ['boxes'], types });
    await expect(described).rejects.toThrow('The database does not have boxes, crates.sizes.');
  });

  it('refuses a type that it cannot declare', async () => {
    const described = tableFiles(databaseWith({ name: 'size', type: 'circle' }), files);
    await expect(described).rejects.toThrow('No type of TypeScript is known for circle.');
  });

  it('leaves out what no code reads', async () => {
    expect(await tableFiles(client, { ...files, unread: ['crates'] })).toEqual(new Map());
  });
});
