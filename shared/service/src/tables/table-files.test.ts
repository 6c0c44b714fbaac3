import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MigrationClient } from '../database/migration-client.ts';
import type { TableFiles } from './table-file.ts';
import { readFolder, tableFiles, writeFolder } from './table-files.ts';

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

describe('Writing tables to a folder', () => {
  async function temporaryFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'pazar-tables-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return folder;
  }

  it('creates it, removes tables that are gone, and keeps the files of others', async () => {
    const outer = await temporaryFolder();
    const folder = pathToFileURL(`${join(outer, 'new')}/`);
    const crates = await tableFiles(databaseWith({ name: 'size', type: 'bigint' }), files);
    await writeFolder(folder, crates);
    await writeFile(new URL('notes.txt', folder), 'mine');
    expect([...(await readFolder(folder)).keys()]).toEqual(['crates.ts', 'notes.txt']);
    await writeFolder(folder, new Map());
    expect(await readFolder(folder)).toEqual(new Map([['notes.txt', 'mine']]));
  });

  it('refuses one that has a folder', async () => {
    const outer = await temporaryFolder();
    await mkdir(join(outer, 'inner'));
    const written = writeFolder(pathToFileURL(`${outer}/`), new Map());
    await expect(written).rejects.toThrow('has the folder inner, so nothing is written.');
  });
});
