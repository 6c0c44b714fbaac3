import { describe, expect, it } from 'vitest';
import { periodBefore } from './period-before.ts';

describe('periodBefore', () => {
  it.each([
    ['the start of a month', '2026-11-01..2026-11-21', '2026-10-01..2026-10-21'],
    [
      'a start that the month before is too short for',
      '2026-03-01..2026-03-30',
      '2026-02-01..2026-02-28',
    ],
    ['a whole month', '2026-02-01..2026-02-28', '2026-01-01..2026-01-31'],
    ['a first of January', '2026-01-01..2026-01-01', '2025-12-01..2025-12-01'],
    ['the start of a year', '2026-01-01..2026-11-21', '2025-01-01..2025-11-21'],
    ['a year that ends in its leap day', '2028-01-01..2028-02-29', '2027-01-01..2027-02-28'],
    ['seven days', '2026-11-15..2026-11-21', '2026-11-08..2026-11-14'],
    ['days over a change of clocks', '2026-10-20..2026-10-29', '2026-10-10..2026-10-19'],
  ])('compares %s, %s, with %s', (_name, period, before) => {
    const [from = '', to = ''] = period.split('..');
    const compared = periodBefore({ from, to });
    expect(`${compared.from}..${compared.to}`).toBe(before);
  });
});
