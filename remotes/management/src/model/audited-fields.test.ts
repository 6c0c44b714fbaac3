import { auditedFields } from '@pazar/contracts/audited-field';
import { declaredLabel } from '@pazar/contracts/declared-label';
import { describe, expect, it } from 'vitest';
import en from '../../assets/localization/en.json' with { type: 'json' };
import mk from '../../assets/localization/mk.json' with { type: 'json' };
import { wholes } from './changed-members.ts';

const members = Object.values(wholes).flatMap((names) => Object.values(names));
const business = [
  'legalName',
  'taxNumber',
  'registrationNumber',
  'farmRegistryNumber',
  'vatRegistered',
];
const signIn = ['hasPassword', 'google'];

describe.each([
  ['English', 'en', en],
  ['Macedonian', 'mk', mk],
] as const)('In %s', (_language, locale, words) => {
  const texts: Readonly<Record<string, string>> = words;
  it('every field of the audit has a name', () => {
    const fields = [...auditedFields, ...members, ...business, ...signIn];
    expect(
      fields.filter((field) => !texts[`field.${field}`] && !declaredLabel(field, locale)),
    ).toEqual([]);
  });
});
