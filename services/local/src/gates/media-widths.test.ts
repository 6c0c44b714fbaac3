import { describe, expect, it } from 'vitest';
import { otherWidths, readBreakpoints } from './media-widths.ts';

const breakpoints = ['576px', '768px'];

describe('Media queries', () => {
  it('have their widths from the one place that defines them', () => {
    const text = '/** At 300. */\nexport const breakpoints = { small: 576, medium: 768 } as const;';
    expect(readBreakpoints(text)).toEqual(breakpoints);
    expect(() => readBreakpoints('export const breakpoints = {};')).toThrow('no width');
  });

  it.each([
    ['@media (width < 480px) {}', '480px'],
    ['@media print, (width >= 62rem) {}', '62rem'],
    ['@media (576px <= width < 800px) {}', '800px'],
    ['@media (max-width: 767.98px) {}', '767.98px'],
    ['@media (height >= 480px) {}', '480px'],
    ["matchMedia('(max-width: 400px)')", '400px'],
    ['<source media="(width < 30em)" srcset="a.png" />', '30em'],
  ])('are refused with another width: %s', (text, width) => {
    expect(otherWidths(text, breakpoints)).toEqual([width]);
  });

  it.each([
    '@media (576px <= width < 768px) { .page { inline-size: 480px } }',
    '@container (width < 26rem) {}',
    '@media (pointer: coarse) and (width >= 768px) {}',
    'matchMedia(`(width < ${breakpoints.medium}px)`)',
    '@media print {\n  .sheet { inline-size: 210mm }\n}',
  ])('are let pass: %s', (text) => {
    expect(otherWidths(text, breakpoints)).toEqual([]);
  });
});
