import { describe, expect, it } from 'vitest';
import { formatTotal } from './total.ts';

describe('formatTotal', () => {
  it('writes the number as the language does, beside the count for the plural form', () => {
    expect(formatTotal({ total: 1240 }, 'en')).toEqual({ count: 1240, number: '1,240' });
    expect(formatTotal({ total: 1240, totalIsExact: true }, 'mk')).toEqual({
      count: 1240,
      number: '1.240',
    });
  });

  it('marks a number that is only the part that was counted', () => {
    expect(formatTotal({ total: 10_000, totalIsExact: false }, 'en')?.number).toBe('10,000+');
  });

  it('says nothing while the length is not known', () => {
    expect(formatTotal(undefined, 'en')).toBeNull();
    expect(formatTotal({}, 'en')).toBeNull();
  });
});
