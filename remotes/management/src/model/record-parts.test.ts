import { describe, expect, it } from 'vitest';
import { partsOf } from './record-parts.ts';

describe('A record in parts', () => {
  it('has each field once, in the order of the page of its agent', () => {
    const parts = partsOf('products', ['updatedAt', 'packs', 'name', 'visibility', 'locationIds']);
    expect(parts).toEqual([
      { name: 'offer', fields: ['name'] },
      { name: 'prices', fields: ['packs'] },
      { name: 'where', fields: ['locationIds'] },
      { name: 'record', fields: ['updatedAt'] },
    ]);
  });

  it('keeps a field of a later service', () => {
    expect(partsOf('produce', ['waterUsed'])).toEqual([{ name: 'record', fields: ['waterUsed'] }]);
  });
});
