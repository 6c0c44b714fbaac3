import { describe, expect, expectTypeOf, it } from 'vitest';
import { changedFields, type AuditEvent, type OwnAction } from './audit.ts';

describe('An action', () => {
  it('is one of the contract, or a usual verb where it is on a record', () => {
    expectTypeOf<'product.archive'>().toExtend<AuditEvent['action']>();
    expectTypeOf<'archive'>().toExtend<OwnAction>();
    expectTypeOf<'prodct.archive'>().not.toExtend<AuditEvent['action'] | OwnAction>();
  });
});

describe('changedFields', () => {
  it('keeps what differs, as it was and as it is', () => {
    const before = { name: 'Ajvar', tags: ['a'], note: 'x', same: { deep: 1 } };
    const after = { name: 'Ajvar 720 g', tags: ['a', 'b'], same: { deep: 1 }, sku: 'P-1' };
    expect(changedFields(before, after)).toEqual({
      before: { name: 'Ajvar', tags: ['a'], note: 'x', sku: null },
      after: { name: 'Ajvar 720 g', tags: ['a', 'b'], note: null, sku: 'P-1' },
    });
  });

  it('keeps nothing of two equal states', () => {
    expect(changedFields({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual({
      before: {},
      after: {},
    });
  });
});
