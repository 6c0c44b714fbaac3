import * as fc from 'fast-check';
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
    // Two names that look the same are the same.
    expect(textInput({ max: 20 }).parse('Нова  \u00a0 нива')).toBe('Нова нива');
  });

  it.each([['а\u0000'], ['а\nб'], ['а\u007f'], ['   '], ['а'.repeat(21)]])('are not %j', (text) => {
    expect(textInput({ max: 20 }).safeParse(text).success).toBe(false);
  });

  const invisible = Array.from('\u200b\u200c\u200d\u2060\ufeff\u00ad\u115f\u3164\ufe0f\u00a0 ');
  const turning = Array.from(
    '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  );
  const schemas = [{ lines: false }, { lines: true }].flatMap((kind) => [
    textInput({ max: 200, ...kind }),
    optionalTextInput({ max: 200, ...kind }),
  ]);
  /** The rules that a text breaks, by their names. */
  const faultsOf = (schema: (typeof schemas)[number], text: string) =>
    (schema.safeParse(text).error?.issues ?? []).map((issue): unknown =>
      issue.code === 'custom' ? issue.params?.['fault'] : issue.code,
    );

  it('have something in them that can be seen', () => {
    const unseen = fc
      .string({ unit: fc.constantFrom(...invisible), maxLength: 50 })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(unseen, fc.constantFrom(...schemas), (text, schema) => {
        expect(faultsOf(schema, text)).toEqual(['invisible']);
        // Characters between letters may be part of a word or of a sign.
        expect(faultsOf(schema, `Ќ${text}a`)).toEqual([]);
      }),
    );
    expect(schemas.flatMap((schema) => faultsOf(schema, '👨\u200d👩\u200d👧'))).toEqual([]);
  });

  it('turn nothing round that follows them', () => {
    const part = fc.string({ unit: 'grapheme', maxLength: 50 });
    const texts = fc.tuple(part, fc.constantFrom(...turning), part);
    fc.assert(
      fc.property(texts, fc.constantFrom(...schemas), ([before, sign, after], schema) => {
        expect(faultsOf(schema, `a${before}${sign}${after}b`)).toContain('control');
      }),
    );
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
