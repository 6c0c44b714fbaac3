import { describe, expect, it } from 'vitest';
import { acceptedRange } from './accepted-range.ts';

const rangeOf = (declared: string | undefined) =>
  acceptedRange({ name: '@pazar/ui', declared, version: '0.2.4' });

describe('The range that a package accepts', () => {
  it.each([
    ['^0.1.0', '>=0.1.0 <1.0.0'],
    ['^1.2.0', '^1.2.0'],
    ['~0.2', '~0.2'],
    ['0.1.x', '0.1.x'],
    ['0.2', '0.2'],
    ['*', '*'],
    ['=0.2.4', '=0.2.4'],
    ['0.1.0 - 0.3.0', '0.1.0 - 0.3.0'],
    ['>=0.1.0 <0.3.0', '>=0.1.0 <0.3.0'],
    ['>= 0.1.0 < 0.3.0', '>=0.1.0 <0.3.0'],
    ['^0.1.0 || ^0.2.0', '>=0.1.0 <1.0.0 || >=0.2.0 <1.0.0'],
    ['workspace:^0.1.0', '>=0.1.0 <1.0.0'],
    ['workspace:0.1.x', '0.1.x'],
    ['npm:@pazar/ui@^0.1.0', '>=0.1.0 <1.0.0'],
    ['workspace:design@>=0.1.0', '>=0.1.0'],
  ])('is the one that it declares, to the next major version: %s', (declared, range) => {
    expect(rangeOf(declared)).toBe(range);
  });

  it.each([
    '0.2.4',
    'workspace:0.2.4',
    'workspace:^',
    'workspace:*',
    'workspace:../ui',
    'catalog:',
    'catalog:react19',
    'file:ui.tgz',
    'https://example.org/ui.tgz',
    undefined,
  ])('is the major version of the installed one, for %s', (declared) => {
    expect(rangeOf(declared)).toBe('>=0.0.0 <1.0.0');
    expect(acceptedRange({ name: 'react', declared, version: '19.3.1' })).toBe('^19.0.0');
  });

  it('has only patches of the version in the workspace, for workspace:~', () => {
    expect(rangeOf('workspace:~')).toBe('~0.2.4');
  });

  it.each(['latest', 'next', '^0.x.y.z', 'workspace:newest', ''])(
    'is an error that says what would be right, for "%s"',
    (declared) => {
      expect(() => rangeOf(declared)).toThrow(
        `package.json declares "@pazar/ui": "${declared}", which is no range of versions. ` +
          'Declare one, such as "^0.2.4".',
      );
    },
  );
});
