import { describe, expect, it } from 'vitest';
import { dayText } from './day-text.ts';

describe('dayText', () => {
  it('writes a day in the format of the reader', () => {
    expect(dayText('2026-12-24', 'en')).toBe('24/12/2026');
    expect(dayText('2026-12-24', 'mk')).toBe('24.12.2026');
  });

  it('shows what is typed so far as it is', () => {
    expect(['', '2', '24.12', 'today'].map((text) => dayText(text, 'en'))).toEqual([
      '',
      '2',
      '24.12',
      'today',
    ]);
  });
});
