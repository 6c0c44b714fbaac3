import * as z from '@pazar/contracts/schema';
import { describe, expect, it } from 'vitest';
import { defaultPageLimit, maxPageLimit, pageOf } from './page.ts';
import { pageQuerySchema } from './page-query.ts';

describe('pageQuerySchema', () => {
  it('reads a query as the address carries it', () => {
    expect(pageQuerySchema.parse({})).toEqual({ limit: defaultPageLimit, count: false });
    expect(pageQuerySchema.parse({ limit: '50', cursor: 'abc', count: 'true' })).toEqual({
      limit: 50,
      cursor: 'abc',
      count: true,
    });
  });

  it.each([
    { limit: '0' },
    { limit: String(maxPageLimit + 1) },
    { limit: '2.5' },
    { limit: 'many' },
    { cursor: '' },
    { cursor: 'a'.repeat(2001) },
    { count: 'perhaps' },
    { offset: '10' },
  ])('refuses %j', (wrong) => {
    expect(pageQuerySchema.safeParse(wrong).success).toBe(false);
  });
});

describe('pageOf', () => {
  it('is the rows and their positions, and leaves out what it does not know', () => {
    const schema = pageOf(z.string());
    const page = { items: ['a'], page: { next: null, prev: null, limit: 25 } };
    expect(schema.parse(page)).toEqual(page);
    expect(schema.parse({ ...page, total: 1 })).toEqual(page);
    expect(schema.safeParse({ ...page, items: [1] }).success).toBe(false);
  });
});
