import { auditedFields } from '@pazar/contracts/audited-field';
import { describe, expect, it } from 'vitest';
import { auditedFieldWord } from './audited-field-words.ts';

describe('A field of the audit in a file', () => {
  it.each(['mk', 'en'] as const)('has a name in %s', (locale) => {
    const unnamed = auditedFields.filter((field) => auditedFieldWord(field, locale) === undefined);
    expect(unnamed).toEqual([]);
  });

  it('of a later service has none', () => {
    expect(auditedFieldWord('colourOfTheTractor', 'en')).toBeUndefined();
  });
});
