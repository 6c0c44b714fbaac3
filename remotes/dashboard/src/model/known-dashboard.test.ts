import { aDashboard } from '@pazar/testing/builders';
import { describe, expect, it } from 'vitest';
import { knownBlock, remember } from './known-dashboard.ts';

const problem = {
  type: 'urn:pazar:problem:internal',
  title: 'Something went wrong on the server.',
  status: 500,
  code: 'internal',
  traceId: 'trace-0001',
} as const;

const whole = aDashboard();
const failing = { ...whole, selling: { ...whole.selling, lots: { problem } } };

describe('remember', () => {
  it('keeps what was read of a block that fails now, and says why it failed', () => {
    const known = remember(remember(undefined, whole), failing);
    expect(knownBlock(known, 'lots').data?.total).toBe(60);
    expect(knownBlock(known, 'lots').problem).toEqual(problem);
    expect(knownBlock(known, 'products').problem).toBeUndefined();
  });

  it('has nothing but the problem of a block that never was read', () => {
    const known = remember(undefined, failing);
    expect(knownBlock(known, 'lots')).toEqual({ problem });
    expect(knownBlock(known, 'products').data?.total).toBe(38);
  });

  it('forgets a problem once the block is read again, alone', () => {
    const again = {
      ...whole,
      selling: { lots: { data: { total: 61, available: 21, growing: 12 } } },
    };
    const known = remember(remember(remember(undefined, whole), failing), again);
    expect(knownBlock(known, 'lots')).toEqual({
      data: { total: 61, available: 21, growing: 12 },
      problem: undefined,
    });
    expect(knownBlock(known, 'products').data?.total).toBe(38);
  });

  it('knows nothing before the first answer', () => {
    expect(knownBlock(undefined, 'lots')).toEqual({});
  });
});
