import sectionEn from '@pazar/section/localization/en.json' with { type: 'json' };
import sectionMk from '@pazar/section/localization/mk.json' with { type: 'json' };
import uiEn from '@pazar/ui/localization/en.json' with { type: 'json' };
import uiMk from '@pazar/ui/localization/mk.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import en from '../../../assets/localization/en.json' with { type: 'json' };
import mk from '../../../assets/localization/mk.json' with { type: 'json' };

/** Every text by its whole key. */
function flatten(texts: object, before = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${before}${key}.`)
      : [[before + key, String(value)] satisfies [string, string]],
  );
}

const namesIn = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

describe.each([
  { whose: 'the host', texts: { en, mk } },
  { whose: 'the design system', texts: { en: uiEn, mk: uiMk } },
  { whose: 'lists, forms and records', texts: { en: sectionEn, mk: sectionMk } },
])('The texts of $whose', ({ texts }) => {
  const [english, macedonian] = [flatten(texts.en), flatten(texts.mk)];

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
