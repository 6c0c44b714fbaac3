import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runScript } from '@pazar/service/testing/run-script';
import { describe, expect, it } from 'vitest';
import { makeRecord } from './make-record.ts';

const repository = join(import.meta.dirname, '../../../..');
const words = { one: 'supplier', many: 'suppliers', oneMk: 'Добавувач', manyMk: 'добавувачи' };
const inMacedonian = ['--mk', words.oneMk, '--mk-many', words.manyMk];
/** The files to which lines are added. */
const changed = [
  'shared/contracts/src/api/declared-label.ts',
  'services/api/src/record-kinds.ts',
] as const;

const command = (args: readonly string[]) =>
  runScript(join(repository, 'services/api'), ['new-record', ...args]);

describe('A kind of record', () => {
  it.each<[changed: Partial<typeof words>, reason: string]>([
    [{ one: 'location', many: 'locations' }, 'location or locations is there already.'],
    [{ one: 'passkey', many: 'passkeys' }, 'passkey or passkeys is there already.'],
    [{ one: 'crop', many: 'cropkinds' }, 'crop or cropkinds is there already.'],
    [{ many: 'rows' }, 'The code of a kind uses "rows" for something else.'],
    [{ one: 'target' }, 'The code of a kind uses "Target" for something else.'],
    [{ many: 'classes', one: 'class' }, 'The code of a kind uses "class" for something else.'],
    [{ oneMk: 'добавувач' }, '"добавувач" begins with no capital letter.'],
    [{ one: '../supplier' }, '"../supplier" is not a word of 2 to 30 small letters.'],
    [{ many: 'supplier' }, 'One and many need two words.'],
    [{ oneMk: "Добавувач', x" }, `"Добавувач', x" is no Macedonian word.`],
  ])('is not made of the words %j, and new-record says why', (others, reason) => {
    expect(() => makeRecord(repository, { ...words, ...others })).toThrow(reason);
  });

  it.each<[args: readonly string[], reason: string]>([
    [['location', 'locations', ...inMacedonian], 'location or locations is there already.'],
    [['supplier', 'suppliers', '--mk', 'Добавувач'], 'Give --mk and --mk-many.\n\nUsage:'],
    [['supplier', 'suppliers', '--title', 'x'], "Unknown option '--title'"],
  ])('is not made by the command with %j, which says why without a stack', async (args, reason) => {
    const { failed, output } = await command(args);
    expect(failed).toBe(true);
    expect(output).toContain(reason);
    expect(output).not.toMatch(/^ +at /m);
  });

  it('is made whole or not at all, and its files are named when a later step fails', async () => {
    const root = await mkdtemp(join(tmpdir(), 'make-record-'));
    const [labels, kinds] = changed;
    for (const file of changed) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      cpSync(join(repository, file), join(root, file));
    }
    mkdirSync(join(root, 'services/api/src/database/migrations'), { recursive: true });
    writeFileSync(join(root, kinds), '');
    expect(() => makeRecord(root, words)).toThrow('No file has');
    const all = readdirSync(root, { recursive: true, encoding: 'utf8' });
    expect(all.filter((file) => file.includes('supplier'))).toEqual([]);
    expect(readFileSync(join(root, labels), 'utf8')).not.toContain('supplier');

    cpSync(join(repository, kinds), join(root, kinds));
    // This repository has no describe-tables.
    const { failed, output } = await command([
      'supplier',
      'suppliers',
      ...inMacedonian,
      '--to',
      root,
    ]);
    expect(failed).toBe(true);
    expect(output).toContain('remove these files or restore them with git:\n  shared/contracts');
    await rm(root, { recursive: true });
  });
});
