import { describe, expect, it } from 'vitest';
import en from '../../../public/assets/localization/en.json' with { type: 'json' };
import mk from '../../../public/assets/localization/mk.json' with { type: 'json' };

/** Every text by its whole key. */
function flatten(texts: object, before = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${before}${key}.`)
      : [[before + key, String(value)] satisfies [string, string]],
  );
}

const english = flatten(en);
const macedonian = flatten(mk);
const namesIn = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

describe("the host's texts", () => {
  it('have the same keys in both languages', () => {
    expect(macedonian.map(([key]) => key)).toEqual(english.map(([key]) => key));
  });

  it('fill in the same names in both languages', () => {
    const inEnglish = new Map(english);
    for (const [key, text] of macedonian) {
      expect(new Set(namesIn(text))).toEqual(new Set(namesIn(inEnglish.get(key))));
    }
  });

  it('leave no text empty, and write Macedonian in Cyrillic', () => {
    expect([...english, ...macedonian].filter(([, text]) => text.trim() === '')).toEqual([]);
    const withWords = macedonian.filter(([, text]) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')));
    expect(withWords.filter(([, text]) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });
});
