import { describe, expect, it } from 'vitest';
import { printedNumbers } from './printed-numbers.ts';

const output = [
  '│ 0       │ "list, 50 at once" │ 224       │ 0.812 │',
  '| create | 17.0 | NaN | Infinity | undefined | -4 |',
  'publish to a new page: median 207 ms, 99 % 208 ms, most 209 ms',
].join('\n');

describe('The numbers of a printed row', () => {
  it('are those behind its label', () => {
    expect(printedNumbers(output, 'list, 50 at once')).toEqual([224, 0.812]);
    expect(printedNumbers(output, 'publish to a new page:')).toEqual([207, 99, 208, 209]);
  });

  it('include texts in the place of a number', () => {
    const [rate, ...others] = printedNumbers(output, 'create');
    expect(rate).toBe(17);
    expect(others).toEqual([Number.NaN, Number.POSITIVE_INFINITY, Number.NaN, -4]);
  });

  it('of a row that was not printed are an error with all that was', () => {
    expect(() => printedNumbers(output, 'sell')).toThrow(/"sell"[^]*publish to a new page/);
  });
});
