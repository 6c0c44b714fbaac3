import { describe, expect, it } from 'vitest';
import { packSizeInBaseUnit } from './pack-size.ts';

describe('The size of a pack in the base unit', () => {
  it.each([
    [500_000n, ['G', 'KG'], 500n],
    [1n, ['KG', 'KG'], 1n],
    [1_500n, ['T', 'KG'], 1_500_000n],
    [750_000n, ['ML', 'L'], 750n],
    [10_000n, ['PIECE', 'PIECE'], 10_000n],
    [1_000n, ['BUNCH', 'BUNCH'], 1_000n],
    [12_000n, ['BOX', 'PIECE'], 12_000n],
    [20_000n, ['CRATE', 'KG'], 20_000n],
    [12_500n, ['CRATE', 'KG'], 12_500n],
    [500n, ['KG', 'KG'], 500n],
  ] as const)('counts %s thousandths in %j as %s', (size, [unit, baseUnit], thousandths) => {
    expect(packSizeInBaseUnit(size, unit, baseUnit)).toEqual({ thousandths });
  });

  it.each([
    [500n, ['G', 'KG'], 'precision'],
    [1_500n, ['ML', 'L'], 'precision'],
    [1_000n, ['G', 'L'], 'unit'],
    [1_000n, ['PIECE', 'BUNCH'], 'unit'],
    [1_000n, ['L', 'KG'], 'unit'],
    [500n, ['PIECE', 'PIECE'], 'whole'],
    [1_500n, ['BUNCH', 'BUNCH'], 'whole'],
    [10_500n, ['BOX', 'PIECE'], 'whole'],
  ] as const)('has none for %s thousandths in %j: %s', (size, [unit, baseUnit], fault) => {
    expect(packSizeInBaseUnit(size, unit, baseUnit)).toEqual({ fault });
  });
});
