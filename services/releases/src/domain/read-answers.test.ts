import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractsIn, shapeOf } from '@pazar/contracts/releases/shape-of';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unreadable } from './read-answers.ts';

const read = (reader: z.core.$ZodType, answer: z.core.$ZodType) =>
  unreadable(shapeOf(reader, 'input'), shapeOf(answer, 'output'));

const product = z.object({ id: z.string(), price: z.number().nullable() });

describe('A section that reads an answer', () => {
  it.each<[string, z.core.$ZodType]>([
    ['has another member', product.extend({ stock: z.int() })],
    ['has a value that may be null always', product.extend({ price: z.number() })],
    ['has whole numbers only', product.extend({ price: z.int().nullable() })],
    ['has a member with a default', product.extend({ id: z.string().default('new') })],
    ['is anything', z.unknown()],
  ])('goes on when it %s', (_, answer) => {
    expect(read(product, answer)).toEqual([]);
  });

  it.each<[string, z.core.$ZodType, string]>([
    ['lacks a member', product.omit({ id: true }), 'it.id is missing'],
    ['may lack one', product.partial({ id: true }), 'it.id may be missing'],
    ['has another type', product.extend({ id: z.int() }), 'it.id is integer instead of string'],
  ])('is refused when it %s', (_, answer, fault) => {
    expect(read(product, answer)).toEqual([fault]);
  });

  it('is refused for a value that it does not know, and not for one that no longer comes', () => {
    const [few, many] = [z.enum(['DRAFT', 'LIVE']), z.enum(['DRAFT', 'LIVE', 'BLOCKED'])];
    expect(read(few, many)).toEqual(['it can be BLOCKED']);
    expect(read(many, few)).toEqual([]);
    expect(read(few, z.string())).toEqual(['it can be any string']);
    // Spelled otherwise, it has the same values.
    const either = z.union([z.literal('DRAFT'), z.literal('LIVE')]);
    expect(read(either, few)).toEqual([]);
    expect(read(either, many)).toEqual(['it can be BLOCKED']);
    expect(read(z.union([z.literal(true), z.literal(false)]), z.boolean())).toEqual([]);
  });

  it('looks into lists, records and alternatives', () => {
    const page = (items: z.core.$ZodType) => z.object({ items: z.array(items) });
    expect(read(page(product), page(product.omit({ id: true })))).toEqual([
      'it.items[].id is missing',
    ]);
    const named = z.record(z.string(), product);
    expect(read(named, z.record(z.string(), product.omit({ price: true })))).toEqual([
      'it.*.price is missing',
    ]);
    const kinds = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), text: z.string() }),
      z.object({ kind: z.literal('b'), count: z.int() }),
    ]);
    expect(read(kinds, kinds)).toEqual([]);
    const renamed = z.object({ kind: z.literal('b'), number: z.int() });
    expect(read(kinds, renamed)).toEqual(['it.count is missing']);
    const strict = z.strictObject({ id: z.string() });
    expect(read(strict, product)).toEqual(['it.price is unknown to the reader']);
  });

  it('reads every contract as it is today', async () => {
    const folder = dirname(fileURLToPath(import.meta.resolve('@pazar/contracts/problem')));
    const files = (await readdir(folder)).filter((file) => !file.includes('.test.'));
    const faults: Record<string, string[]> = {};
    let count = 0;
    for (const file of files) {
      const exported: unknown = await import(join(folder, file));
      for (const { name, schema } of contractsIn(file, exported)) {
        count += 1;
        const found = read(schema, schema);
        if (found.length > 0) faults[name] = found;
      }
    }
    expect(count).toBeGreaterThan(100);
    expect(faults).toEqual({});
  });
});
