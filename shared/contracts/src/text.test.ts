import { describe, expect, it } from 'vitest';
import {
  localizedTextInput,
  localizedTextPatch,
  optionalLocalizedTextInput,
  optionalTextInput,
  textInput,
} from './text.ts';

describe('Texts that people enter', () => {
  it('are composed, trimmed and of one line end', () => {
    // К with a combining acute accent is Ќ in composed form.
    expect(textInput({ max: 20 }).parse('  К\u0301ебап ')).toBe('Ќебап');
    expect(textInput({ max: 20, lines: true }).parse('а\r\nб\rв\n')).toBe('а\nб\nв');
  });

  it.each([['а\u0000'], ['а\nб'], ['а\u007f'], ['   '], ['а'.repeat(21)]])('are not %j', (text) => {
    expect(textInput({ max: 20 }).safeParse(text).success).toBe(false);
  });

  it('may be left out where they are optional: then they are null', () => {
    const schema = optionalTextInput({ min: 2, max: 5 });
    expect(['', '  ', null, ' аб '].map((text) => schema.parse(text))).toEqual([
      null,
      null,
      null,
      'аб',
    ]);
    expect(schema.safeParse('а').success).toBe(false);
  });

  it('need one language, or none where they are optional', () => {
    const limits = { max: 20 };
    expect(localizedTextInput(limits).parse({ mk: 'а' })).toEqual({ mk: 'а', en: null });
    expect(localizedTextInput(limits).safeParse({ mk: '', en: ' ' }).success).toBe(false);
    expect(optionalLocalizedTextInput(limits).parse({ mk: '', en: null })).toBeNull();
    expect(optionalLocalizedTextInput(limits).parse({ en: 'a' })).toEqual({ mk: null, en: 'a' });
  });

  it('keep out of a patch what it does not name', () => {
    expect(localizedTextPatch({ max: 20 }).parse({ en: 'a' })).toEqual({ en: 'a' });
  });
});
