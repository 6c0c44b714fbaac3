import { describe, expect, it } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const merge = (...files: object[]): unknown =>
  JSON.parse(mergeTexts(files.map((file) => JSON.stringify(file))));

describe('Translation files of one language', () => {
  it('are merged group by group', () => {
    const shell = { brand: 'Pazar', map: { failed: 'No map' } };
    const ui = { map: { name: 'Map', pins: { one: 'A pin' } } };
    expect(merge(shell, ui)).toEqual({
      brand: 'Pazar',
      map: { failed: 'No map', name: 'Map', pins: { one: 'A pin' } },
    });
  });

  it.each([
    ['a text', { map: { name: 'Map' } }, 'map.name'],
    ['a group', { map: { name: { short: 'M' } } }, 'map.name'],
    ['a text for a group', { map: 'Map' }, 'map'],
  ])('may not both have %s', (_what, other, key) => {
    expect(() => merge({ map: { name: 'The map' } }, other)).toThrow(
      `Two translation files have ${key}`,
    );
  });
});
