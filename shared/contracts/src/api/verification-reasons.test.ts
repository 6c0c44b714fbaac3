import { describe, expect, it } from 'vitest';
import { fieldsOfReason, presetNames, presetText } from './verification-reasons.ts';

describe('A reason of management', () => {
  it.each(['en', 'mk'] as const)('leads to the field of each of its presets, in %s', (locale) => {
    const reason = presetNames.map((name) => presetText(name, locale)).join('\n');
    expect(fieldsOfReason(reason)).toEqual([
      'location.lat',
      'business.taxNumber',
      'business.farmRegistryNumber',
      'business.legalName',
    ]);
  });

  it('in other words leads to no field', () => {
    expect(fieldsOfReason('Please call us about the pin on the map.')).toEqual([]);
  });
});
