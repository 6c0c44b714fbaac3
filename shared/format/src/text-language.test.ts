import { describe, expect, it } from 'vitest';
import { inItsLanguage, plainText } from './text-language.ts';

describe('A text without a language', () => {
  it('is Macedonian where a letter is Cyrillic, else English', () => {
    expect(inItsLanguage('Влез 2, gate')).toEqual({ mk: 'Влез 2, gate', en: null });
    expect(inItsLanguage('Kukliš')).toEqual({ mk: null, en: 'Kukliš' });
  });

  it('is the Macedonian one of two, else the only one', () => {
    expect(plainText({ mk: 'Куклиш', en: 'Kukliš' })).toBe('Куклиш');
    expect(plainText({ mk: null, en: 'Kukliš' })).toBe('Kukliš');
    expect(plainText(null)).toBeNull();
  });
});
