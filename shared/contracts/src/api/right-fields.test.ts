import * as z from '@pazar/contracts/schema';
import { describe, expect, it } from 'vitest';
import { areRight, whereRight } from './right-fields.ts';

describe('A check of several fields', () => {
  const period = z
    .strictObject({ from: z.int(), to: z.int(), name: z.string() })
    .check(z.refine(({ from, to }) => from <= to, { ...whereRight('from', 'to'), error: 'order' }));
  const faultsOf = (value: object) =>
    period.safeParse(value).error?.issues.map(({ message, path }) => path.join('.') || message);

  it('is made beside a fault of another field', () => {
    expect(faultsOf({ from: 2, to: 1, name: 5 })).toEqual(['name', 'order']);
    expect(faultsOf({ from: 2, to: 1, name: 'x', more: 1 })).toContain('order');
  });

  it('is not made where one of its own fields is wrong', () => {
    expect(faultsOf({ from: 'two', to: 1, name: 'x' })).toEqual(['from']);
  });

  it.each([
    ['a fault of a member of the field', ['packs', 0, 'size'], false],
    ['a fault of the whole that has the field', ['packs'], false],
    ['a fault of another member', ['packs', 1, 'size'], true],
  ])('knows %s', (_, place, isRight) => {
    expect(areRight([{ code: 'custom', path: place }], ['packs', 0])).toBe(isRight);
  });
});
