import { auditedFields } from '@pazar/contracts/audited-field';
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
  ['English', en],
  ['Macedonian', mk],
])('In %s', (_language, texts: Readonly<Record<string, string>>) => {
  it('every field of the audit has a name', () => {
    const fields = [...auditedFields, ...members, ...business, ...signIn];
    expect(fields.filter((field) => !texts[`field.${field}`])).toEqual([]);
  });
});
